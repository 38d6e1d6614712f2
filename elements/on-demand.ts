/** Code that a page needs once its visitor, or another tab, does something; fetched on the first of these events. */

import { cancellation } from '../src/core/cancellation.ts'
import type { NewExpression } from '../src/core/i18n/translations.ts'
import { invokeCancelled, runOpeners } from '../src/core/loader/invoke.ts'
import type { Start } from '../src/core/loader/start-page.ts'

export { invoke } from '../src/core/loader/invoke.ts'

/**
 * Registers an expression on the server: `flx.translations.add` (I18N-02). Its code is fetched here, as most visits
 * never need it.
 */
export async function add(expression: NewExpression): Promise<[expression: string, translation: string][]> {
  const translations = await import('../src/core/i18n/translations.ts')
  return translations.addTranslation(expression)
}

/** Replacements for calls that the visitor cancelled while this code was being fetched. */
export const cancelledAnswers = { add, invoke: invokeCancelled }

/**
 * Responds to an event.
 * @param event - Undefined at the start of a page that the visitor came back to.
 * @param cancellations - The count of the visitor's cancellations at the time of the event.
 */
export function respond(start: Start, event?: Event, cancellations = cancellation.count): void {
  if (event?.target instanceof Element) {
    if (cancellations === cancellation.count) runOpeners(start, event)
    return
  }
  // A separate chunk, so that opening a dialog does not load the code of carts.
  void import('../src/domain/cart/stale-cart.ts').then(
    ({ announceStaleCart }) => announceStaleCart(event),
    () => {},
  )
}
