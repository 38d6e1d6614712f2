import { completeCommerce, isCommerce, type TrackParams } from './commerce.ts'
import { pushEntries } from './data-layer.ts'

/**
 * Tells the page's data layer that something happened (TRACK-01), as soon as the visitor has accepted it; never after a
 * refusal. An event of the shop is pushed as Google Analytics 4 reads it: `{ ecommerce: null }`, then
 * `{ event, ecommerce: { currency, value, items } }`; any other with its parameters beside its name.
 *
 * @example
 * track('add_to_cart', { items: [{ item_id: '7', item_name: 'Vase', price: 12, quantity: 2 }] })
 * track('generate_lead', { formulaire: 'contact' })
 */
export function track<E extends string>(event: E, params?: TrackParams<E>): void {
  if (typeof event !== 'string' || event.trim() === '') {
    console.warn("flx.track : un évènement a besoin d’un nom, par exemple flx.track('add_to_cart', { items: [] }).")
    return
  }
  if (isCommerce(event))
    pushEntries([{ ecommerce: null }, { event, ecommerce: completeCommerce(event, { ...params }) }])
  else pushEntries([{ ...params, event }])
}
