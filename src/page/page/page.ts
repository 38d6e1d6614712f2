import { isMobile } from '../../core/browser/breakpoints.ts'
import { hashTarget, replaceAddress } from '../../core/browser/navigation.ts'

import { onResize } from '../../core/browser/resize.ts'
import { findFirst } from '../../core/browser/select.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { address, selector, text } from '../../core/element/codecs.ts'

import { emit } from '../../core/events.ts'
import { shared } from '../../core/shared.ts'
import { fixedHeader } from './fixed-header.ts'
import { addPageWideElements } from './page-wide-elements.ts'

export const pageAttributes = {
  without: text(),
  header: selector(),
  marker: selector('[data-position-scroll], .position_scroll, #position_scroll'),
  address: address(),
}

/** The behaviours that a whole page gets from one tag (PAGE-01 to PAGE-10). */
export const page: Behaviour<typeof pageAttributes> = (host) => {
  const stop = new AbortController()
  const removeElements = addPageWideElements(host, host.without)
  if (host.address) replaceAddress(host.address)
  scrollOnArrival({ header: host.header, marker: host.marker }, stop.signal)
  const stopResize = onResize(() => {
    emit(host, 'flx-page-resize', { width: innerWidth, height: innerHeight, mobile: isMobile() })
  })
  return () => {
    stop.abort()
    stopResize()
    removeElements()
  }
}

interface ArrivalTargets {
  /** Selector of the fixed header; if it is empty, the header is detected. */
  header: string
  /** Selector of the element to scroll to on arrival. */
  marker: string
}

/** Events by which a visitor takes over before the page has scrolled. */
const visitorInputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}

/** Scrolls to an element. The code is loaded on demand, as most pages do not scroll. */
async function goTo(target: Element, header: string): Promise<void> {
  const module = await import('./go-to.ts').catch(() => undefined)
  if (module) await module.goTo(target, header)
  else target.scrollIntoView()
}

/** Scrolls to the target of the hash if a header would cover it, else to the marker (PAGE-01, PAGE-02). */
function scrollToStart({ header, marker }: ArrivalTargets): void {
  const target = (fixedHeader(header) && hashTarget()) || findFirst<Element>(marker)
  if (target) void goTo(target, header)
}

/**
 * Scrolls once per page when the page has loaded, unless the visitor acts first or has come back in the history;
 * later, scrolls to the target of each hash that a header would cover.
 */
function scrollOnArrival(places: ArrivalTargets, signal: AbortSignal): void {
  addEventListener(
    'hashchange',
    () => {
      const target = fixedHeader(places.header) && hashTarget()
      if (target) void goTo(target, places.header)
    },
    { signal },
  )
  const arrival = shared('arrival', () => ({ led: cameBack() }))
  if (arrival.led) return
  arrival.led = true
  const waiting = new AbortController()
  const either = AbortSignal.any([signal, waiting.signal])
  const arrive = (): void => {
    waiting.abort()
    scrollToStart(places)
  }
  if (document.readyState === 'complete') {
    const hasMoved = scrollY > 0 && !location.hash
    if (!hasMoved) scrollToStart(places)
    return
  }
  addEventListener('load', arrive, { signal: either })
  for (const way of visitorInputs) addEventListener(way, () => waiting.abort(), { signal: either, passive: true })
}
