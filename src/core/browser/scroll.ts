import { shared } from '../shared.ts'
import { prefersReducedMotion } from './media.ts'
import { findFirst } from './select.ts'

/** Milliseconds that scrolling to an element takes (PAGE-03). */
const scrollDuration = 550

export interface ScrollOptions {
  /**
   * Pixels kept free above the target. @default the page's `scroll-padding-top` and the target's `scroll-margin-top`
   */
  offset?: number
  /** Milliseconds. @default 550 */
  duration?: number
}

/** Events by which the visitor scrolls. */
const ownWays = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

const running = () => shared('scroll', (): { stop: AbortController | undefined } => ({ stop: undefined }))

function find(target: unknown): Element | null {
  if (target instanceof Element) return target
  return typeof target === 'string' ? findFirst(target) : null
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0
}

function offsetOf(element: Element): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  return pixels(scrollPaddingTop) + pixels(getComputedStyle(element).scrollMarginTop)
}

/** Ease in and out. */
function ease(progress: number): number {
  return progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2
}

/**
 * Scrolls the page to an element (PAGE-03), in 550 ms, or at once for visitors who asked for less motion. Follows the
 * target if the page moves meanwhile. Stops when the visitor scrolls, or on a later call.
 *
 * @param target - An element or a selector; anything else logs a warning.
 * @returns true if it reached the target.
 */
export function scrollToElement(target: unknown, options: ScrollOptions = {}): Promise<boolean> {
  const element = find(target)
  running().stop?.abort()
  if (!element) {
    console.warn('flx : l’élément vers lequel défiler n’est pas du type attendu :', target)
    return Promise.resolve(false)
  }
  const { offset = offsetOf(element), duration = scrollDuration } = options
  const destination = (): number => {
    const top = element.getBoundingClientRect().top + scrollY - offset
    return Math.max(0, Math.min(top, document.documentElement.scrollHeight - innerHeight))
  }
  const moveTo = (top: number): void => scrollTo({ top, behavior: 'instant' })
  if (duration <= 0 || document.hidden || prefersReducedMotion()) {
    moveTo(destination())
    return Promise.resolve(true)
  }
  return animate(duration, (from, share) => moveTo(from + (destination() - from) * share))
}

function animate(duration: number, move: (from: number, share: number) => void): Promise<boolean> {
  const stop = new AbortController()
  running().stop = stop
  for (const way of ownWays) {
    addEventListener(way, () => stop.abort(), { signal: stop.signal, passive: true, capture: true })
  }
  return new Promise((resolve) => {
    const [from, start] = [scrollY, performance.now()]
    stop.signal.addEventListener('abort', () => resolve(false))
    const step = (now: number): void => {
      if (stop.signal.aborted) return
      const progress = Math.min(1, Math.max(0, (now - start) / duration))
      move(from, ease(progress))
      if (progress < 1) {
        requestAnimationFrame(step)
        return
      }
      resolve(true)
      stop.abort()
    }
    requestAnimationFrame(step)
  })
}
