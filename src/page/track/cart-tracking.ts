import '../../domain/cart/cart-events.ts'
import { parseWrittenAmount } from '../../core/french/number.ts'
import { watch } from '../../core/watch.ts'
import type { CartChangeDetail, CartChangedDetail } from '../../domain/cart/cart-events.ts'
import { itemSelector, itemsIn, readItem, type TrackItem } from './commerce.ts'
import { track } from './track.ts'

/** A line whose quantity is being changed: quick changes in a row are sent as one event. */
interface LineChange {
  item: TrackItem
  from: number
  reached: number
  pending: number
}

function trackQuantity({ item, from, reached }: LineChange): void {
  const quantity = Math.abs(reached - from)
  if (quantity > 0) track(reached > from ? 'add_to_cart' : 'remove_from_cart', { items: [{ ...item, quantity }] })
}

/**
 * Sends events for changes of the cart, once the server has confirmed them: articles added or removed, and changed
 * quantities.
 */
class CartTracking {
  #lines = new Map<string, LineChange>()
  /** Removed articles by their number, as the cart offers to add them again. */
  #removed = new Map<string, TrackItem>()
  /** The cart's articles at the time of the order, as the answer replaces them in the page. */
  #ordered: TrackItem[] = []

  listen = ({ target, detail }: CustomEvent<CartChangeDetail>): void => {
    if (!(target instanceof Element)) return
    const { action, value, finished } = detail
    if (action === 'add_item') this.#add(target, value, finished)
    if (action === 'supArt') this.#remove(target, value, finished)
    if (action === 'modifQte') this.#change(target, value, finished)
    if (action === 'valide_panier') this.#ordered = itemsIn(target)
  }

  /** Sends an order once it is placed, with its number so that the analytics service can detect duplicates. */
  trackOrder = ({ detail }: CustomEvent<CartChangedDetail>): void => {
    if (!detail.order) return
    const { number, total } = detail.order
    track('purchase', { transaction_id: number, items: this.#ordered, ...(total === null ? {} : { value: total }) })
  }

  #add(host: Element, article: string, finished: Promise<unknown>): void {
    const item = host.matches('flx-cart') ? this.#removed.get(article) : addedItem(host, article)
    finished.then(
      () => item && track('add_to_cart', { items: [item] }),
      () => {},
    )
  }

  #remove(host: Element, line: string, finished: Promise<unknown>): void {
    const item = lineItem(host, line)
    const article = lineArticle(host, line)
    const quantity = lineQuantities(host, line)?.current ?? item?.quantity ?? 1
    finished.then(
      () => {
        if (!item) return
        this.#removed.set(article || item.item_id, { ...item, quantity })
        track('remove_from_cart', { items: [{ ...item, quantity }] })
      },
      () => {},
    )
  }

  #change(host: Element, line: string, finished: Promise<unknown>): void {
    const item = lineItem(host, line)
    const quantities = lineQuantities(host, line)
    if (!item || !quantities) return
    const { current, wanted } = quantities
    const change = this.#lines.get(line) ?? { item, from: current, reached: current, pending: 0 }
    this.#lines.set(line, change)
    change.pending++
    const settle = (): void => {
      if (--change.pending > 0) return
      this.#lines.delete(line)
      trackQuantity(change)
    }
    finished.then(() => {
      change.reached = wanted
      settle()
    }, settle)
  }
}

/** Sends `view_cart` for the first cart of the page that is not empty. */
function trackCartView(): () => void {
  let isSent = false
  return watch('flx-cart [data-flx-view="cart"]', {
    added(view) {
      if (isSent || view.getAttribute('data-flx-count') === '0') return
      isSent = true
      track('view_cart', { items: itemsIn(view) })
    },
  })
}

/** Sends events for everything that happens to the cart. @returns a function that stops it. */
export function trackCart(): () => void {
  const { listen, trackOrder } = new CartTracking()
  document.addEventListener('flx-cart-change', listen)
  document.addEventListener('flx-cart-changed', trackOrder)
  const stopViews = trackCartView()
  return () => {
    document.removeEventListener('flx-cart-change', listen)
    document.removeEventListener('flx-cart-changed', trackOrder)
    stopViews()
  }
}

const escaped = (value: string): string => CSS.escape(value)

/** The quantities of a line's field: the one that the server has, and the one that the visitor wants. */
interface LineQuantities {
  current: number
  wanted: number
}

function rowOf(host: Element, line: string): Element | null {
  const control = host.querySelector(`[data-flx-value="${escaped(line)}"]`)
  return host.querySelector(`[data-flx-line="${escaped(line)}"]`) ?? control?.closest(itemSelector) ?? null
}

/** Returns the number of a line's article; empty if its row does not give it. */
function lineArticle(host: Element, line: string): string {
  return rowOf(host, line)?.getAttribute('data-flx-article') ?? ''
}

/** Returns the article of a line: the one declared in its row, else one made from the row's attributes. */
function lineItem(host: Element, line: string): TrackItem | undefined {
  const row = rowOf(host, line)
  const given = readItem(row?.closest(itemSelector) ?? row?.querySelector(itemSelector))
  if (given) return given
  const id = row?.getAttribute('data-flx-article')
  const name = row?.getAttribute('data-flx-name')
  return id ? { item_id: id, ...(name ? { item_name: name } : {}) } : undefined
}

function lineQuantities(host: Element, line: string): LineQuantities | undefined {
  const field = host.querySelector<HTMLInputElement>(
    `input[data-flx-action="modifQte"][data-flx-value="${escaped(line)}"]`,
  )
  const [current, wanted] = [Number.parseInt(field?.defaultValue ?? '', 10), Number.parseInt(field?.value ?? '', 10)]
  return Number.isNaN(current) || Number.isNaN(wanted) ? undefined : { current, wanted }
}

/** Returns the data of the chosen reference: its price (`data-flx-price-ttc`) and its variant's name. */
function chosenReference(form: HTMLFormElement | undefined): Partial<TrackItem> {
  const chosen = form?.querySelector('[name="idreference"]:checked, [name="idreference"] option:checked')
  const price = parseWrittenAmount(chosen?.getAttribute('data-flx-price-ttc') ?? '')
  const variant = chosen?.getAttribute('data-flx-variant')
  return { ...(price === undefined ? {} : { price }), ...(variant ? { item_variant: variant } : {}) }
}

/**
 * Returns the article that a form adds: the one declared in or around the form or in the element, else its number
 * alone.
 */
function addedItem(host: Element, article: string): TrackItem {
  const forms = [...host.querySelectorAll('form')]
  const form = forms.find((each) => new FormData(each).get('idarticle') === article) ?? forms[0]
  const given =
    readItem(form?.closest(itemSelector)) ??
    readItem(form?.querySelector(itemSelector)) ??
    readItem(host.querySelector(itemSelector))
  const quantity = Number.parseInt(String((form && new FormData(form).get('quantite')) ?? ''), 10)
  return { item_id: article, ...given, ...chosenReference(form), quantity: quantity > 0 ? quantity : 1 }
}
