import type { CloseSource } from '../../core/overlay/overlay.ts'
import type { LightboxItem } from './links/lightbox-item.ts'

/** How a lightbox behaves. */
export interface LightboxOptions {
  /** The image to begin with, counted from 0. @default 0 */
  index?: number | undefined
  /** Accessible name. @default 'Images' */
  label?: string
  /** The slideshow starts by itself; never for a visitor who asked for less motion. @default false */
  autoplay?: boolean
  /** How long the slideshow shows an image, in ms, counted from when it is there (LBX-04). @default 2500 */
  interval?: number | undefined
  /** Strip of thumbnails under several images. @default true */
  thumbnails?: boolean
  /** Link to the image's file. @default false */
  download?: boolean
  /** The browser's Back closes the lightbox instead of leaving the page (LBX-07). @default true */
  history?: boolean
  /** Where the events are sent. @default document.body */
  target?: EventTarget
}

/** Milliseconds per image of the slideshow (LBX-04). */
export const defaultInterval = 2500

/** Milliseconds, where they are any. */
export const readInterval = (given: unknown): number | undefined =>
  typeof given === 'number' && given > 0 && given < Number.POSITIVE_INFINITY ? given : undefined

function warn(name: string, given: unknown): void {
  console.warn(`flx : les images s’ouvrent sans le paramètre ${name} : « ${given} » ne peut pas être lu.`)
}

/** The settings of a call that can be read. The others are said in the console, and the images open all the same (LBX-08). */
export function readOptions(options: LightboxOptions): LightboxOptions {
  const { index, interval, ...others } = options
  if (index !== undefined && !Number.isInteger(index)) warn('index', index)
  if (interval !== undefined && !readInterval(interval)) warn('interval', interval)
  return {
    ...others,
    index: Number.isInteger(index) ? index : undefined,
    interval: readInterval(interval),
  }
}

/** An open lightbox. */
export interface LightboxHandle {
  readonly isOpen: boolean
  /** The image shown, counted from 0. */
  readonly index: number
  /** Shows another of its images. */
  show(index: number): void
  /** Asks to close, as the visitor does. Resolves with whether it closed. */
  hide(): Promise<boolean>
  /** Resolves once it is closed, with what closed it and the image shown last. */
  readonly closed: Promise<{ source: CloseSource; index: number }>
}

/** What an opened lightbox is drawn with. */
export interface LightboxSession {
  items: readonly LightboxItem[]
  index: number
  options: LightboxOptions
  target: EventTarget
  /** What opened it. */
  opener: Element | null
}
