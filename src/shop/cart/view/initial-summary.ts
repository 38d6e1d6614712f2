import { type CartSummary, readCartSummary } from '../../../domain/cart/cart-summary.ts'
import { reportMissingHooks } from '../../../domain/cart/missing-hooks.ts'
import { isState } from '../../../ui/server-view/view-place.ts'

/**
 * What the view that the page came with says of the cart; says in the console what it does not.
 *
 * @returns null where there is no cart in it, which has to be asked for.
 */
export function summaryIn(view: HTMLElement | null): { summary: CartSummary | null } | null {
  if (!view || !isState(view)) return null
  const { summary, missing } = readCartSummary(view)
  if (missing.length > 0) reportMissingHooks(document.baseURI, missing)
  return { summary }
}
