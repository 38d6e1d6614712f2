import { endpoint } from '../../../core/http/endpoint.ts'
import { refuseHtml } from '../../../core/http/html-messages.ts'
import { send } from '../../../core/http/send.ts'
import { readCartHtml } from '../../../domain/cart/cart-html.ts'
import { stepInAddress, writeStep } from '../../../domain/cart/cart-step.ts'
import type { CartAnswer, HtmlAnswer, WordsAnswer } from './cart-answer.ts'
import type { CartRequest } from './cart-request.ts'
import { logInWithCode } from './log-in-with-code.ts'
import { readCartJson } from './read-cart-json.ts'

/** Sends a request. @throws {RequestError} for every answer that is not one of the cart (HTTP-02). */
export type CartCall = (request: CartRequest) => Promise<CartAnswer>

const services = 'ajax/modules/boutique/panier/'
/** Actions that are sent as `panierv3[action]` and `panierv3[value]` (CART-02). */
const ofPanierV3 = ['change_aff_prix', 'change_idpointdevente', 'getpointsdevente']

/** Returns the address that the cart's plain forms post to. */
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
function readHtml(html: string, address: string, { action }: CartRequest): HtmlAnswer | WordsAnswer {
  const { isCart, orderNumber, success, refusal, summary } = readCartHtml(html, address)
  const isPlaced = action === 'valide_panier' && orderNumber !== null && !refusal
  if (isPlaced) return { type: 'html', html, summary, refusal, order: { number: orderNumber, total: null } }
  if (isCart || orderNumber !== null) return { type: 'html', html, summary, refusal }
  // A request that only reads the cart must be answered with a cart.
  if (!action && !refusal) refuseHtml(html, address, 'panier (data-flx-view)')
  return { type: 'words', summary, refusal, success }
}

/** Sends one request of the cart and reads its answer. */
export const callCart: CartCall = async (request) => {
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
