import { hashTarget } from '../../core/browser/hash-target.ts'
import { findFirst } from '../../core/browser/select.ts'
import { shared } from '../../core/shared.ts'
import { fixedHeader } from './fixed-header.ts'

export interface ArrivalTargets {
  /** Selector of the fixed header; found by itself when empty. */
  header: string
  /** Selector of the element to scroll to on arrival. */
  marker: string
}

/** What a visitor does who does not wait for the page to scroll. */
const visitorInputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}

/** Fetched with the first need of it: on most pages nothing scrolls. */
async function goTo(target: Element, header: string): Promise<void> {
  const module = await import('./go-to.ts').catch(() => undefined)
  if (module) await module.goTo(target, header)
  else target.scrollIntoView()
}

/** Leads to the hash where a header would cover it, else to the marker (PAGE-01, PAGE-02). */
function scrollToStart({ header, marker }: ArrivalTargets): void {
  const target = (fixedHeader(header) && hashTarget()) || findFirst<Element>(marker)
  if (target) void goTo(target, header)
}

/**
 * Leads the visitor once the page is there, once a page, unless they move first or come back to where they were; then
 * follows each hash that a header would cover.
 */
export function scrollOnArrival(places: ArrivalTargets, signal: AbortSignal): void {
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
