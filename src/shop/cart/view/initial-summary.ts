import { type CartSummary, readCartSummary } from '../../../domain/cart/cart-summary.ts'
import { reportMissingHooks } from '../../../domain/cart/missing-hooks.ts'
import { isState } from '../../../ui/server-view/initial-view.ts'

/**
 * Reads the summary of the view that came with the page. Logs a warning about attributes that are missing in it.
 *
 * @returns null if the view contains no cart, which then has to be fetched.
 */
export function summaryIn(view: HTMLElement | null): { summary: CartSummary | null } | null {
  if (!view || !isState(view)) return null
  const { summary, missing } = readCartSummary(view)
  if (missing.length > 0) reportMissingHooks(document.baseURI, missing)
  return { summary }
}
