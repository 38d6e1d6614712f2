import type { CartOutcome } from '../../core/cart/cart-changes.ts'
import { plainText, readCartHtml } from '../../core/cart/cart-html.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { httpTexts } from '../../core/http/http-messages.ts'
import { send } from '../../core/http/send.ts'
import { checkData } from '../../core/http/send-json.ts'
import { type CartReply, cartReply } from './cart-contract.ts'

/** One request to the cart's services. */
export interface CartRequest {
  /** Of CART-02; empty reads the cart; `add_item` goes to the service of that name (ART-01). */
  action: string
  value: string
  fields: Iterable<readonly [string, string]>
}

/** What came: data to draw, or the HTML of the server (architecture, idea 3). */
export type CartAnswer = CartOutcome & ({ type: 'json'; reply: CartReply } | { type: 'html'; html: string })

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

function fromJson(data: unknown, address: string): CartAnswer {
  const { cart, outcome, ...said } = checkData(cartReply, data, address)
  const error = plainText(said.error)
  const reply: CartReply = { ...said, cart, outcome, error, info: plainText(said.info) }
  const summary = {
    version: cart.version,
    count: cart.count,
    totalExclTax: cart.totals.total.ht,
    totalInclTax: cart.totals.total.ttc,
    display: cart.display,
  }
  return { type: 'json', reply, summary, refusal: outcome === 'refused' ? error || httpTexts('refused') : '' }
}

/** @throws {RequestError} for every end that is not a cart (HTTP-02). */
export async function callCart(request: CartRequest): Promise<CartAnswer> {
  const address = request.action === 'add_item' ? endpoint(`${services}add_item.php`) : cartAddress()
  const reply = await send({ address, body: bodyOf(request) })
  return reply.type === 'json'
    ? fromJson(reply.data, reply.address)
    : { type: 'html', html: reply.html, ...readCartHtml(reply.html, reply.address) }
}
