import { onStackChange, overlayAround, topOverlay } from './stack.ts'

interface HeldTimerOptions {
  /** Milliseconds until it ends, pauses not counted. */
  duration: number
  /** True to pause while focus is inside as well. */
  holdOnFocus?: boolean
  /**
   * An element that got focus without the visitor's action: its focus does not pause the timer until the visitor acts
   * there.
   */
  focusGiven?: Element | null
  onEnd(): void
}

/**
 * Starts a timer for an element that will disappear. It pauses while the visitor uses the element: the pointer is over
 * it, focus is inside (if asked), an overlay opened from it is above it, or the page is hidden.
 *
 * @returns a function that stops it.
 */
export function pausableTimer(
  element: Element,
  { duration, holdOnFocus = false, focusGiven = null, onEnd }: HeldTimerOptions,
): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let left = duration
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHovered = element.matches(':hover')
  let given = focusGiven

  const isCovered = (): boolean => (overlayAround(element) ?? topOverlay()) !== topOverlay()
  const isHeld = (): boolean =>
    isHovered ||
    isCovered() ||
    document.hidden ||
    (holdOnFocus && document.activeElement !== given && element.matches(':focus-within'))

  const update = (): void => {
    if (timer !== undefined) {
      clearTimeout(timer)
      timer = undefined
      left -= performance.now() - since
    }
    if (isHeld()) return
    since = performance.now()
    timer = setTimeout(
      () => {
        stop.abort()
        onEnd()
      },
      Math.max(0, left),
    )
  }

  const hover = (value: boolean) => () => {
    isHovered = value
    update()
  }
  const act = (): void => {
    given = null
    update()
  }

  element.addEventListener('pointerenter', hover(true), { signal })
  element.addEventListener('pointerleave', hover(false), { signal })
  for (const type of ['focusin', 'keydown', 'input', 'pointerdown']) element.addEventListener(type, act, { signal })
  element.addEventListener('focusout', () => queueMicrotask(() => signal.aborted || update()), { signal })
  document.addEventListener('visibilitychange', update, { signal })
  signal.addEventListener('abort', onStackChange(update))
  update()
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}
