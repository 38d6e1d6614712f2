import { openingTag } from '../../core/element/report-error.ts'

type Other = Record<string, unknown>

/** An article, with the names of Google Analytics 4. Prices are per piece, in the currency of the event. */
export interface TrackItem extends Other {
  item_id: string
  item_name?: string
  item_brand?: string
  item_category?: string
  item_variant?: string
  item_list_id?: string
  item_list_name?: string
  price?: number
  /** @default 1 */
  quantity?: number
  discount?: number
  /** Index in its list, from 0. */
  index?: number
  coupon?: string
}

/** The parameters that every event of the shop has. */
export interface CommerceParams extends Other {
  /** @default 'EUR' */
  currency?: string
  /** @default the sum of the items' prices, where all are known */
  value?: number
  items?: TrackItem[]
  coupon?: string
}

/** The events of the shop and of the account, with their parameters (TRACK-01). */
export interface TrackEvents {
  view_item: CommerceParams
  view_item_list: CommerceParams & { item_list_id?: string; item_list_name?: string }
  select_item: CommerceParams & { item_list_id?: string; item_list_name?: string }
  add_to_cart: CommerceParams
  remove_from_cart: CommerceParams
  view_cart: CommerceParams
  begin_checkout: CommerceParams
  add_shipping_info: CommerceParams & { shipping_tier?: string }
  add_payment_info: CommerceParams & { payment_type?: string }
  purchase: CommerceParams & { transaction_id: string; tax?: number; shipping?: number }
  login: Other & { method?: string }
  sign_up: Other & { method?: string }
}

/** The parameters of an event: those of a known one, any for another. */
export type TrackParams<E extends string> = E extends keyof TrackEvents ? TrackEvents[E] : Other

const commerceEvents: ReadonlySet<string> = new Set([
  'view_item',
  'view_item_list',
  'select_item',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
] satisfies (keyof TrackEvents)[])

export function isCommerce(event: string): boolean {
  return commerceEvents.has(event)
}

function sum(items: TrackItem[]): number | undefined {
  let cents = 0
  for (const { price, quantity = 1 } of items) {
    if (price === undefined) return undefined
    cents += Math.round(price * 100) * quantity
  }
  return cents / 100
}

/** Adds the currency and the value of the items to an event of the shop, if they are missing. */
export function completeCommerce(event: string, params: CommerceParams): CommerceParams {
  const { items = [] } = params
  const isList = event === 'view_item_list' || event === 'select_item'
  const value = params.value ?? (isList || items.length === 0 ? undefined : sum(items))
  return { currency: 'EUR', ...params, ...(value === undefined ? {} : { value }) }
}

/** Matches elements with the data of an article: `data-flx-item='{"item_id":"7","price":12}'`. */
export const itemSelector = '[data-flx-item]'

const numbers = ['price', 'quantity', 'discount', 'index'] as const

/** Reads the article of an element; undefined if it has none, or an invalid one. */
export function readItem(element: Element | null | undefined): TrackItem | undefined {
  const text = element?.getAttribute('data-flx-item')
  if (!element || !text) return undefined
  try {
    const item = JSON.parse(text) as TrackItem
    if (item.item_id === undefined) throw new Error('item_id manque')
    item.item_id = String(item.item_id)
    for (const name of numbers) if (item[name] !== undefined) item[name] = Number(item[name])
    return item
  } catch (error) {
    console.warn(`flx : ${openingTag(element)} : data-flx-item n’est pas un article { "item_id": … }.`, error)
    return undefined
  }
}

export function itemsIn(root: Element): TrackItem[] {
  const elements = [...(root.matches(itemSelector) ? [root] : []), ...root.querySelectorAll(itemSelector)]
  return elements.map(readItem).filter((item) => item !== undefined)
}

/**
 * Returns the articles of an element: its own or those in it, else the one around it, else those of the cart around
 * it.
 */
export function itemsNear(element: Element): TrackItem[] {
  const inside = itemsIn(element)
  if (inside.length > 0) return inside
  const around = readItem(element.closest(itemSelector))
  if (around) return [around]
  const view = element.closest('[data-flx-view]')
  return view ? itemsIn(view) : []
}
