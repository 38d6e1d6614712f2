import { isAddress } from '../../../core/browser/is-address.ts'
import type { CallBody } from '../../../core/http/call.ts'
import type { CloseSource } from '../../../core/overlay/overlay.ts'
import { isVideoAddress } from '../../../domain/video/video-address.ts'
import type { Content } from '../../../ui/content.ts'

/** How a popup shows its address: in a frame, as a fragment of the page, as an image, a video, or a part of this page. */
export type PopupHandler = 'iframe' | 'ajax' | 'image' | 'video' | 'inline'

/** Pixels, or a length of CSS; a percentage is one of the window. */
export type PopupLength = number | string

/** What `confirmCloseFonction` may be: a function, or the name by which one is registered in the frame's page or in this one. */
export type CloseGuard = (() => unknown) | string

/** A page of the site that popups know by its name (POPUP-08). */
export const popupPresetNames = ['reservation', 'criteria', 'coordinates', 'security'] as const

export type PopupPreset = (typeof popupPresetNames)[number]

/** Options of a popup, under the names that pages already use (POPUP-02). */
export interface PopupOptions {
  /** Address to show, or `#id` of a part of this page. */
  href?: string
  /** What is posted to the address; the answer is shown as a fragment (HTTP-04). */
  data?: CallBody
  /** Instead of an address, a page of the site that is known by its name (POPUP-08). */
  preset?: PopupPreset
  /** Parameters of the preset's address, by their names there: `{ name_form: 'fiche', name_lat: 'lat' }`. */
  params?: Record<string, string | number | undefined>
  /** What to show instead of an address. */
  content?: Content
  /** @default read from the address: `#id` is inline, an image an image, a video a video, anything else a frame */
  handler?: PopupHandler
  /** Title, and accessible name. */
  label?: string
  /** Classes added to the popup. */
  className?: string
  /** Size of what is shown; the whole window below 768 px. @default { x: 400, y: 350 } */
  size?: { x?: PopupLength; y?: PopupLength }
  maxWidth?: PopupLength
  maxHeight?: PopupLength
  /** A click beside it closes it. @default true */
  overlayClose?: boolean
  /** Escape closes it. @default true */
  escKey?: boolean
  /** Asked before a frame closes: any answer but false is a text to confirm, with No and Yes (POPUP-05). */
  confirmCloseFonction?: CloseGuard
  /** Called once it is closed. */
  onClose?(source: CloseSource): void
}

/** An open popup. */
export interface PopupHandle {
  readonly element: HTMLDialogElement | null
  /** Asks to close. Resolves with whether it closed. */
  close(source?: CloseSource): Promise<boolean>
  /** Resolves with what closed it. */
  readonly closed: Promise<CloseSource>
}

/** Whether there is something to show; says in the console what is missing. */
export function canShow({ href, content, preset }: PopupOptions): boolean {
  if (content != null) return true
  if (preset && !popupPresetNames.includes(preset)) {
    console.warn(`flx : popup : « ${preset} » n’est pas un preset ; il y a ${popupPresetNames.join(', ')}.`)
    return false
  }
  if (preset && preset !== 'security' && !href) return true
  if (!href) {
    console.warn('flx : un popup demande une adresse (href) ou un contenu (content) ; il ne s’ouvre pas.')
    return false
  }
  const canBeShown = isAddress(href)
  if (!canBeShown) console.warn(`flx : un popup ne peut pas montrer l’adresse « ${href} ».`)
  return canBeShown
}

const imageAddress = /\.(?:avif|bmp|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i

/** How an address is shown when nothing says so. */
export function handlerOf({ href = '', handler, content, data }: PopupOptions): PopupHandler {
  if (data !== undefined) return 'ajax'
  if (handler) return handler
  if (content !== undefined || href.startsWith('#')) return 'inline'
  if (imageAddress.test(href)) return 'image'
  return isVideoAddress(href) ? 'video' : 'iframe'
}

/** Size of what is shown where nothing says another, in pixels. */
export const defaultSize = { x: 400, y: 350 }

/** `800` and `'800'` are pixels, `'98%'` a part of the window, anything else a length that the browser knows. */
function cssLength(length: PopupLength | undefined, axis: 'x' | 'y'): string | undefined {
  if (length === undefined || length === '') return undefined
  const text = String(length).trim()
  if (/^\d+(?:\.\d+)?$/.test(text)) return `${text}px`
  if (/^\d+(?:\.\d+)?%$/.test(text)) return text.replace('%', axis === 'x' ? 'vw' : 'dvh')
  return CSS.supports('width', text) ? text : undefined
}

/** Custom properties of a popup's size (POPUP-03); below 768 px the style sheet gives it the whole window (POPUP-04). */
export function sizeStyle({ size, maxWidth, maxHeight }: PopupOptions): Record<string, string> {
  const lengths = {
    '--flx-popup-width': cssLength(size?.x, 'x') ?? `${defaultSize.x}px`,
    '--flx-popup-height': cssLength(size?.y, 'y') ?? `${defaultSize.y}px`,
    '--flx-popup-max-width': cssLength(maxWidth, 'x'),
    '--flx-popup-max-height': cssLength(maxHeight, 'y'),
  }
  return Object.fromEntries(
    Object.entries(lengths).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
