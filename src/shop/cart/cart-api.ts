import type { CartOutcome } from '../../core/cart/cart-changes.ts'
import { readCartHtml } from '../../core/cart/cart-html.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import type { Cart } from './cart-contract.ts'
import type { CartView } from './cart-view.tsx'

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
  View: typeof CartView
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
let answersInHtml = false

/** The code that reads and draws JSON comes while the server answers; a server that answers in HTML needs none of it. */
async function readJson(data: unknown, address: string): Promise<JsonAnswer> {
  try {
    const { readCartJson } = await jsonCode()
    return readCartJson(data, address)
  } catch (cause) {
    if (cause instanceof RequestError) throw cause
    throw new RequestError('network', { address, detail: 'le code du panier n’a pas pu être chargé', cause })
  }
}

/** @throws {RequestError} for every end that is not a cart (HTTP-02). */
export async function callCart(request: CartRequest): Promise<CartAnswer> {
  const address = request.action === 'add_item' ? endpoint(`${services}add_item.php`) : cartAddress()
  if (!answersInHtml) jsonCode().catch(() => {})
  const reply = await send({ address, body: bodyOf(request) })
  answersInHtml = reply.type === 'html'
  if (reply.type === 'json') return readJson(reply.data, reply.address)
  return { type: 'html', html: reply.html, ...readCartHtml(reply.html, reply.address) }
}
