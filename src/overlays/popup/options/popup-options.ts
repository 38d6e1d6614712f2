import { isAddress } from '../../../core/browser/is-address.ts'
import type { CallBody } from '../../../core/http/call.ts'
import type { CloseSource } from '../../../core/overlay/overlay.ts'
import { isVideoAddress } from '../../../domain/video/video-source.ts'
import type { Content } from '../../../ui/content.ts'

/** The way in which a popup shows its URL: in a frame, as a fragment, an image, a video, or a part of this page. */
export type PopupHandler = 'iframe' | 'ajax' | 'image' | 'video' | 'inline'

/** A number of pixels, or a CSS length; a percentage refers to the window. */
export type PopupLength = number | string

/** A function that guards closing, or the name under which the frame's page or this one registered it. */
export type CloseGuard = (() => unknown) | string

/** The names of the pages of the site that have a preset (POPUP-08). */
export const popupPresetNames = ['reservation', 'criteria', 'coordinates', 'security'] as const

export type PopupPreset = (typeof popupPresetNames)[number]

/** Options of a popup, under the names that pages already use (POPUP-02). */
export interface PopupOptions {
  /** URL to show, or `#id` of a part of this page. */
  href?: string
  /** Data to post to the URL; the answer is shown as a fragment (HTTP-04). */
  data?: CallBody
  /** The name of a page of the site, instead of a URL (POPUP-08). */
  preset?: PopupPreset
  /** Query parameters of the preset's URL, by their names there: `{ name_form: 'fiche', name_lat: 'lat' }`. */
  params?: Record<string, string | number | undefined>
  /** Content to show instead of a URL. */
  content?: Content
  /** @default derived from the URL: `#id` is inline, images and videos are recognised, anything else is a frame */
  handler?: PopupHandler
  /** Title and accessible name. */
  label?: string
  /** Classes added to the popup. */
  className?: string
  /** Size of the content; below 768 px it fills the window. @default { x: 400, y: 350 } */
  size?: { x?: PopupLength; y?: PopupLength }
  maxWidth?: PopupLength
  maxHeight?: PopupLength
  /** Closes the popup on a click outside of it. @default true */
  overlayClose?: boolean
  /** Closes the popup on Escape. @default true */
  escKey?: boolean
  /** Called before a frame closes: any result but false is a text to confirm, with No and Yes (POPUP-05). */
  confirmCloseFonction?: CloseGuard
  /** Called when it has closed. */
  onClose?(source: CloseSource): void
}

/** An open popup. */
export interface PopupHandle {
  readonly element: HTMLDialogElement | null
  /** Asks the popup to close. Resolves with true if it closed. */
  close(source?: CloseSource): Promise<boolean>
  /** Resolves with the cause of closing. */
  readonly closed: Promise<CloseSource>
}

/** Returns true if there is something to show; reports in the console what is missing. */
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

/** Returns the handler of the options, derived from the URL if none is given. */
export function handlerOf({ href = '', handler, content, data }: PopupOptions): PopupHandler {
  if (data !== undefined) return 'ajax'
  if (handler) return handler
  if (content !== undefined || href.startsWith('#')) return 'inline'
  if (imageAddress.test(href)) return 'image'
  return isVideoAddress(href) ? 'video' : 'iframe'
}

export const defaultSize = { x: 400, y: 350 }

/**
 * Converts a length to CSS: `800` and `'800'` are pixels, `'98%'` refers to the window, anything else must be a CSS
 * length.
 */
function cssLength(length: PopupLength | undefined, axis: 'x' | 'y'): string | undefined {
  if (length === undefined || length === '') return undefined
  const text = String(length).trim()
  if (/^\d+(?:\.\d+)?$/.test(text)) return `${text}px`
  if (/^\d+(?:\.\d+)?%$/.test(text)) return text.replace('%', axis === 'x' ? 'vw' : 'dvh')
  return CSS.supports('width', text) ? text : undefined
}

/**
 * Returns the custom properties for a popup's size (POPUP-03); below 768 px the style sheet makes it fill the window
 * (POPUP-04).
 */
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
