import { isAborted, isSessionOver, visitorMessage } from '../../core/http/request-error.ts'
import { atom, store } from '../../core/store.ts'
import { changeCart, isChangePending, readCart } from '../../domain/cart/cart-queue.ts'
import { type CartSummary, isSameCart } from '../../domain/cart/cart-summary.ts'
import { isCartStale, knownCart, learnCart } from '../../domain/cart/known-cart.ts'
import type { RelaySearch } from '../../domain/relay/relay-point.ts'
import {
  type CartAnswer,
  type CartRequest,
  callCart,
  type HtmlAnswer,
  isSetting,
  type JsonAnswer,
  laneOf,
  type MessageAnswer,
  orderLane,
} from './cart-api.ts'

export interface RemovedLine {
  name: string
  undo: CartRequest
}

/** A message from the server that came without a cart. */
export interface ServerMessage {
  kind: 'error' | 'success'
  text: string
  action: string
  /** The value of that action, such as the id of the refused line. */
  value: string
}

/** The last answer, which decides where the focus goes. */
export interface Answered {
  action: string
  refused: boolean
  ordered: boolean
}

export interface CartState {
  /** `initial` is the view that came with the page; null if there is none yet. */
  shown: { type: 'initial' } | HtmlAnswer | JsonAnswer | null
  /** The last action whose answer is shown. It stays set when the cart is fetched again afterwards. */
  answered: Answered | null
  summary: CartSummary | null
  busy: boolean
  /** The reason why the last request failed, or empty. The view stays as it was. */
  problem: string
  /** Set while unsent requests are kept. Changes are sent again; an order only if the visitor asks. */
  kept: 'changes' | 'order' | null
  /** True if the session has expired, so that the visitor can log in again. */
  expired: boolean
  removed: RemovedLine | null
  /** The message of the last answer, if the server's view does not contain it; null if there is none. */
  announcement: ServerMessage | null
}

const noProblem = { problem: '', kept: null, expired: false } as const

const initialState: CartState = {
  shown: null,
  answered: null,
  summary: null,
  busy: false,
  ...noProblem,
  removed: null,
  announcement: null,
}

/** Callbacks of a change, called before its answer is shown. */
export interface ChangeHooks {
  onDone?(): void
  /** Called for each answer, also a refusal. */
  onAnswer?(): void
}

interface Change extends ChangeHooks {
  request: CartRequest
}

/** The request that only reads the cart. */
const reading: CartRequest = { action: '', value: '', fields: [] }

/**
 * Holds the state of a cart: sends changes, stores the last answer, keeps the requests that could not be sent. It knows
 * neither the page nor how an answer is rendered.
 */
export class CartEngine {
  #target: EventTarget
  #onSettled: (request: CartRequest, isRefused: boolean) => void
  /** The state that the cart renders, as an atom of the page's store. */
  readonly state = atom(initialState)
  /** The newest change of each lane that is being sent. */
  #pending = new Map<string, Change>()
  #unsent = new Map<string, Change>()
  #lastAnswer: CartAnswer | null = null
  #relays: RelaySearch | null = null
  /** True once the order is placed. The cart is then not fetched again. */
  #ordered = false
  #reading = false
  #freshAt = 0

  /**
   * @param target - The events of the cart are dispatched from here.
   * @param onSettled - Called when the answer to the newest change of a lane has arrived.
   */
  constructor(target: EventTarget, onSettled: (request: CartRequest, isRefused: boolean) => void) {
    this.#target = target
    this.#onSettled = onSettled
  }

  get now(): CartState {
    return store.get(this.state)
  }

  /** Starts from the view that came with the page. Fetches the cart only if that view is out of date. */
  start(summary: CartSummary | null): void {
    this.#freshAt = Date.now()
    this.#set({ shown: { type: 'initial' }, summary })
    if (isCartStale() || (summary && !learnCart(summary))) void this.refresh()
  }

  /** Returns the milliseconds since the cart was last known to be up to date. */
  age(): number {
    return Date.now() - this.#freshAt
  }

  /** Fetches the cart again if another widget knows a newer cart than the one shown. */
  catchUp(): void {
    const known = knownCart()
    const { summary } = this.now
    if (!known || this.#reading || this.#pending.size > 0 || !summary) return
    if (!isSameCart(known, summary)) void this.refresh()
  }

  /** Fetches the cart again, after the changes that are queued. Never rejects: a failure is shown. */
  async refresh(): Promise<void> {
    if (this.#ordered) return
    this.#reading = true
    this.#set({})
    try {
      const { outcome, isOutdated } = await readCart('read cart', () => callCart(reading))
      this.#reading = false
      if (isOutdated) return await this.refresh()
      if (outcome.type === 'message') return await this.#showMessage(outcome, reading)
      this.#show(outcome, null)
    } catch (error) {
      this.#reading = false
      this.#fail(error)
    }
  }

  /**
   * Sends a change of the cart. A change that is already being sent is not sent twice. Quantities and choices are sent
   * each time, and the last one wins.
   *
   * @throws {RequestError} if it could not be sent. The request is then kept, and the cart shows the failure.
   */
  async perform(request: CartRequest, hooks: ChangeHooks = {}): Promise<void> {
    const lane = laneOf(request)
    if (!isSetting(request) && this.#pending.has(lane)) return
    this.#ordered = false
    this.#unsent.delete(lane)
    this.#unsent.delete(orderLane)
    if (this.#unsent.size > 0) this.retry()
    if (this.now.removed || this.now.announcement) this.#set({ removed: null, announcement: null })
    await this.#send({ request, ...hooks })
  }

  /** Sends the kept requests again, in their order. If there are none, fetches the cart. */
  retry(): void {
    const changes = [...this.#unsent.values()]
    this.#unsent.clear()
    if (changes.length === 0) void this.refresh()
    for (const change of changes) void this.#send(change).catch(() => {})
  }

  /**
   * Logs in again after the session expired, then sends the kept changes. A kept order is dropped: the visitor has to
   * send it.
   *
   * @param fields - `email` and `password`; omitted if the visitor is already logged in.
   * @returns the reason of a refusal, which leaves the view as it was; empty on success.
   * @throws {RequestError} if the login could not be sent.
   */
  async logInAgain(fields?: Record<string, string>): Promise<string> {
    if (fields) {
      const { outcome } = await this.#change({ action: 'connexion', value: '', fields: Object.entries(fields) })
      if (outcome.refusal) return outcome.refusal
    }
    this.#unsent.delete(orderLane)
    this.retry()
    return ''
  }

  offerUndo(removed: RemovedLine | null): void {
    this.#set({ removed })
  }

  #change(request: CartRequest) {
    const { action, value } = request
    return changeCart(this.#target, { action, value }, laneOf(request), () => callCart(request))
  }

  async #send(change: Change): Promise<void> {
    const { request } = change
    const lane = laneOf(request)
    this.#pending.set(lane, change)
    this.#set({})
    try {
      const { outcome, isOutdated } = await this.#change(request)
      if (!isChangePending(lane)) {
        this.#pending.delete(lane)
        this.#onSettled(request, outcome.refusal !== '')
      }
      change.onAnswer?.()
      if (!outcome.refusal) change.onDone?.()
      if (outcome.type === 'message') await this.#showMessage(outcome, request)
      else if (isOutdated) await this.refresh()
      else this.#show(outcome, request)
    } catch (error) {
      if (this.#pending.get(lane) !== change) return
      this.#pending.delete(lane)
      this.#unsent.set(lane, change)
      this.#fail(error)
      throw error
    }
  }

  /** Shows a message beside the current cart. After a success, fetches the cart again, because the answer has none. */
  async #showMessage(answer: MessageAnswer, { action, value }: CartRequest): Promise<void> {
    const isNews = answer !== this.#lastAnswer
    this.#lastAnswer = answer
    const { refusal, success } = answer
    const answered = { action, refused: refusal !== '', ordered: false }
    if (isNews && !refusal) {
      this.#set({ answered })
      await this.refresh()
    }
    if (!isNews) return this.#set({})
    const { shown } = this.now
    const text = refusal || success
    const notice = text ? { kind: refusal ? ('error' as const) : ('success' as const), text, action, value } : null
    this.#set({
      ...(this.#unsent.size > 0 ? {} : noProblem),
      ...(shown?.type === 'json' ? { shown: { ...shown, notice }, answered } : { announcement: notice }),
    })
  }

  #show(answer: Exclude<CartAnswer, MessageAnswer>, request: CartRequest | null): void {
    // Several quick clicks share one answer, which is shown once.
    if (answer === this.#lastAnswer) {
      this.#set({})
      return
    }
    this.#lastAnswer = answer
    this.#freshAt = Date.now()
    this.#ordered = answer.order !== undefined
    if (this.#ordered) this.#unsent.clear()
    this.#set({
      ...(request && { answered: { action: request.action, refused: answer.refusal !== '', ordered: this.#ordered } }),
      shown: answer.type === 'json' ? this.#withRelays(answer) : answer,
      summary: answer.summary,
      announcement: null,
      ...(this.#unsent.size > 0 ? {} : noProblem),
    })
    this.catchUp()
  }

  /**
   * Merges the relay points into those found so far, so that the search continues from one answer to the next. New
   * communes remove the points.
   */
  #withRelays(answer: JsonAnswer): JsonAnswer {
    const [before, now] = [this.#relays, answer.relays]
    if (!before) this.#relays = now
    else if (now) {
      const { cities, points } = now
      this.#relays = { cities: cities ?? before.cities, points: points ?? (cities ? null : before.points) }
    }
    return { ...answer, relays: this.#relays }
  }

  #fail(error: unknown): void {
    const kept = this.#unsent.has(orderLane) ? 'order' : this.#unsent.size > 0 ? 'changes' : null
    if (isAborted(error)) this.#set({})
    else this.#set({ problem: visitorMessage(error), kept, expired: isSessionOver(error) })
  }

  #set(change: Partial<CartState>): void {
    store.set(this.state, { ...this.now, ...change, busy: this.#reading || this.#pending.size > 0 })
  }
}
