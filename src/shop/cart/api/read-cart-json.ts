import { decodeTexts } from '../../../core/html/decode-entities.ts'
import { plainText } from '../../../core/html/plain-text.ts'
import { httpTexts } from '../../../core/http/http-messages.ts'
import { checkData } from '../../../core/http/send-json.ts'
import { cartReply } from '../contract/cart-reply.ts'
import { noticeOf } from '../contract/notice.ts'
import { orderReply } from '../contract/order.ts'
import { orderTexts } from '../order-messages.ts'
import type { CartAnswer, HtmlAnswer, WordsAnswer } from './cart-answer.ts'
import type { CartRequest } from './cart-request.ts'

const fieldsOf = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? { ...data } : {}

/** Returns true if the answer confirms a placed order (decision 23). An answer with only a cart does not. */
function isOrder(data: unknown, action: string): boolean {
  const { status, html, js, commande, panier } = fieldsOf(data)
  if (action !== 'valide_panier' || status !== 'ok') return false
  return Boolean(html || js || commande) || !panier
}

/** Reads an answer without a cart: a refusal or a success. Returns null if it has a cart, or if a cart is required. */
function readWords(data: unknown, action: string): WordsAnswer | null {
  const { status, panier, error_msg, error_txt, info_msg } = fieldsOf(data)
  const text = (...given: unknown[]): string => plainText(String(given.find((each) => each) ?? ''))
  if (panier) return null
  if (status === 'ko') {
    const refusal = text(error_msg, error_txt) || httpTexts('refused')
    return { type: 'words', summary: null, refusal, success: '' }
  }
  return status === 'ok' && action ? { type: 'words', summary: null, refusal: '', success: text(info_msg) } : null
}

/** Appends the code to the HTML as a script element, which runs like its other scripts (decision 7). */
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

/** Returns true for the fields that may contain HTML: messages, and the options to accept before the order. */
const isHtml = (key: string, value: unknown): boolean =>
  /_(?:msg|txt)$/.test(key) || (key === 'options' && Array.isArray(value))

/**
 * Checks and translates a JSON answer. A placed order becomes HTML that replaces the cart (CART-06).
 *
 * @throws {RequestError} `invalid` if the answer does not match the schema.
 */
export function readCartJson(data: unknown, address: string, { action, value }: CartRequest): CartAnswer {
  if (isOrder(data, action)) return readOrder(data, address)
  const words = readWords(data, action)
  if (words) return words
  const { cart, outcome, error, info, errors, relays } = checkData(cartReply, decodeTexts(data, isHtml), address)
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
