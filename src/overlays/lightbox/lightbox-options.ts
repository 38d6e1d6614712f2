import type { CloseSource } from '../../core/overlay/overlay.ts'
import type { LightboxItem } from './links/lightbox-item.ts'

/** The options of a lightbox. */
export interface LightboxOptions {
  /** The first image to show, counted from 0. @default 0 */
  index?: number | undefined
  /** Accessible name. @default 'Images' */
  label?: string
  /** Starts the slideshow by itself, except for a visitor who prefers reduced motion. @default false */
  autoplay?: boolean
  /** Milliseconds for which the slideshow shows an image, counted from when it has loaded (LBX-04). @default 2500 */
  interval?: number | undefined
  /** Shows a strip of thumbnails under several images. @default true */
  thumbnails?: boolean
  /** Shows a link to the image's file. @default false */
  download?: boolean
  /** Lets the browser's Back button close the lightbox instead of leaving the page (LBX-07). @default true */
  history?: boolean
  /** The target of the events. @default document.body */
  target?: EventTarget
}

/** Milliseconds for which the slideshow shows an image by default (LBX-04). */
export const defaultInterval = 2500

export const readInterval = (given: unknown): number | undefined =>
  typeof given === 'number' && given > 0 && given < Number.POSITIVE_INFINITY ? given : undefined

function warn(name: string, given: unknown): void {
  console.warn(`flx : les images s’ouvrent sans le paramètre ${name} : « ${given} » ne peut pas être lu.`)
}

/**
 * Returns the options of a call, without an invalid index or interval. Those are reported in the console, and the
 * images open all the same (LBX-08).
 */
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
  /** The index of the current image, from 0. */
  readonly index: number
  /** Shows another of its images. */
  show(index: number): void
  /** Asks the lightbox to close, as the visitor can. Resolves with true if it closed. */
  hide(): Promise<boolean>
  /** Resolves when the lightbox has closed, with the cause and the index of the last image. */
  readonly closed: Promise<{ source: CloseSource; index: number }>
}

export interface LightboxSession {
  items: readonly LightboxItem[]
  index: number
  options: LightboxOptions
  target: EventTarget
  opener: Element | null
}

/** The current image, its index from 0, and the number of images. `item` is undefined if there is none. */
export interface LightboxView {
  index: number
  total: number
  item: LightboxItem | undefined
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when a lightbox has opened. */
    'flx-lightbox-open': CustomEvent<LightboxView>
    /** Fired when another image is shown. */
    'flx-lightbox-change': CustomEvent<LightboxView>
    /** Fired before a lightbox closes; cancelable. */
    'flx-lightbox-close': CustomEvent<LightboxView & { source: CloseSource }>
    /** Fired when a lightbox has closed and the focus is back in the page. */
    'flx-lightbox-closed': CustomEvent<LightboxView & { source: CloseSource }>
  }
}
