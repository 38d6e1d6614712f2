import * as v from 'valibot'
import { formatPrice, type Tax } from '../price/format-price.ts'

/** What every widget may know of the cart. Amounts in euros. */
export interface CartSummary {
  /** Number of pieces. */
  count: number
  totalExclTax: number
  totalInclTax: number
  /** Which of the two totals the visitor wants to read. */
  display: Tax
  /** Grows with every write of this cart. */
  version: number
}

const amount = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite())

/** What every answer of the cart's services says of the cart as a whole, translated from the wire. */
export const cartSummary = v.pipe(
  v.object({
    version: amount,
    nb_articles: amount,
    totaux: v.object({ total_ht: amount, total_ttc: amount }),
    aff_prix: v.nullish(v.picklist(['ht', 'ttc']), 'ttc'),
  }),
  v.transform(
    (wire): CartSummary => ({
      version: wire.version,
      count: wire.nb_articles,
      totalExclTax: wire.totaux.total_ht,
      totalInclTax: wire.totaux.total_ttc,
      display: wire.aff_prix,
    }),
  ),
)

/** Reads the summary that a cart in HTML carries on its root; null when it carries none. */
export function readCartSummary(view: Element): CartSummary | null {
  const read = (name: string): number => Number.parseFloat(view.getAttribute(`data-flx-${name}`) ?? '')
  const summary: CartSummary = {
    version: read('version'),
    count: read('count'),
    totalExclTax: read('total-ht'),
    totalInclTax: read('total-ttc'),
    display: view.getAttribute('data-flx-display') === 'ht' ? 'ht' : 'ttc',
  }
  return Object.values(summary).some(Number.isNaN) ? null : summary
}

/** The total that the visitor wants to read: « 45,00 € TTC ». */
export function formatTotal({ display, totalExclTax, totalInclTax }: CartSummary): string {
  return formatPrice(display === 'ht' ? totalExclTax : totalInclTax, display)
}
