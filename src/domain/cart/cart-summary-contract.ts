import * as v from 'valibot'
import type { CartSummary } from './cart-summary.ts'

const amount = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite())

/** The cart's summary in each answer of the cart's services, converted from the wire. */
export const cartSummary = v.pipe(
  v.object({
    version: v.nullish(amount, 0),
    nb_articles: amount,
    totaux: v.object({ total_ht: v.nullish(amount), total_ttc: amount }),
    aff_prix: v.nullish(v.picklist(['ht', 'ttc']), 'ttc'),
  }),
  v.transform(
    (wire): CartSummary => ({
      version: wire.version,
      count: wire.nb_articles,
      totalExclTax: wire.totaux.total_ht ?? wire.totaux.total_ttc,
      totalInclTax: wire.totaux.total_ttc,
      display: wire.aff_prix,
    }),
  ),
)
