import { shared } from '../shared.ts'
import { sharedAtom, store } from '../store.ts'
/**
 * What asked for a close: a button, the close link or cross, the Escape key, a click beside the overlay, the time given
 * to it, a call of the program, the browser's Back, a link that was followed, a swipe.
 */
export type CloseSource = 'button' | 'close-link' | 'escape' | 'overlay' | 'timeout' | 'api' | 'back' | 'link' | 'swipe'

/** An overlay as the stack knows it: copies of the script of several versions share this shape. */
export interface StackedOverlay {
  readonly element: HTMLElement
  readonly modal: boolean
  /** It may close, and only ends its transition. */
  readonly isClosing?: boolean
  /** Whether a gesture that belongs to this overlay closes it. */
  closesOn(gesture: 'escape' | 'overlay'): boolean
  /** Whether a pointer event happened beside the overlay. */
  isBeside(event: MouseEvent): boolean
  close(source: CloseSource): unknown
}

/** From the lowest to the topmost. */
const overlaysAtom = sharedAtom<readonly StackedOverlay[]>('overlays', [])

/** What is heard of the visitor while an overlay is open. */
interface Hearing {
  pressedBeside: StackedOverlay | undefined
  stop: AbortController | undefined
}

const hearing = (): Hearing => shared('overlay-hearing', () => ({ pressedBeside: undefined, stop: undefined }))

/** The overlay that Escape and clicks belong to. */
export function topOverlay(): StackedOverlay | undefined {
  return store.get(overlaysAtom).at(-1)
}

/**
 * The topmost overlay that makes the rest of the page inert: what must stay in reach lives inside it. One that a script
 * took out of the page stands in the stack until its own clearing runs.
 */
export function topModal(): StackedOverlay | undefined {
  return store.get(overlaysAtom).findLast(({ modal, element }) => modal && element.isConnected)
}

/** The innermost open overlay that holds an element. */
export function overlayAround(element: Element | null): StackedOverlay | undefined {
  if (!element) return undefined
  return store.get(overlaysAtom).findLast((overlay) => overlay.element.contains(element))
}

/** Tells when an overlay opened or closed. @returns stops it. */
export function onStackChange(listener: () => void): () => void {
  return store.sub(overlaysAtom, listener)
}

/** A dialog or popover of the page itself, above ours or claiming this key, answers for itself. */
function belongsToPage(event: KeyboardEvent, top: StackedOverlay): boolean {
  const target = event.target
  const foreign = target instanceof Element ? target.closest('dialog:modal') : null
  if (foreign && !foreign.contains(top.element) && !overlayAround(foreign)) return true
  return document.querySelector('[popover="auto"]:popover-open, [popover=""]:popover-open') !== null
}

function closeOnEscape(event: KeyboardEvent): void {
  const top = topOverlay()
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !top) return
  if (belongsToPage(event, top)) return
  event.preventDefault()
  if (top.closesOn('escape')) top.close('escape')
}

/** A click beside the overlay counts when the button went down and up there: a text selection that ends outside does not. */
function notePress(event: MouseEvent): void {
  const top = topOverlay()
  hearing().pressedBeside = top?.isBeside(event) ? top : undefined
}

function closeOnClickBeside(event: MouseEvent): void {
  const top = topOverlay()
  if (!top || hearing().pressedBeside !== top || !top.isBeside(event)) return
  if (top.closesOn('overlay')) top.close('overlay')
}

function listen(): AbortController {
  const stop = new AbortController()
  const { signal } = stop
  window.addEventListener('keydown', closeOnEscape, { signal })
  listenInFrames(document, closeOnEscape, signal)
  document.addEventListener('pointerdown', notePress, { capture: true, signal })
  document.addEventListener('click', closeOnClickBeside, { capture: true, signal })
  return stop
}

/** Puts an overlay on top. @returns takes it off again. */
export function pushOverlay(overlay: StackedOverlay): () => void {
  const current = hearing()
  current.stop ??= listen()
  store.set(overlaysAtom, (overlays) => [...overlays, overlay])
  return () => {
    const overlays = store.get(overlaysAtom)
    if (!overlays.includes(overlay)) return
    const others = overlays.filter((other) => other !== overlay)
    if (others.length === 0) {
      current.stop?.abort()
      current.stop = undefined
      current.pressedBeside = undefined
    }
    store.set(overlaysAtom, others)
  }
}

/**
 * Listens for keys inside the frames of a document, as far as they are of its origin, now and when they load anew.
 * Without it an Escape pressed inside a frame is lost to the page around it.
 */
export function listenInFrames(root: Document, listener: (event: KeyboardEvent) => void, signal: AbortSignal): void {
  const seen = new WeakSet<Document>()

  const enter = (frame: HTMLIFrameElement): void => {
    try {
      const { contentWindow, contentDocument } = frame
      if (!contentWindow || !contentDocument) return
      contentWindow.addEventListener('keydown', listener, { signal })
      if (contentDocument.readyState === 'complete') listenAround(contentDocument)
    } catch {
      // A frame of another origin keeps its keys.
    }
  }

  const listenAround = (document: Document): void => {
    const view = document.defaultView
    if (!view || seen.has(document)) return
    seen.add(document)
    for (const frame of document.querySelectorAll('iframe')) enter(frame)
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof view.HTMLIFrameElement) enter(target)
      },
      { capture: true, signal },
    )
  }

  listenAround(root)
}
