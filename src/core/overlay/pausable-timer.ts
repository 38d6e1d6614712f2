import { onStackChange, overlayAround, topOverlay } from './stack.ts'

interface HeldTimerOptions {
  /** Milliseconds to show it, hovering not counted. */
  duration: number
  /** Focus inside holds it as well. */
  holdOnFocus?: boolean
  /** What was given focus without the visitor's doing: it holds nothing until the visitor acts there. */
  focusGiven?: Element | null
  onEnd(): void
}

/**
 * A timer that waits while the visitor is busy with what it is about to take away: the pointer is over it, focus is
 * inside (if asked), what was opened from it lies above it, or the page is not in view.
 *
 * @returns stops it.
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
