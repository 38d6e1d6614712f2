import { shared } from '../shared.ts'
import { sharedAtom, store } from '../store.ts'
/**
 * The cause of a close: a button, the close link or cross, the Escape key, a click beside the overlay, the time limit,
 * a call by a script, the browser's Back, a link that was followed, a swipe.
 */
export type CloseSource = 'button' | 'close-link' | 'escape' | 'overlay' | 'timeout' | 'api' | 'back' | 'link' | 'swipe'

/** An overlay in the stack. Copies of the script of several versions share this interface. */
export interface StackedOverlay {
  readonly element: HTMLElement
  readonly modal: boolean
  /** True while its closing transition runs. */
  readonly isClosing?: boolean
  /** Returns true if the gesture closes this overlay. */
  closesOn(gesture: 'escape' | 'overlay'): boolean
  /** Returns true if a pointer event is beside the overlay. */
  isBeside(event: MouseEvent): boolean
  close(source: CloseSource): unknown
}

/** The open overlays, from the lowest to the topmost. */
const overlaysAtom = sharedAtom<readonly StackedOverlay[]>('overlays', [])

/** The listeners that run while an overlay is open, and the overlay that the last press was beside. */
interface Hearing {
  pressedBeside: StackedOverlay | undefined
  stop: AbortController | undefined
}

const hearing = (): Hearing => shared('overlay-hearing', () => ({ pressedBeside: undefined, stop: undefined }))

/** Returns the overlay that Escape and clicks apply to. */
export function topOverlay(): StackedOverlay | undefined {
  return store.get(overlaysAtom).at(-1)
}

/**
 * Returns the topmost overlay that makes the rest of the page inert: what must stay usable has to be inside it. An
 * overlay that a script removed from the page stays in the stack until its own cleanup runs.
 */
export function topModal(): StackedOverlay | undefined {
  return store.get(overlaysAtom).findLast(({ modal, element }) => modal && element.isConnected)
}

/** Returns the innermost open overlay that contains an element. */
export function overlayAround(element: Element | null): StackedOverlay | undefined {
  if (!element) return undefined
  return store.get(overlaysAtom).findLast((overlay) => overlay.element.contains(element))
}

/** Calls the listener when an overlay opens or closes. @returns a function that removes the listener. */
export function onStackChange(listener: () => void): () => void {
  return store.sub(overlaysAtom, listener)
}

/** Returns true if a dialog or popover of the page itself is above ours, and so handles this key itself. */
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
  // A key that is held closes one, not all.
  if (!event.repeat && top.closesOn('escape')) top.close('escape')
}

/**
 * Notes a press beside the overlay: a click only counts if it began there too, unlike a text selection that ends
 * outside.
 */
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

/** Puts an overlay on top of the stack. @returns a function that removes it. */
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
 * Listens for keys inside the frames of a document that are of its origin, now and each time they load. Without it, the
 * page would miss an Escape pressed inside a frame.
 */
function listenInFrames(root: Document, listener: (event: KeyboardEvent) => void, signal: AbortSignal): void {
  const seen = new WeakSet<Document>()

  const enter = (frame: HTMLIFrameElement): void => {
    try {
      const { contentWindow, contentDocument } = frame
      if (!contentWindow || !contentDocument) return
      contentWindow.addEventListener('keydown', listener, { signal })
      if (contentDocument.readyState === 'complete') listenAround(contentDocument)
    } catch {
      // The keys of a frame of another origin cannot be read.
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
