import '../../domain/cart/cart-events.ts'
import { watch } from '../../core/watch.ts'
import type { CartChangeDetail, CartChangedDetail } from '../../domain/cart/cart-events.ts'
import { addedItem, lineArticle, lineItem, lineQuantities } from './cart-line.ts'
import type { TrackItem } from './commerce.ts'
import { itemsIn } from './items.ts'
import { track } from './track.ts'

/** A line whose quantity is being changed: quick changes of it are told as one. */
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

/** Tells what the cart's own events say: added, removed, more or fewer of a line, once the server has agreed. */
class CartTracking {
  #lines = new Map<string, LineChange>()
  /** Articles that were taken out, by their number: the cart offers to add them again. */
  #removed = new Map<string, TrackItem>()
  /** What was in the cart when its order left: the answer takes its place. */
  #ordered: TrackItem[] = []

  listen = ({ target, detail }: CustomEvent<CartChangeDetail>): void => {
    if (!(target instanceof Element)) return
    const { action, value, finished } = detail
    if (action === 'add_item') this.#add(target, value, finished)
    if (action === 'supArt') this.#remove(target, value, finished)
    if (action === 'modifQte') this.#change(target, value, finished)
    if (action === 'valide_panier') this.#ordered = itemsIn(target)
  }

  /** Tells an order once it is placed; its number lets the audience measure know it again. */
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

/** Tells `view_cart` for the first cart of the page that holds something. */
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

/** Feeds the data layer with what happens to the cart. @returns a function that stops it. */
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
