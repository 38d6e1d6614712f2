import { plainText } from '../../../core/html/plain-text.ts'
import { httpTexts } from '../../../core/http/http-messages.ts'
import { checkData } from '../../../core/http/send-json.ts'
import { cartReply, noticeOf } from '../contract/cart-reply.ts'
import { orderReply } from '../contract/order.ts'
import { orderTexts } from '../order-messages.ts'
import type { HtmlAnswer, JsonAnswer } from './cart-api.ts'
import type { CartRequest } from './cart-request.ts'

/** An order that was placed carries no cart to go on with: HTML, code or the order itself. */
function isOrder(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('status' in data) || data.status !== 'ok') return false
  return 'html' in data || 'commande' in data || ('js' in data && !('panier' in data))
}

/** As a script element of the HTML, the code runs like any other of its scripts (decision 7). */
function withCode(html: string, code: string): string {
  if (!code.trim()) return html
  const written = code.replace(/<(?=\/script|!--)/gi, '\\x3C')
  return `${html}<script>${written}</script>`
}

function readOrder(data: unknown, address: string): HtmlAnswer {
  const { order, html, js } = checkData(orderReply, data, address)
  const shown = html.trim() ? html : `<p>${orderTexts('placed')}</p>`
  return { type: 'html', html: withCode(shown, js), summary: null, refusal: '', order }
}

/**
 * Checks and translates a JSON answer; an order that was placed is the HTML that takes the cart's place (CART-06).
 *
 * @throws {RequestError} `invalid` when the schema is not met.
 */
export function readCartJson(data: unknown, address: string, { action, value }: CartRequest): JsonAnswer | HtmlAnswer {
  if (isOrder(data)) return readOrder(data, address)
  const { cart, outcome, error, info, errors, relays } = checkData(cartReply, data, address)
  const summary = {
    version: cart.version,
    count: cart.count,
    totalExclTax: cart.totals.total.ht,
    totalInclTax: cart.totals.total.ttc,
    display: cart.display,
  }
  const refusal = outcome === 'refused' ? plainText(error) || httpTexts('refused') : ''
  const notice = noticeOf({ outcome, error: refusal, info: plainText(info), errors }, action, value)
  return { type: 'json', cart, notice, relays, summary, refusal }
}
