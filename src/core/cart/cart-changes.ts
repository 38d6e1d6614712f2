import { emit } from '../events.ts'
import { visitorMessage } from '../http/request-error.ts'
import { createWriter, type Writer } from '../http/writer.ts'
import { shared } from '../shared.ts'
import { type CartSummary, cartSummaryAtom, store } from '../store.ts'
import { type CartChange, type CartOrder, CartRefusal } from './cart-events.ts'
import { forgetCart, learnCart } from './cart-summary.ts'

/** What a request about the cart ends with. */
export interface CartOutcome {
  /** Null when the answer, HTML of a server of its own, carries none. */
  summary: CartSummary | null
  /** Why the server said no; empty when it did as asked. */
  refusal: string
  /** The order that the change placed. */
  order?: CartOrder
}

export interface Heard<Outcome> {
  outcome: Outcome
  /** The answer is older than what the page knows. */
  late: boolean
}

type Send = () => Promise<CartOutcome>

/** The page's one queue towards the cart: one request at a time, in order, whichever widget asks. */
const writer = (): Writer<Send, CartOutcome> =>
  shared('cartWriter', () => createWriter<Send, CartOutcome>({ send: (send) => send() }))

const heard = new WeakMap<CartOutcome, boolean>()

/** Learns from an answer once, though several callers may have waited for it. */
function hear(outcome: CartOutcome): { first: boolean; late: boolean } {
  const known = heard.get(outcome)
  if (known !== undefined) return { first: false, late: known }
  const late = outcome.summary !== null && !learnCart(outcome.summary)
  if (!outcome.summary) forgetCart()
  heard.set(outcome, late)
  return { first: true, late }
}

/** Whether requests about the cart are on their way. */
export function isCartBusy(): boolean {
  return writer().pending() > 0
}

/** Whether a change of this lane is on its way or waits: the answers so far do not know it. */
export function isAsked(lane: string): boolean {
  return writer().intended(lane) !== undefined
}

/** Calls back when requests about the cart start or end. @returns a function that stops it. */
export function onCartBusy(listener: () => void): () => void {
  return writer().subscribe(listener)
}

/** Reads the cart, after the changes that wait. Reads that wait are one. */
export async function readCart<O extends CartOutcome>(lane: string, send: () => Promise<O>): Promise<Heard<O>> {
  const answer = await writer().write(lane, send)
  return { outcome: answer as O, late: hear(answer).late }
}

/**
 * Changes the cart, and says so: `flx-cart-change` now, `flx-cart-changed` or `flx-cart-error` at the end.
 *
 * @param lane - A change that waits gives way to a newer one of its lane.
 * @throws {RequestError} when the request fails; a refusal is an outcome, not an error.
 */
export async function changeCart<O extends CartOutcome>(
  host: EventTarget,
  change: CartChange,
  lane: string,
  send: () => Promise<O>,
): Promise<Heard<O>> {
  const written = writer()
    .write(lane, send)
    .then((answer) => ({ outcome: answer as O, ...hear(answer) }))
  const finished = written.then(({ outcome }) => {
    if (outcome.refusal) throw new CartRefusal(outcome.refusal)
    return outcome.summary ?? store.get(cartSummaryAtom)
  })
  finished.catch(() => {})
  emit(host, 'flx-cart-change', { ...change, finished })
  try {
    const { outcome, first, late } = await written
    const { summary, refusal, order } = outcome
    if (refusal) emit(host, 'flx-cart-error', { ...change, error: new CartRefusal(refusal), message: refusal })
    else if (first) emit(host, 'flx-cart-changed', { ...change, summary, ...(order && { order }) })
    return { outcome, late }
  } catch (error) {
    emit(host, 'flx-cart-error', { ...change, error, message: visitorMessage(error) })
    throw error
  }
}
