import { shared } from '../../core/shared.ts'
import { watch } from '../../core/watch.ts'
import { declaredSelector, sendDeclared, triggerOf } from './declared-event.ts'
import { itemsIn } from './items.ts'

/** Thresholds fine enough for a list many times higher than the window, of which half a window is a small part. */
const steps = Array.from({ length: 51 }, (_, percent) => percent / 100)

/** Returns true if half of a block is in view, or if a larger block fills half of the window. */
function isInView({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  if (!isIntersecting) return false
  return intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Number.POSITIVE_INFINITY) / 2
}

/**
 * Sends the new articles of a list that has grown. A list whose content was replaced is observed again, and sent when
 * it comes into view. This applies to the marked lists inside the refreshed element.
 */
function trackListItems(
  { target, detail }: DocumentEventMap['flx-list-loaded'],
  sent: WeakSet<Element>,
  observe: (list: Element) => void,
): void {
  if (!(target instanceof Element)) return
  for (const list of target.querySelectorAll(declaredSelector)) {
    if (triggerOf(list) !== 'view' || !sent.has(list)) continue
    const fresh = detail.items.filter((item) => list.contains(item))
    if (fresh.length === 0) continue
    if (detail.way === 'append') {
      sendDeclared(list, fresh.flatMap(itemsIn))
    } else {
      sent.delete(list)
      observe(list)
    }
  }
}

/**
 * Sends each marked block once: when it comes into view, or as soon as it exists. @returns a function that stops it.
 */
export function trackViews(): () => void {
  const sent = shared('track-told', () => new WeakSet<Element>())
  const send = (element: Element): void => {
    if (sent.has(element)) return
    sent.add(element)
    sendDeclared(element)
  }
  const views = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!isInView(entry)) continue
        views.unobserve(entry.target)
        send(entry.target)
      }
    },
    { threshold: steps },
  )
  const unwatch = watch(declaredSelector, {
    added(element) {
      const trigger = triggerOf(element)
      if (trigger === 'load') send(element)
      if (trigger === 'view' && !sent.has(element)) views.observe(element)
    },
    removed: (element) => views.unobserve(element),
  })
  const stop = new AbortController()
  document.addEventListener('flx-list-loaded', (event) => trackListItems(event, sent, (list) => views.observe(list)), {
    signal: stop.signal,
  })
  return () => {
    stop.abort()
    unwatch()
    views.disconnect()
  }
}
