import { ofForm } from '../../core/browser/form.ts'
import { emit } from '../../core/events.ts'
import { visitorMessage } from '../../core/http/request-error.ts'
import { atom, type PrimitiveAtom, store } from '../../core/store.ts'
import type { ChosenRelay, RelayPoint } from '../../domain/relay/relay-point.ts'
import './relay-picker-types.ts'

export interface RelayChoiceState {
  chosen: ChosenRelay | null
  remember: boolean
  /** Identifier of the point that is being sent to the cart; empty if none is. */
  sending: string
  /** Why the cart refused it, or could not be reached. */
  problem: string
  /** Why the form or the order is stopped; empty if it is not. */
  notice: string
}

/**
 * The choice of a relay point: the values of the form's fields, and what is sent to the cart around the picker
 * (CART-02). A choice that the cart refuses is undone.
 */
export class RelayChoice {
  host: HTMLElement
  readonly stateAtom: PrimitiveAtom<RelayChoiceState>
  #turn = 0
  /** The last choice that the page, or the cart, is known to have. */
  #saved: ChosenRelay | null
  /** The choice that the cart reported while one was being sent to it. */
  #update: ChosenRelay | null = null
  #again: () => Promise<void> = async () => {}

  constructor(host: HTMLElement, written: ChosenRelay | null) {
    this.host = host
    const id = fieldValue(host, 'relais_id')
    const remembered = fieldValue(host, 'relais_pref') === '1'
    const ofForm = id
      ? { id, params: fieldValue(host, 'relais_params'), name: '', address: '', postalCode: '', city: '', remembered }
      : null
    const chosen = written ?? ofForm
    this.#saved = chosen
    const remember = written ? written.remembered : remembered
    this.stateAtom = atom({ chosen, remember, sending: '', problem: '', notice: '' })
  }

  get state(): RelayChoiceState {
    return store.get(this.stateAtom)
  }

  /** Chooses a point, unless a listener of `flx-relay-picker-choose` refuses. */
  async choose(point: RelayPoint): Promise<void> {
    const { remember } = this.state
    if (!emit(this.host, 'flx-relay-picker-choose', { point, remember }, { cancelable: true })) return
    await this.#take({ ...point, remembered: remember })
  }

  /** Sets whether the choice is kept for future orders. */
  async setRemember(remember: boolean): Promise<void> {
    this.#set({ remember })
    this.#fill()
    const { chosen } = this.state
    if (chosen) await this.#take({ ...chosen, remembered: remember })
  }

  /** Applies the choice that the cart reports. While one is being sent, waits for its answer. */
  update(chosen: ChosenRelay | null): void {
    this.#saved = chosen
    this.#update = chosen
    if (this.state.sending) return
    this.#set({ chosen, remember: chosen?.remembered ?? false, ...(chosen ? { notice: '' } : {}) })
    this.#fill()
  }

  clear(): void {
    this.#turn++
    this.#saved = null
    this.#set({ chosen: null, sending: '', problem: '' })
    this.#fill()
  }

  retry(): Promise<void> {
    return this.#again()
  }

  setNotice(notice: string): void {
    this.#set({ notice })
  }

  async #take(chosen: ChosenRelay): Promise<void> {
    const turn = ++this.#turn
    this.#again = () => this.#take(chosen)
    this.#set({ chosen, problem: '', notice: '' })
    this.#fill()
    const cart = cartAround(this.host)
    this.#update = null
    if (cart) this.#set({ sending: chosen.id })
    const problem = cart ? await this.#sendTo(cart, chosen) : ''
    if (turn !== this.#turn) return
    if (!problem) this.#saved = this.#confirmed(chosen)
    const { remember } = this.state
    this.#set({ sending: '', problem, chosen: this.#saved, remember: this.#saved?.remembered ?? remember })
    this.#fill()
  }

  /** Returns a choice that the cart took, as the cart reported it. */
  #confirmed(chosen: ChosenRelay): ChosenRelay {
    return this.#update?.id === chosen.id ? this.#update : chosen
  }

  /** @returns why the cart refused it; empty if it took it. */
  async #sendTo(cart: HTMLElement, { id, params, remembered }: ChosenRelay): Promise<string> {
    const stop = new AbortController()
    let refusal = ''
    const noteRefusal = ({ detail }: HTMLElementEventMap['flx-cart-error']): void => {
      if (detail.action === 'selectRelais' && detail.value === id) refusal = detail.message
    }
    cart.addEventListener('flx-cart-error', noteRefusal, { signal: stop.signal })
    const fields = { relais_id: id, relais_params: params, relais_pref: remembered ? '1' : '0' }
    try {
      await performInCart(cart, 'selectRelais', id, fields)
      return refusal
    } catch (error) {
      return refusal || visitorMessage(error)
    } finally {
      stop.abort()
    }
  }

  #fill(): void {
    const { chosen, remember } = this.state
    fillField(this.host, 'relais_id', chosen?.id ?? '')
    fillField(this.host, 'relais_params', chosen?.params ?? '')
    fillField(this.host, 'relais_pref', remember ? '1' : '0')
  }

  #set(change: Partial<RelayChoiceState>): void {
    store.set(this.stateAtom, (before) => ({ ...before, ...change }))
  }
}

/** Returns the form of a picker: the one that its attribute `form` names, or the one around it. */
function formOf(host: HTMLElement): HTMLFormElement | null {
  const name = host.getAttribute('form')
  if (!name) return host.closest('form')
  const named = document.getElementById(name)
  return named instanceof HTMLFormElement ? named : null
}

function fieldOf(host: HTMLElement, name: string): HTMLInputElement | null {
  const form = formOf(host)
  const field = form && ofForm(form, 'elements').namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}

function fieldValue(host: HTMLElement, name: string): string {
  return fieldOf(host, name)?.value ?? ''
}

/** Sets the field of this name, created if the form has none, and dispatches `change` as for a visitor's change. */
function fillField(host: HTMLElement, name: string, value: string): void {
  const form = formOf(host)
  if (!form) return
  const field = fieldOf(host, name) ?? document.createElement('input')
  if (!field.form) {
    field.type = 'hidden'
    field.name = name
    form.append(field)
  }
  if (field.value === value) return
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Returns true if this form needs a point before it is submitted: the picker's form, or the order of the cart around
 * it.
 */
function waitsForPoint(host: HTMLElement, form: HTMLFormElement): boolean {
  if (form === formOf(host)) return true
  const isOrder = form.querySelector('[data-flx-action="valide_panier"]') !== null
  return isOrder && (host.closest('flx-cart')?.contains(form) ?? false)
}

/**
 * Prevents the picker's form, or the order of the cart around it, from being submitted while `mayGo` returns false.
 *
 * @returns a function that removes the listener.
 */
export function guardForm(host: HTMLElement, mayGo: () => boolean, stopped: () => void): () => void {
  const guard = (event: SubmitEvent): void => {
    if (mayGo() || !waitsForPoint(host, event.target as HTMLFormElement)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    stopped()
  }
  // Listens on the window, to run before listeners that submit the form by script.
  window.addEventListener('submit', guard, { capture: true })
  return () => window.removeEventListener('submit', guard, { capture: true })
}

/** A cart, by the methods that all elements of ours have; its code may not be loaded yet. */
type Cart = HTMLElement & { invoke(method: string, ...args: unknown[]): Promise<unknown> }

export function cartAround(host: HTMLElement): HTMLElement | null {
  return host.closest<HTMLElement>('flx-cart')
}

/** Performs an action of the cart, once its code is loaded. */
export async function performInCart(
  cart: HTMLElement,
  action: string,
  value: string,
  fields: Record<string, string> = {},
): Promise<void> {
  await customElements.whenDefined('flx-cart')
  await (cart as Cart).invoke('perform', action, value, fields)
}
