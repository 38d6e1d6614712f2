import type { FlxElement } from '../../core/element/react-element.ts'
import type { CameraKeeper } from '../../ui/map/map-engine.ts'
import { cartAround, RelayChoice } from './relay-choice.ts'
import { RelaySearch, type RelayStart } from './relay-search.ts'

/** The tabs of the results. */
export type RelayViewName = 'list' | 'map'

/** The pickers of each cart, by their ids: a cart that is rendered again has a new element for the same picker. */
const ofCarts = new WeakMap<Element, Map<string, PickerModel>>()

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the page's own results, in the form of a search. Points without a town belong to the only town, or to that of
 * the first.
 */
function foundOf({ code_postal, ville, villes, relais_liste }: RelayStart) {
  const [only] = villes?.length === 1 ? villes : []
  const name = ville || (relais_liste && (only?.name ?? relais_liste[0]?.city))
  const city = name ? { name, postalCode: code_postal } : null
  return { postalCode: code_postal, searched: code_postal, city, cities: villes, points: relais_liste }
}

/** The state and actions of a picker. It outlives its element if another one replaces it in the cart. */
export class PickerModel {
  readonly search: RelaySearch
  readonly choice: RelayChoice
  view: RelayViewName = 'list'
  selected: string | null = null
  readonly map: CameraKeeper = {}
  /** Index of the focused control among the picker's; -1 if the focus is elsewhere. */
  focused = -1
  #host: FlxElement
  #cart: Element | null
  #start: RelayStart
  #searchedFor = ''
  #isTyped = false

  constructor(host: FlxElement, start: RelayStart) {
    this.#host = host
    this.#cart = cartAround(host)
    this.#start = start
    this.search = new RelaySearch(foundOf(start))
    this.choice = new RelayChoice(host, start.relais)
    this.choice.setNotice(start.error_msg)
  }

  /** Returns the model of an element: its own, or that of the element that it replaces. */
  static of(host: FlxElement, start: RelayStart): PickerModel {
    const cart = cartAround(host)
    const models = (cart && ofCarts.get(cart)) ?? new Map<string, PickerModel>()
    if (cart) ofCarts.set(cart, models)
    const before = models.get(host.id)
    if (before && !before.#host.isConnected) {
      before.#host = host
      before.choice.host = host
      return before
    }
    const model = new PickerModel(host, start)
    if (host.id) models.set(host.id, model)
    return model
  }

  /** Continues with the text that the visitor was typing into the plain forms. */
  goOnTyping(text: string): void {
    this.#isTyped = true
    this.search.type(text)
  }

  /**
   * Searches for the postal code of the page, and again when it changes; not if the page came with the results, or the
   * visitor is typing another one.
   */
  lookFor(postalCode: string, city: string): void {
    const target = `${postalCode} ${city}`
    if (!postalCode || target === this.#searchedFor) return
    const { points, cities } = this.search.state
    const isKnown = points !== null || (cities !== null && cities.length !== 1) || this.#isTyped
    const isFirst = this.#searchedFor === ''
    this.#searchedFor = target
    if (!isFirst || !isKnown) void this.search.search(postalCode, city)
  }

  /**
   * Applies the changes of the page's data.
   *
   * @returns true if it now says why the order is stopped.
   */
  update(now: RelayStart): boolean {
    const before = this.#start
    this.#start = now
    if (!isSame(now.relais, before.relais)) this.choice.update(now.relais)
    const { villes, relais_liste } = now
    const isFound = villes !== null || relais_liste !== null
    if (isFound && !isSame(foundOf(now), foundOf(before))) this.search.update(foundOf(now))
    if (now.error_msg === before.error_msg) return false
    this.choice.setNotice(now.error_msg)
    return now.error_msg !== ''
  }

  /** Stops the search when the element leaves, unless another element takes its place. */
  leave(host: FlxElement): void {
    const pickers = [...(this.#cart?.querySelectorAll('flx-relay-picker') ?? [])]
    if (this.#host !== host || pickers.some(({ id }) => id !== '' && id === host.id)) return
    this.search.stop()
    this.focused = -1
  }
}
