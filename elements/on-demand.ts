/** What a page needs once its visitor, or another tab, does something: fetched with the first of these events. */

import type { NewExpression } from '../src/core/i18n/new-expression.ts'
import { invokeGivenUp, runOpeners } from '../src/core/loader/invoke.ts'
import type { Start } from '../src/core/loader/start-page.ts'
import { wishes } from '../src/core/wishes.ts'

export { invoke } from '../src/core/loader/invoke.ts'

/** Has the server learn an expression: `flx.translations.add` (I18N-02), whose code most visits never need. */
export async function add(expression: NewExpression): Promise<[expression: string, translation: string][]> {
  const translations = await import('../src/core/i18n/translations.ts')
  return translations.addTranslation(expression)
}

/** What calls answer that the visitor gave up while this code was on its way. */
export const givenUp = { add, invoke: invokeGivenUp }

/**
 * Does what an event asks for.
 * @param event - None where the visitor came back to the page, as it starts.
 * @param givenUp - How often the visitor had given up what was on its way when it happened.
 */
export function respond(start: Start, event?: Event, givenUp = wishes.givenUp): void {
  if (event?.target instanceof Element) {
    if (givenUp === wishes.givenUp) runOpeners(start, event)
    return
  }
  // A part of its own: what opens a dialog box should not bring what a cart is made of.
  void import('../src/domain/cart/stale-cart.ts').then(
    ({ announceStaleCart }) => announceStaleCart(event),
    () => {},
  )
}
