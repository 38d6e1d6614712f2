import { plainText } from '../../core/cart/cart-html.ts'
import { httpTexts } from '../../core/http/http-messages.ts'
import { checkData } from '../../core/http/send-json.ts'
import { BasketView } from './basket-view.tsx'
import { checkoutCode, type HtmlAnswer, type JsonAnswer } from './cart-api.ts'
import { type Cart, cartReply } from './cart-contract.ts'
import type { CartLine } from './contract/lines.ts'
import { orderReply } from './contract/order.ts'
import { orderTexts } from './order-messages.ts'
import { keepSameLines } from './same-lines.ts'

/** What draws a cart: the steps of the order come with the first of them. */
async function viewOf({ step, lines }: Cart): Promise<JsonAnswer['View']> {
  if (!step) return BasketView
  const isBasket = step === 'cart' || lines.length === 0
  const [View] = await Promise.all([
    isBasket ? BasketView : import('./cart-view.tsx').then(({ CartView }) => CartView),
    checkoutCode(),
  ])
  return View
}

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
  const said = html.trim() ? html : `<p>${orderTexts('placed')}</p>`
  return { type: 'html', html: withCode(said, js), summary: null, refusal: '', order }
}

/** Of the newest answer: the page has one cart, whatever shows it. */
let lastLines: CartLine[] = []

/**
 * Checks and translates a JSON answer, and brings what draws it; an order that was placed is the HTML that takes the
 * cart's place (CART-06).
 *
 * @throws {RequestError} `invalid` when the schema is not met.
 */
export async function readCartJson(data: unknown, address: string): Promise<JsonAnswer | HtmlAnswer> {
  if (isOrder(data)) return readOrder(data, address)
  const { cart: read, outcome, error, info, errors, relays } = checkData(cartReply, data, address)
  const cart = { ...read, lines: keepSameLines(read.lines, lastLines) }
  lastLines = cart.lines
  const summary = {
    version: cart.version,
    count: cart.count,
    totalExclTax: cart.totals.total.ht,
    totalInclTax: cart.totals.total.ttc,
    display: cart.display,
  }
  const refusal = outcome === 'refused' ? plainText(error) || httpTexts('refused') : ''
  return { type: 'json', cart, info: plainText(info), errors, relays, View: await viewOf(cart), summary, refusal }
}
