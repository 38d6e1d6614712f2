import { reductionOf } from '../../../src/shop/price/amounts.ts'
import { formatEuros } from '../../server/format.ts'

interface PriceProps {
  /** With tax. */
  cents: number
  from?: boolean
  /** Without tax, where it is said too. */
  ht?: number
  /** Rate of the tax, « 20 % ». */
  rate?: string
  /** Lowest price of the 30 days before the reduction. */
  prior?: number | null
  /** Form whose chosen reference it follows. */
  follows?: string
}

export const euros = (cents: number | null | undefined): number | undefined => (cents == null ? undefined : cents / 100)

/** A price and its label, and what a reduction must say; `<flx-price>` keeps it true when it changes. */
export function Price({ cents, from = false, ht, rate, prior, follows }: PriceProps) {
  const percent = reductionOf({ ttc: euros(cents), prior: euros(prior) })
  return (
    <flx-price ttc={euros(cents)} ht={euros(ht)} prior={euros(prior)} for={follows}>
      <span className="price">
        {from && <small>dès </small>}
        <span data-flx-ttc="">{formatEuros(cents)}</span> <small>TTC</small>
      </span>
      {percent > 0 && (
        <>
          {' '}
          <span className="price__reduction" data-flx-reduction="">
            −{percent}&nbsp;%
          </span>
        </>
      )}
      {ht !== undefined && (
        <>
          {' '}
          <small className="price__ht">
            <span data-flx-ht="">{formatEuros(ht)}</span> HT{rate && `, TVA ${rate}`}
          </small>
        </>
      )}
      {percent > 0 && (
        <>
          {' '}
          <small className="price__prior">
            Prix le plus bas des 30 derniers jours : <span data-flx-prior="">{formatEuros(prior ?? 0)}</span> TTC
          </small>
        </>
      )}
    </flx-price>
  )
}
