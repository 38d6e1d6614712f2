import { emit } from '../../core/events.ts'
import { Refusal, visitorMessage } from '../../core/http/request-error.ts'
import { shared } from '../../core/shared.ts'
import { atom, type PrimitiveAtom, store } from '../../core/store.ts'
import type { CartChange, CartOrder } from './cart-events.ts'
import type { CartSummary } from './cart-summary.ts'
import { forgetCart, knownCart, learnCart } from './known-cart.ts'

export interface CartOutcome {
  /** Null when the answer contains no summary, such as the HTML of some servers. */
  summary: CartSummary | null
  /** Why the server refused; empty if it did not. */
  refusal: string
  order?: CartOrder
}

interface Received<Outcome> {
  outcome: Outcome
  /** True if the answer is older than the cart that the page knows. */
  isOutdated: boolean
}

interface Write extends PromiseWithResolvers<CartOutcome> {
  lane: string
  send(): Promise<CartOutcome>
}

interface Queue {
  inFlight: Write | undefined
  waiting: Write[]
  pending: PrimitiveAtom<number>
}

/** The page's only queue of cart requests: it sends one at a time, in order, for all widgets. */
const queue = (): Queue => shared('cartQueue', () => ({ inFlight: undefined, waiting: [], pending: atom(0) }))

async function sendNext(): Promise<void> {
  const own = queue()
  if (own.inFlight) return
  own.inFlight = own.waiting.shift()
  if (!own.inFlight) return
  const { send, resolve, reject } = own.inFlight
  let end: () => void
  try {
    const answer = await send()
    end = () => resolve(answer)
  } catch (error) {
    end = () => reject(error)
  }
  own.inFlight = undefined
  end()
  countPending()
  await sendNext()
}

function countPending(): void {
  const { inFlight, waiting, pending } = queue()
  store.set(pending, waiting.length + (inFlight ? 1 : 0))
}

/**
 * Queues a request. It replaces the one that waits in its lane, whose promise then settles like this one, so that the
 * screen never shows an older state again.
 */
function write(lane: string, send: Write['send']): Promise<CartOutcome> {
  const { waiting } = queue()
  const known = waiting.find((each) => each.lane === lane)
  const own = known ?? { lane, send, ...Promise.withResolvers<CartOutcome>() }
  if (known) known.send = send
  else waiting.push(own)
  countPending()
  void sendNext()
  return own.promise
}

/** The outcomes that have been processed, and whether they were outdated. */
const received = new WeakMap<CartOutcome, boolean>()

/** Updates the known cart from an answer once, even if several callers have waited for it. */
function receive(outcome: CartOutcome): { isFirst: boolean; isOutdated: boolean } {
  const known = received.get(outcome)
  if (known !== undefined) return { isFirst: false, isOutdated: known }
  const isOutdated = outcome.summary !== null && !learnCart(outcome.summary)
  // A refusal has changed nothing, so the known cart stays valid.
  if (!outcome.summary && !outcome.refusal) forgetCart()
  received.set(outcome, isOutdated)
  return { isFirst: true, isOutdated }
}

export function isCartBusy(): boolean {
  return store.get(queue().pending) > 0
}

/** Returns true while a change of this lane is sent or waits, so that answers do not contain it yet. */
export function isChangePending(lane: string): boolean {
  const { inFlight, waiting } = queue()
  return [inFlight, ...waiting].some((each) => each?.lane === lane)
}

/** Calls back when requests about the cart start or end. @returns a function that stops it. */
export function onCartBusy(listener: () => void): () => void {
  return store.sub(queue().pending, listener)
}

/** Reads the cart, after all waiting changes. Waiting reads of a lane are merged into one. */
export async function readCart<O extends CartOutcome>(lane: string, send: () => Promise<O>): Promise<Received<O>> {
  const answer = await write(lane, send)
  return { outcome: answer as O, isOutdated: receive(answer).isOutdated }
}

/**
 * Changes the cart, and fires `flx-cart-change` at once, then `flx-cart-changed` or `flx-cart-error`.
 *
 * @param lane - A waiting change is replaced by a newer one of the same lane.
 * @throws {RequestError} when the request fails; a refusal is an outcome, not an error.
 */
export async function changeCart<O extends CartOutcome>(
  host: EventTarget,
  change: CartChange,
  lane: string,
  send: () => Promise<O>,
): Promise<Received<O>> {
  const written = write(lane, send).then((answer) => ({ outcome: answer as O, ...receive(answer) }))
  const finished = written.then(({ outcome }) => {
    if (outcome.refusal) throw new Refusal(outcome.refusal)
    return outcome.summary ?? knownCart()
  })
  finished.catch(() => {})
  emit(host, 'flx-cart-change', { ...change, finished })
  try {
    const { outcome, isFirst, isOutdated } = await written
    const { summary, refusal, order } = outcome
    if (refusal) emit(host, 'flx-cart-error', { ...change, error: new Refusal(refusal), message: refusal })
    else if (isFirst) emit(host, 'flx-cart-changed', { ...change, summary, ...(order && { order }) })
    return { outcome, isOutdated }
  } catch (error) {
    emit(host, 'flx-cart-error', { ...change, error, message: visitorMessage(error) })
    throw error
  }
}
