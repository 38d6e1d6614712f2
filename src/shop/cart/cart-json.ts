import { plainText } from '../../core/cart/cart-html.ts'
import { httpTexts } from '../../core/http/http-messages.ts'
import { checkData } from '../../core/http/send-json.ts'
import type { JsonAnswer } from './cart-api.ts'
import { cartReply } from './cart-contract.ts'
import { CartView } from './cart-view.tsx'

/**
 * Checks and translates a JSON answer, and brings what draws it.
 *
 * @throws {RequestError} `invalid` when the schema is not met.
 */
export function readCartJson(data: unknown, address: string): JsonAnswer {
  const { cart, outcome, error, info } = checkData(cartReply, data, address)
  const summary = {
    version: cart.version,
    count: cart.count,
    totalExclTax: cart.totals.total.ht,
    totalInclTax: cart.totals.total.ttc,
    display: cart.display,
  }
  const refusal = outcome === 'refused' ? plainText(error) || httpTexts('refused') : ''
  return { type: 'json', cart, info: plainText(info), View: CartView, summary, refusal }
}
