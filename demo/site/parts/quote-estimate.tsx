import { formatEuros } from '../../server/format.ts'
import type { Estimate } from '../../server/requests/quote.ts'

/** The estimated price of a quote's articles, as far as the shop sells them. */
export function QuoteEstimate({ estimate, isAdmin }: { estimate: Estimate; isAdmin: boolean }) {
  const { total, known, stock } = estimate
  return (
    <p className="site-hint">
      {known === 0
        ? 'Sans article précis, nous vous ferons une proposition.'
        : `D’après vos articles : environ ${formatEuros(total)} TTC, hors livraison.`}
      {isAdmin && known > 0 && ` En stock : ${stock} pièces.`}
    </p>
  )
}
