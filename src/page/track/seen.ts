import { shared } from '../../core/shared.ts'
import { watch } from '../../core/watch.ts'
import { markedSelector, momentOf, tellMarked } from './marked.ts'

/** Half of a block, or half of the window that a larger one fills: it was seen. */
function isSeen({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  if (!isIntersecting) return false
  return intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Number.POSITIVE_INFINITY) / 2
}

/** Tells marked blocks once each: as they come into view, or as soon as they are there. @returns a function that stops it. */
export function tellSeen(): () => void {
  const told = shared('track-told', () => new WeakSet<Element>())
  const tell = (element: Element): void => {
    if (told.has(element)) return
    told.add(element)
    tellMarked(element)
  }
  const views = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!isSeen(entry)) continue
        views.unobserve(entry.target)
        tell(entry.target)
      }
    },
    { threshold: [0, 0.25, 0.5] },
  )
  const unwatch = watch(markedSelector, {
    added(element) {
      const moment = momentOf(element)
      if (moment === 'load') tell(element)
      if (moment === 'view' && !told.has(element)) views.observe(element)
    },
    removed: (element) => views.unobserve(element),
  })
  return () => {
    unwatch()
    views.disconnect()
  }
}
