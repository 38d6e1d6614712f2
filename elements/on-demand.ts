/** What a page needs once its visitor, or another tab, does something: fetched with the first of these events. */

import { cancellation } from '../src/core/cancellation.ts'
import type { NewExpression } from '../src/core/i18n/new-expression.ts'
import { invokeCancelled, runOpeners } from '../src/core/loader/invoke.ts'
import type { Start } from '../src/core/loader/start-page.ts'

export { invoke } from '../src/core/loader/invoke.ts'

/** Has the server learn an expression: `flx.translations.add` (I18N-02), whose code most visits never need. */
export async function add(expression: NewExpression): Promise<[expression: string, translation: string][]> {
  const translations = await import('../src/core/i18n/translations.ts')
  return translations.addTranslation(expression)
}

/** What calls answer that the visitor gave up while this code was on its way. */
export const cancelledAnswers = { add, invoke: invokeCancelled }

/**
 * Does what an event asks for.
 * @param event - None where the visitor came back to the page, as it starts.
 * @param cancellations - How often the visitor had given up what was on its way when it happened.
 */
export function respond(start: Start, event?: Event, cancellations = cancellation.count): void {
  if (event?.target instanceof Element) {
    if (cancellations === cancellation.count) runOpeners(start, event)
    return
  }
  // A part of its own: what opens a dialog box should not bring what a cart is made of.
  void import('../src/domain/cart/stale-cart.ts').then(
    ({ announceStaleCart }) => announceStaleCart(event),
    () => {},
  )
}
