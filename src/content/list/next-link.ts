// Separate from list-engine.ts, which is loaded later, when the next link first comes into view.
import { onResize } from '../../core/browser/resize.ts'
import { findNext, isAutomatic } from './list-pager.ts'

/** Share of the link that must be in view (LIST-01). */
const share = 0.7

/** Returns the largest share of an element that fits into the window, slightly reduced to allow for rounding. */
function possible({ width, height }: DOMRect): number {
  return Math.min(1, innerHeight / height, innerWidth / width) * 0.95
}

/**
 * Calls `seen` once, when enough of the element is in view, or as much as fits: one that is taller than the window
 * never shows 70 % of itself. @returns a function that stops it.
 */
function whenInView(element: Element, seen: () => void): () => void {
  let observer: IntersectionObserver | undefined
  const end = (): void => {
    observer?.disconnect()
    stopResize()
  }
  const look = (): void => {
    const threshold = Math.min(share, possible(element.getBoundingClientRect()))
    observer?.disconnect()
    observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (!last?.isIntersecting || last.intersectionRatio < threshold) return
        end()
        seen()
      },
      { threshold },
    )
    observer.observe(element)
  }
  const stopResize = onResize(look)
  look()
  return end
}

/**
 * Waits for the next link to come into view, if it may load without a click (LIST-01). While the link has the focus
 * nothing loads, as the visitor would skip the items inserted before it. @returns a function that stops it.
 */
export function observeNextLink(host: HTMLElement, seen: () => void): () => void {
  const link = findNext(host, host)
  if (!link || !isAutomatic(link, host)) return () => {}
  let stop: (() => void) | undefined
  const wait = (): void => {
    stop = whenInView(link, () => {
      if (document.activeElement === link) link.addEventListener('blur', wait, { once: true })
      else seen()
    })
  }
  wait()
  return () => {
    stop?.()
    link.removeEventListener('blur', wait)
  }
}
