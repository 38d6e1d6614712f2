import type { ReactNode } from 'react'
import type { CartOutcome } from '../../core/cart/cart-changes.ts'
import { readCartHtml } from '../../core/cart/cart-html.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import type { Cart, CartReply } from './cart-contract.ts'
import type { CartViewProps } from './cart-frame.tsx'

/** One request to the cart's services. */
export interface CartRequest {
  /** Of CART-02; empty reads the cart; `add_item` goes to the service of that name (ART-01). */
  action: string
  value: string
  fields: Iterable<readonly [string, string]>
}

export interface JsonAnswer extends CartOutcome {
  type: 'json'
  cart: Cart
  info: string
  errors: CartReply['errors']
  relays: CartReply['relays']
  View: (props: CartViewProps) => ReactNode
}

export interface HtmlAnswer extends CartOutcome {
  type: 'html'
  html: string
}

/** What came: data and what draws it, or the HTML of the server (architecture, idea 3). */
export type CartAnswer = JsonAnswer | HtmlAnswer

const services = 'ajax/modules/boutique/panier/'
/** These travel as `panierv3[action]` and `panierv3[value]` (CART-02). */
const ofPanierV3 = ['change_aff_prix', 'change_idpointdevente', 'getpointsdevente']

/** Address that the cart's plain forms post to. */
export function cartAddress(): string {
  return endpoint(`${services}traitement.php`)
}

function bodyOf({ action, value, fields }: CartRequest): URLSearchParams {
  const body = new URLSearchParams([...fields].map(([name, text]) => [name, text]))
  if (action === 'add_item') return body
  const wrapped = ofPanierV3.includes(action)
  body.set(wrapped ? 'panierv3[action]' : 'action', action)
  body.set(wrapped ? 'panierv3[value]' : 'value', value)
  return body
}

const jsonCode = () => import('./cart-json.ts')
/** What the steps of the order need in the page: their styles, and what their fields do. */
export const checkoutCode = () => import('./checkout/checkout.ts')
let answersInHtml = false

/** The code that reads and draws JSON comes while the server answers; a server that answers in HTML needs none of it. */
async function readJson(data: unknown, address: string): Promise<CartAnswer> {
  try {
    const { readCartJson } = await jsonCode()
    return await readCartJson(data, address)
  } catch (cause) {
    if (cause instanceof RequestError) throw cause
    throw new RequestError('network', { address, detail: 'le code du panier n’a pas pu être chargé', cause })
  }
}

/** The order says its own key (CART-07): the request may be sent again as often as it takes. */
function keyOf({ action, fields }: CartRequest): string | undefined {
  return action === 'valide_panier' ? new Map(fields).get('cle_commande') || undefined : undefined
}

/** An order placed, said by HTML: a view of its own, `data-flx-order`, or anything that is no cart and no refusal. */
function readHtml(html: string, address: string, { action }: CartRequest): HtmlAnswer {
  const answer = readCartHtml(html, address)
  const number = /data-flx-order="([^"]*)"/.exec(html)?.[1]
  const isPlaced = action === 'valide_panier' && !answer.refusal && !answer.summary
  return { type: 'html', html, ...answer, ...(isPlaced ? { order: { number: number ?? '', total: null } } : {}) }
}

/** @throws {RequestError} for every end that is not a cart (HTTP-02). */
export async function callCart(request: CartRequest): Promise<CartAnswer> {
  const address = request.action === 'add_item' ? endpoint(`${services}add_item.php`) : cartAddress()
  if (!answersInHtml) jsonCode().catch(() => {})
  if (request.action === 'chgEtape') checkoutCode().catch(() => {})
  const reply = await send({ address, body: bodyOf(request), key: keyOf(request) })
  answersInHtml = reply.type === 'html'
  return reply.type === 'json' ? readJson(reply.data, reply.address) : readHtml(reply.html, reply.address, request)
}
