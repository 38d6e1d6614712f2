import { emit } from '../../core/events.ts'
import { visitorMessage } from '../../core/http/request-error.ts'
import type { ChosenRelay, RelayPoint } from '../../core/relay/relay-point.ts'
import { fieldValue, fillField } from './relay-fields.ts'
import './relay-picker-events.ts'

export interface RelayChoiceState {
  chosen: ChosenRelay | null
  remember: boolean
  /** Identifier of the point that the cart is being told; empty: none. */
  sending: string
  /** Why the cart would not have it, or could not be told. */
  problem: string
  /** The form may not go without a point. */
  missing: boolean
}

/** The cart around a picker, by what any element of ours can do; its code may still be on its way. */
type CartAround = HTMLElement & { invoke(method: string, ...args: unknown[]): Promise<unknown> }

/**
 * The choice of a relay point: what the form's fields say, and what the cart around is told (CART-02). A choice that
 * the cart refuses is taken back.
 */
export class RelayChoice {
  #host: HTMLElement
  #state: RelayChoiceState
  #listeners = new Set<() => void>()
  #turn = 0
  #again: () => Promise<void> = async () => {}

  constructor(host: HTMLElement, written: ChosenRelay | null) {
    this.#host = host
    const id = fieldValue(host, 'relais_id')
    const ofForm = id
      ? { id, params: fieldValue(host, 'relais_params'), name: '', address: '', postalCode: '', city: '' }
      : null
    const remember = fieldValue(host, 'relais_pref') === '1'
    this.#state = { chosen: written ?? ofForm, remember, sending: '', problem: '', missing: false }
  }

  state = (): RelayChoiceState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Chooses a point, unless a listener of `flx-relay-picker-choose` refuses. */
  async choose(point: RelayPoint): Promise<void> {
    const detail = { point, remember: this.#state.remember }
    if (!emit(this.#host, 'flx-relay-picker-choose', detail, { cancelable: true })) return
    await this.#take(point)
  }

  /** Keeps the choice for the orders to come, or not. */
  async setRemember(remember: boolean): Promise<void> {
    this.#set({ remember })
    this.#fill()
    if (this.#state.chosen) await this.#take(this.#state.chosen)
  }

  /** Goes back to no point. */
  clear(): void {
    this.#turn++
    this.#set({ chosen: null, sending: '', problem: '' })
    this.#fill()
  }

  retry(): Promise<void> {
    return this.#again()
  }

  /** The form was stopped for want of a point. */
  tellMissing(): void {
    this.#set({ missing: true })
  }

  async #take(chosen: ChosenRelay): Promise<void> {
    const before = this.#state.chosen
    const turn = ++this.#turn
    this.#again = () => this.#take(chosen)
    this.#set({ chosen, problem: '', missing: false })
    this.#fill()
    const cart = this.#host.closest<CartAround>('flx-cart')
    if (!cart) return
    this.#set({ sending: chosen.id })
    const problem = await this.#tell(cart, chosen)
    if (turn !== this.#turn) return
    this.#set({ sending: '', problem, chosen: problem ? before : chosen })
    if (problem) this.#fill()
  }

  /** @returns why the cart did not take it; empty when it did. */
  async #tell(cart: CartAround, { id, params }: ChosenRelay): Promise<string> {
    const heard = new AbortController()
    let refusal = ''
    const hear = ({ detail }: HTMLElementEventMap['flx-cart-error']): void => {
      if (detail.action === 'selectRelais' && detail.value === id) refusal = detail.message
    }
    cart.addEventListener('flx-cart-error', hear, { signal: heard.signal })
    const fields = { relais_id: id, relais_params: params, relais_pref: this.#state.remember ? '1' : '0' }
    try {
      await customElements.whenDefined('flx-cart')
      await cart.invoke('perform', 'selectRelais', id, fields)
      return refusal
    } catch (error) {
      return refusal || visitorMessage(error)
    } finally {
      heard.abort()
    }
  }

  #fill(): void {
    const { chosen, remember } = this.#state
    fillField(this.#host, 'relais_id', chosen?.id ?? '')
    fillField(this.#host, 'relais_params', chosen?.params ?? '')
    fillField(this.#host, 'relais_pref', remember ? '1' : '0')
  }

  #set(change: Partial<RelayChoiceState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
