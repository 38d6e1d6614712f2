import { endpoint } from '../../core/config.ts'
import { decodeTexts, plainText } from '../../core/html/plain-text.ts'
import { refuseHtml } from '../../core/http/html-messages.ts'
import { httpTexts } from '../../core/http/http-messages.ts'
import type { Reply } from '../../core/http/reply.ts'
import { send } from '../../core/http/send.ts'
import { checkData } from '../../core/http/send-json.ts'
import { type AccountAnswer, readAccountAnswer } from '../../domain/account/account-answer.ts'
import { readCartHtml } from '../../domain/cart/cart-html.ts'
import type { CartOutcome } from '../../domain/cart/cart-queue.ts'
import { stepInAddress, writeStep } from '../../domain/cart/cart-step.ts'
import type { RelaySearch } from '../../domain/relay/relay-point.ts'
import { orderTexts } from './cart-messages.ts'
import { type Cart, type CartNotice, cartReply, noticeOf } from './contract/cart-reply.ts'
import { orderReply } from './contract/order.ts'

export interface CartRequest {
  /** An action of CART-02. Empty reads the cart; `add_item` is sent to the service of that name (ART-01). */
  action: string
  value: string
  fields: Iterable<readonly [string, string]>
}

/** The lane of the order. There is only one order at a time, whatever its value. */
export const orderLane = 'valide_panier'

const settings =
  /^(?:chgEtape|selOffre|selectRelais|change_(?:moyen_paie|aff_prix|idpointdevente)|affect_adresse_.+|infossup)$/

/** Returns true if a change sets a value, such as a quantity or a choice: the last one sent wins. */
export function isSetting({ action }: CartRequest): boolean {
  return action === 'modifQte' || settings.test(action)
}

/** Returns the lane of a change. A newer change replaces one of the same lane that is still queued. */
export function laneOf({ action, value }: CartRequest): string {
  if (action === orderLane) return orderLane
  return settings.test(action) ? action : `${action} ${value}`
}

const actions =
  /^(?:supArt|selOffre|change_(?:moyen_paie|aff_prix|idpointdevente)|chgEtape|modifQte|(?:delete|use)CodePromo|add_ref_catalogue|usePtsFidelite|affect_adresse_.+|annuledevis|infossup|connexion|(?:new|sans)_compte|new_adresse|mdp_oublie|valide_panier|chargePanier|searchVille|(?:refresh|select)Relais|modif_adresse|getpointsdevente)$/

/** Returns true if this is an action of the cart (CART-02). The cart then sends the author's plain forms for it. */
export function isCartAction(name: string): boolean {
  return actions.test(name)
}

export interface JsonAnswer extends CartOutcome {
  type: 'json'
  cart: Cart
  notice: CartNotice | null
  relays: RelaySearch | null
}

/** An answer that contains the cart, or the order that replaces it, as HTML. */
export interface HtmlAnswer extends CartOutcome {
  type: 'html'
  html: string
}

/** An answer without a cart: a refusal with its reason, or a success. The cart on the screen stays. */
export interface MessageAnswer extends CartOutcome {
  type: 'message'
  /** The server's message of success; empty if it has none or refused. */
  success: string
}

/** An answer of the server, in each of its forms (architecture, idea 3). */
export type CartAnswer = JsonAnswer | HtmlAnswer | MessageAnswer

const services = 'ajax/modules/boutique/panier/'
/** Actions that are sent as `panierv3[action]` and `panierv3[value]` (CART-02). */
const ofPanierV3 = ['change_aff_prix', 'change_idpointdevente', 'getpointsdevente']

export function cartAddress(): string {
  return endpoint(`${services}traitement.php`)
}

/** Returns the fields to send. They include the step, so that the server need not remember what the page shows. */
function bodyOf({ action, value, fields }: CartRequest, step: string): URLSearchParams {
  const body = new URLSearchParams([...fields].map(([name, text]) => [name, text]))
  body.set('etape', step)
  if (action === 'add_item') return body
  const wrapped = ofPanierV3.includes(action)
  body.set(wrapped ? 'panierv3[action]' : 'action', action)
  body.set(wrapped ? 'panierv3[value]' : 'value', value)
  return body
}

/** Returns the key of an order (CART-07), with which the server recognises a repeated request. */
function keyOf({ action, fields }: CartRequest): string | undefined {
  return action === 'valide_panier' ? new Map(fields).get('cle_commande') || undefined : undefined
}

/** Reads HTML that contains a cart, the order that replaces it, or only a message (decision 23). */
function readHtml(html: string, address: string, { action }: CartRequest): HtmlAnswer | MessageAnswer {
  const { isCart, orderNumber, success, refusal, summary } = readCartHtml(html, address)
  const isPlaced = action === 'valide_panier' && orderNumber !== null && !refusal
  if (isPlaced) return { type: 'html', html, summary, refusal, order: { number: orderNumber, total: null } }
  if (isCart || orderNumber !== null) return { type: 'html', html, summary, refusal }
  // A request that only reads the cart must be answered with a cart.
  if (!action && !refusal) refuseHtml(html, address, 'panier (data-flx-view)')
  return { type: 'message', summary, refusal, success }
}

/**
 * Sends one request of the cart and reads its answer.
 *
 * @throws {RequestError} for every answer that is not one of the cart (HTTP-02).
 */
export async function callCart(request: CartRequest): Promise<CartAnswer> {
  const { action, value } = request
  const address = action === 'add_item' ? endpoint(`${services}add_item.php`) : cartAddress()
  const step = stepInAddress()
  const ask = () => send({ address, body: bodyOf(request, step), key: keyOf(request) })
  const reply = action === 'connexion' ? await logInWithCode(ask) : await ask()
  const answer =
    reply.type === 'html'
      ? readHtml(reply.html, reply.address, request)
      : readCartJson(reply.data, reply.address, request)
  // Written before the next call, which sends it. After Back the address already has this step.
  if (action === 'chgEtape' && !answer.refusal && value !== step) writeStep(value, 'pushState')
  return answer
}

const fieldsOf = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? { ...data } : {}

/** Returns true if the answer confirms a placed order (decision 23). An answer with only a cart does not. */
function isOrder(data: unknown, action: string): boolean {
  const { status, html, js, commande, panier } = fieldsOf(data)
  if (action !== 'valide_panier' || status !== 'ok') return false
  return Boolean(html || js || commande) || !panier
}

/** Reads an answer without a cart: a refusal or a success. Returns null if it has a cart, or if a cart is required. */
function readMessage(data: unknown, action: string): MessageAnswer | null {
  const { status, panier, error_msg, error_txt, info_msg } = fieldsOf(data)
  const text = (...given: unknown[]): string => plainText(String(given.find((each) => each) ?? ''))
  if (panier) return null
  if (status === 'ko') {
    const refusal = text(error_msg, error_txt) || httpTexts('refused')
    return { type: 'message', summary: null, refusal, success: '' }
  }
  return status === 'ok' && action ? { type: 'message', summary: null, refusal: '', success: text(info_msg) } : null
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
function readCartJson(data: unknown, address: string, { action, value }: CartRequest): CartAnswer {
  if (isOrder(data, action)) return readOrder(data, address)
  const message = readMessage(data, action)
  if (message) return message
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

/** Returns the answer if the login waits for a code; undefined for any other answer. */
function codeAsked(reply: Reply): AccountAnswer | undefined {
  const names = reply.type === 'json' ? JSON.stringify(reply.data) : reply.html
  if (!/open_popup_code|idtransaction/.test(names)) return undefined
  const answer = readAccountAnswer(reply)
  return answer.outcome === 'waiting' ? answer : undefined
}

/**
 * Logs in and asks for the code of the second factor if the server requires one, then sends the login again (LOGIN-03,
 * TFA-03).
 *
 * @param send - Sends the login.
 * @returns the answer to the login, or a refusal with the server's message if the visitor cancelled the code.
 */
async function logInWithCode(send: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await send()
    const waiting = codeAsked(reply)
    if (!waiting) return reply
    const again = async (): Promise<AccountAnswer> =>
      codeAsked(await send()) ?? { ...waiting, outcome: 'refused', error: '' }
    const { askCode } = await import('../../overlays/session/ask-code.tsx')
    if (await askCode(waiting, again)) continue
    const data = { status: 'ko', error_msg: waiting.info || waiting.error }
    return { type: 'json', data, address: reply.address }
  }
}
