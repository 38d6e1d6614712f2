import type { CloseSource } from '../../core/overlay/overlay.ts'
import type { Content } from '../../ui/content.ts'

/** How a popup shows its address: in a frame, as a fragment of the page, as an image, a video, or a part of this page. */
export type PopupHandler = 'iframe' | 'ajax' | 'image' | 'video' | 'inline'

/** Pixels, or a length of CSS; a percentage is one of the window. */
export type PopupLength = number | string

/** What `confirmCloseFonction` may be: a function, or the name of one in the frame's page or in this one. */
export type CloseGuard = (() => unknown) | string

/** Options of a popup, under the names that pages already use (POPUP-02). */
export interface PopupOptions {
  /** Address to show, or `#id` of a part of this page. */
  href?: string
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
export function canShow({ href, content }: PopupOptions): boolean {
  if (content != null) return true
  if (!href) {
    console.warn('flx : un popup demande une adresse (href) ou un contenu (content) ; il ne s’ouvre pas.')
    return false
  }
  const isAddress = URL.canParse(href, document.baseURI) && !/^javascript:/i.test(new URL(href, document.baseURI).href)
  if (!isAddress) console.warn(`flx : un popup ne peut pas montrer l’adresse « ${href} ».`)
  return isAddress
}

const videoAddress =
  /\.(?:mp4|m4v|ogv|webm)(?:[?#]|$)|^https?:\/\/(?:[\w-]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|dai\.ly)\//i
const imageAddress = /\.(?:avif|bmp|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i

/** How an address is shown when nothing says so. */
export function handlerOf({ href = '', handler, content }: PopupOptions): PopupHandler {
  if (handler) return handler
  if (content !== undefined || href.startsWith('#')) return 'inline'
  if (imageAddress.test(href)) return 'image'
  return videoAddress.test(href) ? 'video' : 'iframe'
}
