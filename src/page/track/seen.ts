import { shared } from '../../core/shared.ts'
import { watch } from '../../core/watch.ts'
import { itemsIn } from './items.ts'
import { markedSelector, momentOf, tellMarked } from './marked.ts'

/** Fine enough for a list of many windows' height, of which half a window is a small part. */
const steps = Array.from({ length: 51 }, (_, percent) => percent / 100)

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

/**
 * A list that has grown tells the articles that are new; one that was filled anew is told again, as it is seen. The list
 * around a seen block, or inside what was refreshed, is meant.
 */
function tellListed(
  { target, detail }: DocumentEventMap['flx-list-loaded'],
  told: WeakSet<Element>,
  observe: (list: Element) => void,
): void {
  if (!(target instanceof Element)) return
  for (const list of target.querySelectorAll(markedSelector)) {
    if (momentOf(list) !== 'view' || !told.has(list)) continue
    const fresh = detail.items.filter((item) => list.contains(item))
    if (fresh.length === 0) continue
    if (detail.way === 'append') {
      tellMarked(list, fresh.flatMap(itemsIn))
    } else {
      told.delete(list)
      observe(list)
    }
  }
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
    { threshold: steps },
  )
  const unwatch = watch(markedSelector, {
    added(element) {
      const moment = momentOf(element)
      if (moment === 'load') tell(element)
      if (moment === 'view' && !told.has(element)) views.observe(element)
    },
    removed: (element) => views.unobserve(element),
  })
  const stop = new AbortController()
  document.addEventListener('flx-list-loaded', (event) => tellListed(event, told, (list) => views.observe(list)), {
    signal: stop.signal,
  })
  return () => {
    stop.abort()
    unwatch()
    views.disconnect()
  }
}
