import { openingTag } from '../../core/element/report-error.ts'
import type { TrackItem } from './commerce.ts'

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

/** Returns the articles inside an element, itself included. */
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
