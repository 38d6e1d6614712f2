import { shared } from '../shared.ts'
import { listenInFrames } from './frames.ts'

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

interface Stack {
  readonly overlays: StackedOverlay[]
  readonly listeners: Set<() => void>
  pressedBeside: StackedOverlay | undefined
  stop: AbortController | undefined
}

const stack = (): Stack =>
  shared('overlay-stack', () => ({ overlays: [], listeners: new Set(), pressedBeside: undefined, stop: undefined }))

/** The overlay that Escape and clicks belong to. */
export function topOverlay(): StackedOverlay | undefined {
  return stack().overlays.at(-1)
}

/** The topmost overlay that makes the rest of the page inert: what must stay in reach lives inside it. */
export function topModal(): StackedOverlay | undefined {
  return stack().overlays.findLast(({ modal }) => modal)
}

/** The innermost open overlay that holds an element. */
export function overlayAround(element: Element | null): StackedOverlay | undefined {
  return element ? stack().overlays.findLast((overlay) => overlay.element.contains(element)) : undefined
}

/** Tells when an overlay opened or closed. @returns stops it. */
export function onStackChange(listener: () => void): () => void {
  const { listeners } = stack()
  listeners.add(listener)
  return () => listeners.delete(listener)
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
  stack().pressedBeside = top?.isBeside(event) ? top : undefined
}

function closeOnClickBeside(event: MouseEvent): void {
  const top = topOverlay()
  if (!top || stack().pressedBeside !== top || !top.isBeside(event)) return
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
export function stackUp(overlay: StackedOverlay): () => void {
  const current = stack()
  current.overlays.push(overlay)
  current.stop ??= listen()
  for (const listener of [...current.listeners]) listener()
  return () => {
    const index = current.overlays.indexOf(overlay)
    if (index < 0) return
    current.overlays.splice(index, 1)
    if (current.overlays.length === 0) {
      current.stop?.abort()
      current.stop = undefined
      current.pressedBeside = undefined
    }
    for (const listener of [...current.listeners]) listener()
  }
}
