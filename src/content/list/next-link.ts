// Apart from list-engine.ts, which is fetched later: the link that comes into view is what asks for it.
import { onResize } from '../../core/browser/resize.ts'
import { findNext, isAutomatic } from './list-pager.ts'

/** Share of the link that must be in view (LIST-01). */
const share = 0.7

/** How much of an element the window can show at most; a little less, for what is rounded away. */
function possible({ width, height }: DOMRect): number {
  return Math.min(1, innerHeight / height, innerWidth / width) * 0.95
}

/**
 * Calls once, when as much of the element is in view as must be, or as can be: one that is taller than the window never
 * shows 70 % of itself. @returns a function that stops it.
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
 * Waits for the next link, where it is one that asks for no click (LIST-01). Who reached it by keyboard decides: items
 * that came before it would be passed over. @returns a function that stops it.
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
