/** What a page needs a moment after it has started: fetched in a quiet instant, before any element's code as a rule. */
import { openDiagIfAsked } from '../src/core/loader/diag.ts'
import { runOpeners } from '../src/core/loader/invoke.ts'
import { announceStaleCart } from '../src/core/loader/stale-cart.ts'
import type { Start } from '../src/core/loader/start-page.ts'
import { rejectUnknownMembers } from '../src/core/loader/unknown-members.ts'
import { watchElements } from '../src/core/loader/watch-elements.ts'

export { invoke } from '../src/core/loader/invoke.ts'

let started = false

/** Starts, once, to follow what comes to the page, and does what an event asks for. */
export function respond(start: Start, event?: Event): void {
  if (!started) {
    started = true
    follow(start)
  }
  if (event?.target instanceof Element) runOpeners(start, event)
  else announceStaleCart(event)
}

function follow({ elements, scheduler, api, errors }: Start): void {
  rejectUnknownMembers(api)
  watchElements(elements, scheduler)
  void openDiagIfAsked(() => import('../src/page/diag/diag.tsx'), { elements, version: api.version, errors })
}
