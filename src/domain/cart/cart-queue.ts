import { emit } from '../../core/events.ts'
import { visitorMessage } from '../../core/http/request-error.ts'
import { shared } from '../../core/shared.ts'
import { store } from '../../core/store.ts'
import { type CartChange, type CartOrder, CartRefusal } from './cart-events.ts'
import type { CartSummary } from './cart-summary.ts'
import { forgetCart, knownCart, learnCart } from './known-cart.ts'
import { createWriter, type Writer } from './writer.ts'

/** What a request about the cart ends with. */
export interface CartOutcome {
  /** Null when the answer, HTML of a server of its own, carries none. */
  summary: CartSummary | null
  /** Why the server said no; empty when it did as asked. */
  refusal: string
  /** The order that the change placed. */
  order?: CartOrder
}

export interface Received<Outcome> {
  outcome: Outcome
  /** The answer is older than what the page knows. */
  isOutdated: boolean
}

type Send = () => Promise<CartOutcome>

/** The page's one queue towards the cart: one request at a time, in order, whichever widget asks. */
const queue = (): Writer<Send, CartOutcome> =>
  shared('cartWriter', () => createWriter<Send, CartOutcome>({ send: (send) => send() }))

/** The outcomes that the page has learnt from, and whether they were outdated. */
const received = new WeakMap<CartOutcome, boolean>()

/** Learns from an answer once, though several callers may have waited for it. */
function receive(outcome: CartOutcome): { isFirst: boolean; isOutdated: boolean } {
  const known = received.get(outcome)
  if (known !== undefined) return { isFirst: false, isOutdated: known }
  const isOutdated = outcome.summary !== null && !learnCart(outcome.summary)
  // What was refused changed nothing.
  if (!outcome.summary && !outcome.refusal) forgetCart()
  received.set(outcome, isOutdated)
  return { isFirst: true, isOutdated }
}

/** Whether requests about the cart are on their way. */
export function isCartBusy(): boolean {
  return store.get(queue().pending) > 0
}

/** Whether a change of this lane is on its way or waits: the answers so far do not know it. */
export function isChangePending(lane: string): boolean {
  return queue().intended(lane) !== undefined
}

/** Calls back when requests about the cart start or end. @returns a function that stops it. */
export function onCartBusy(listener: () => void): () => void {
  return store.sub(queue().pending, listener)
}

/** Reads the cart, after the changes that wait. Reads that wait are one. */
export async function readCart<O extends CartOutcome>(lane: string, send: () => Promise<O>): Promise<Received<O>> {
  const answer = await queue().write(lane, send)
  return { outcome: answer as O, isOutdated: receive(answer).isOutdated }
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
): Promise<Received<O>> {
  const written = queue()
    .write(lane, send)
    .then((answer) => ({ outcome: answer as O, ...receive(answer) }))
  const finished = written.then(({ outcome }) => {
    if (outcome.refusal) throw new CartRefusal(outcome.refusal)
    return outcome.summary ?? knownCart()
  })
  finished.catch(() => {})
  emit(host, 'flx-cart-change', { ...change, finished })
  try {
    const { outcome, isFirst, isOutdated } = await written
    const { summary, refusal, order } = outcome
    if (refusal) emit(host, 'flx-cart-error', { ...change, error: new CartRefusal(refusal), message: refusal })
    else if (isFirst) emit(host, 'flx-cart-changed', { ...change, summary, ...(order && { order }) })
    return { outcome, isOutdated }
  } catch (error) {
    emit(host, 'flx-cart-error', { ...change, error, message: visitorMessage(error) })
    throw error
  }
}
