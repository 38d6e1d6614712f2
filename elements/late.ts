/** What a page needs a moment after it has started: fetched in a quiet instant, before any element's code as a rule. */
import { watchArrivals } from '../src/core/loader/arrivals.ts'
import { openDiagIfAsked } from '../src/core/loader/diag.ts'
import { announceStaleCart } from '../src/core/loader/stale-cart.ts'
import type { LateContext } from '../src/core/loader/start-page.ts'

let started = false

/** Follows what comes to the page, once, and the events that tell that its cart is out of date. */
export function startLate(context: LateContext, event?: Event): void {
  if (!started) {
    started = true
    watchArrivals(context.elements, context.sightings)
    openDiagIfAsked(() => import('../src/page/diag/diag.tsx'), context)
  }
  if (event) announceStaleCart(event)
}
