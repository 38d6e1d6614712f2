/** What a page needs once its visitor, or another tab, does something: fetched with the first of these events. */
import { runOpeners } from '../src/core/loader/invoke.ts'
import type { Start } from '../src/core/loader/start-page.ts'
import { announceStaleCart } from '../src/domain/cart/stale-cart.ts'

export { invoke } from '../src/core/loader/invoke.ts'

/**
 * Does what an event asks for.
 * @param event - None where the visitor came back to the page, as it starts.
 */
export function respond(start: Start, event?: Event): void {
  if (event?.target instanceof Element) runOpeners(start, event)
  else announceStaleCart(event)
}
