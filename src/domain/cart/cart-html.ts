import { parseFragment } from '../../core/html/gate.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { readMessages, refuseHtml } from '../../core/http/html-messages.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { shared } from '../../core/shared.ts'
import type { CartOutcome } from './cart-queue.ts'
import { type CartSummary, readCartSummary } from './cart-summary.ts'

/** An HTML answer about the cart, read by its hooks (decision 23). */
export interface CartHtml extends CartOutcome {
  /** True if the answer contains a cart: its view, or at least a line or a control of one. */
  isCart: boolean
  /** Number of the placed order, possibly empty; null if no order was placed. */
  orderNumber: string | null
  /** Text of the success message (`alert-success`); empty if there is none. */
  success: string
}

const hooks = '[data-flx-view], [data-flx-line], [data-flx-action], [data-flx-version]'
const summaryHooks = '[data-flx-view], [data-flx-version], [data-flx-count]'

const reported = (): Set<string> => shared('missingHooks', () => new Set())

/**
 * Reads the summary of a cart in HTML. Reports once, in the console and in the diagnosis, the hooks that are missing.
 *
 * @param address - Where the HTML comes from.
 */
export function readSummary(root: Element | null, address: string): CartSummary | null {
  const { summary, missing } = readCartSummary(root)
  const detail = `le panier reçu ne dit pas ${missing.join(', ')} : la pastille, les autres onglets et l’annonce du total ne l’apprennent pas`
  if (missing.length > 0 && !reported().has(address + detail)) {
    reported().add(address + detail)
    // Creating the error adds it to the failures that the diagnosis lists.
    console.warn(`flx : ${new RequestError('invalid', { address, status: 200, detail }).detail}.`)
  }
  return summary
}

/**
 * Reads an HTML answer about the cart: the cart and its summary by their hooks, an order by `data-flx-order`, a refusal
 * in `alert-danger` and a success in `alert-success` (decisions 15 and 23).
 *
 * @throws {RequestError} if it contains none of these, since nothing can be concluded from that.
 */
export function readCartHtml(html: string, address: string): CartHtml {
  const due = 'panier (data-flx-view), commande (data-flx-order), alert-success ou alert-danger'
  if (!html.trim() || isDocument(html)) refuseHtml(html, address, due)
  const answer = parseFragment(html)
  const order = answer.querySelector('[data-flx-order]')
  const orderNumber = order && (order.getAttribute('data-flx-order') ?? '').trim()
  const isCart = answer.querySelector(hooks) !== null
  const messages = readMessages(html)
  if (orderNumber === null && !isCart && !messages.refusal && !messages.success) refuseHtml(html, address, due)
  const summary = isCart && orderNumber === null ? readSummary(answer.querySelector(summaryHooks), address) : null
  return { isCart, orderNumber, ...messages, summary }
}
