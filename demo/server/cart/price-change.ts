import { formatEuros } from '../format.ts'
import type { CartState, StoredLine } from './cart-state.ts'
import { withoutTax } from './money.ts'
import type { CartTotals } from './totals.ts'

/** What has become of a line's price since it was added; empty when it is the same. */
export function priceMessage({ seenTtc, reference, article }: StoredLine, display: CartState['priceDisplay']): string {
  if (seenTtc === null || seenTtc === reference.priceTtc) return ''
  const said = (ttc: number): string =>
    display === 'ttc' ? formatEuros(ttc) : formatEuros(withoutTax(ttc, article.vatPermille))
  const tax = display.toUpperCase()
  return `Le prix a changé : ${said(reference.priceTtc)} ${tax} au lieu de ${said(seenTtc)} ${tax}.`
}

/**
 * Why an order cannot be placed at the total that the visitor saw; empty when it is still the same.
 * @param seen in cents, tax included; null from a form that does not say.
 */
export function totalRefusal({ total }: CartTotals, seen: number | null): string {
  if (seen === null || seen === total.ttc) return ''
  return `Le total a changé : ${formatEuros(total.ttc)} TTC au lieu de ${formatEuros(seen)} TTC. Rien n’est commandé : vérifiez votre panier, puis commandez à nouveau.`
}
