import { changeCart, isAsked, readCart } from '../../core/cart/cart-changes.ts'
import { isCartStale, learnCart, readCartSummary } from '../../core/cart/cart-summary.ts'
import { isAborted, isSessionOver, visitorMessage } from '../../core/http/request-error.ts'
import { carrySearch } from '../../core/relay/carry-search.ts'
import type { RelaySearch } from '../../core/relay/relay-point.ts'
import { type CartSummary, cartSummaryAtom, store } from '../../core/store.ts'
import { type CartAnswer, type CartRequest, callCart, type HtmlAnswer, type JsonAnswer } from './cart-api.ts'
import { isSetting, laneOf, orderLane } from './cart-lanes.ts'
import type { CartNotice } from './cart-notice.ts'
import { CartQuantities } from './cart-quantities.ts'

export interface RemovedLine {
  name: string
  /** Adds it again. */
  undo: CartRequest
}

/** What the cart shows. */
export interface CartState {
  /** `drawn`: by the server, in the page; null: nothing yet. */
  shown: { type: 'drawn' } | HtmlAnswer | (JsonAnswer & { notice: CartNotice | null }) | null
  summary: CartSummary | null
  busy: boolean
  /** Why the last request failed; what was on screen stays. */
  problem: string
  /** Changes are kept, to be sent again; an order only when the visitor says so. */
  kept: 'changes' | 'order' | null
  /** The session ended: the visitor can log in again. */
  expired: boolean
  removed: RemovedLine | null
}

/** What follows an answer, before it is shown. */
export interface Landing {
  /** The server did as asked. */
  done?(): void
  /** It answered, whatever it said. */
  landed?(): void
}

interface Change extends Landing {
  request: CartRequest
}

/** What was answered last, for who looks after the focus. */
export interface Answered {
  action: string
  refused: boolean
  ordered: boolean
}

const readLane = 'read cart'
const noProblem = { problem: '', kept: null, expired: false } as const
const nothing: CartState = { shown: null, summary: null, busy: false, ...noProblem, removed: null }

/**
 * The behaviour of a cart: asks for changes, shows what comes, keeps what could not be sent. It knows nothing of
 * how the cart is drawn, by React or by the server.
 */
export class CartEngine {
  readonly quantities: CartQuantities
  #host: HTMLElement
  #state = nothing
  #listeners = new Set<() => void>()
  /** The newest change of each lane that is on its way. */
  #flying = new Map<string, Change>()
  #unsent = new Map<string, Change>()
  #lastAnswer: CartAnswer | null = null
  #answered: Answered | null = null
  #relays: RelaySearch | null = null
  /** The cart has become an order: it is not read again. */
  #ordered = false
  #reading = false
  #freshAt = 0

  constructor(host: HTMLElement) {
    this.#host = host
    this.quantities = new CartQuantities(host)
  }

  state = (): CartState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Starts from the view that the server drew, without a request; asks for the cart when there is none. */
  start(drawn: Element | null): void {
    if (!drawn) return void this.refresh()
    const summary = readCartSummary(drawn)
    this.#freshAt = Date.now()
    this.#set({ shown: { type: 'drawn' }, summary })
    if (isCartStale() || (summary && !learnCart(summary))) void this.refresh()
  }

  /** Milliseconds since the cart was last known to be right. */
  age(): number {
    return Date.now() - this.#freshAt
  }

  /** Another widget has learnt a newer cart than the one shown. */
  catchUp(): void {
    const known = store.get(cartSummaryAtom)
    if (!known || this.#reading || this.#flying.size > 0 || !this.#state.summary) return
    if (known.version !== this.#state.summary.version) void this.refresh()
  }

  /** Reads the cart again, after the changes that wait. Never rejects: a failure is shown. */
  async refresh(): Promise<void> {
    if (this.#ordered) return
    this.#reading = true
    this.#set({ busy: true })
    try {
      const { outcome, late } = await readCart(readLane, () => callCart({ action: '', value: '', fields: [] }))
      this.#reading = false
      if (late) return await this.refresh()
      this.#show(outcome, null)
    } catch (error) {
      this.#reading = false
      this.#fail(error)
    }
  }

  /**
   * Changes the cart. A change that is already on its way is not sent twice; of quantities and of choices the last one wins.
   *
   * @throws {RequestError} when it could not be sent: it is kept, and the cart says so.
   */
  async perform(request: CartRequest, landing: Landing = {}): Promise<void> {
    const lane = laneOf(request)
    if (!isSetting(request) && this.#flying.has(lane)) return
    this.#ordered = false
    this.#unsent.delete(lane)
    this.#unsent.delete(orderLane)
    if (this.#unsent.size > 0) this.retry()
    if (this.#state.removed) this.#set({ removed: null })
    await this.#send({ request, ...landing })
  }

  /** Sends what could not be sent, in its order; when all was sent, reads the cart again. */
  retry(): void {
    const changes = [...this.#unsent.values()]
    this.#unsent.clear()
    if (changes.length === 0) void this.refresh()
    for (const change of changes) void this.#send(change).catch(() => {})
  }

  /**
   * Logs in again after the session ended, then sends what was kept: but an order, which the visitor sends.
   *
   * @returns why it was refused, and nothing has changed on the screen; empty when it was not.
   * @throws {RequestError} when it could not be sent.
   */
  async logInAgain(email: string, password: string): Promise<string> {
    const request = { action: 'connexion', value: '', fields: Object.entries({ email, password }) }
    const { outcome } = await changeCart(this.#host, { action: 'connexion', value: '' }, laneOf(request), () =>
      callCart(request),
    )
    if (outcome.refusal) return outcome.refusal
    this.#unsent.delete(orderLane)
    this.retry()
    return ''
  }

  /** What was answered since this was asked last. */
  takeAnswered(): Answered | null {
    const answered = this.#answered
    this.#answered = null
    return answered
  }

  /** Offers to add again what was removed; null puts the offer away. */
  offerUndo(removed: RemovedLine | null): void {
    this.#set({ removed })
  }

  async #send(change: Change): Promise<void> {
    const { request } = change
    const { action, value } = request
    const lane = laneOf(request)
    this.#flying.set(lane, change)
    this.#set({ busy: true })
    const isNewest = (): boolean => this.#flying.get(lane) === change
    try {
      const { outcome, late } = await changeCart(this.#host, { action, value }, lane, () => callCart(request))
      if (!isAsked(lane)) this.#landed(lane, request)
      change.landed?.()
      if (!outcome.refusal) change.done?.()
      if (late) await this.refresh()
      else this.#show(outcome, request)
    } catch (error) {
      if (!isNewest()) return
      this.#flying.delete(lane)
      this.#unsent.set(lane, change)
      this.#fail(error)
      throw error
    }
  }

  #landed(lane: string, { action, value }: CartRequest): void {
    this.#flying.delete(lane)
    if (action === 'modifQte') this.quantities.settle(value)
  }

  #show(answer: CartAnswer, request: CartRequest | null): void {
    // Quick clicks end with one answer, which is drawn once.
    if (answer === this.#lastAnswer) {
      this.#set({ busy: this.#isBusy() })
      return
    }
    this.#lastAnswer = answer
    this.#freshAt = Date.now()
    this.#ordered = answer.order !== undefined
    if (this.#ordered) this.#unsent.clear()
    if (request) {
      this.#answered = { action: request.action, refused: answer.refusal !== '', ordered: this.#ordered }
    }
    const kept = this.#unsent.size > 0
    this.#set({
      shown: answer.type === 'html' ? answer : this.#draw(answer, request),
      summary: answer.summary,
      busy: this.#isBusy(),
      ...(kept ? {} : noProblem),
    })
    this.catchUp()
  }

  #draw(answer: JsonAnswer, request: CartRequest | null): JsonAnswer & { notice: CartNotice | null } {
    this.#relays = carrySearch(this.#relays, answer.relays)
    return { ...answer, relays: this.#relays, notice: this.#notice(answer, request) }
  }

  /** A refused quantity is said beside its line, the rest in the notice of the view. */
  #notice({ cart, info, refusal, errors }: JsonAnswer, request: CartRequest | null): CartNotice | null {
    const { action, value } = request ?? {}
    if (!refusal) return info ? { kind: 'success', text: info, action } : null
    const line = action === 'modifQte' && cart.lines.find(({ id }) => id === value)
    if (!line) return { kind: 'error', text: refusal, action, value, errors }
    if (!line.message) this.quantities.note(line.id, refusal)
    return null
  }

  #fail(error: unknown): void {
    const busy = this.#isBusy()
    const kept = this.#unsent.has(orderLane) ? 'order' : this.#unsent.size > 0 ? 'changes' : null
    if (isAborted(error)) this.#set({ busy })
    else this.#set({ busy, problem: visitorMessage(error), kept, expired: isSessionOver(error) })
  }

  #isBusy(): boolean {
    return this.#reading || this.#flying.size > 0
  }

  #set(change: Partial<CartState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
