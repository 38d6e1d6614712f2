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
  /** In a card, whose picture shows the reduction. */
  inCard?: boolean
}

export const euros = (cents: number | null | undefined): number | undefined => (cents == null ? undefined : cents / 100)

interface ReductionProps {
  percent: number
  /** Lowest price of the 30 days before it, in cents. */
  prior: number
}

/** The lowest price of before, struck, and what the law wants said of it. */
function Reduction({ percent, prior }: ReductionProps) {
  return (
    <span className="price__prior">
      <span className="visually-hidden">au lieu de </span>
      <s>
        <span data-flx-prior="">{formatEuros(prior)}</span> <small>TTC</small>
      </s>{' '}
      <span className="price__reduction" data-flx-reduction="">
        −{percent}&nbsp;%
      </span>{' '}
      <small className="price__law">Le prix barré est le plus bas des 30 derniers jours avant la réduction.</small>
    </span>
  )
}

/** The same in a card, where the struck price is for the eye alone: the line below says it. */
function CardReduction({ percent, prior }: ReductionProps) {
  return (
    <>
      <s className="price__before" aria-hidden="true">
        <span>{formatEuros(prior)}</span> <small>TTC</small>
      </s>{' '}
      <span className="visually-hidden" data-flx-reduction="">
        −{percent}&nbsp;%
      </span>{' '}
      <small className="price__law">
        Prix le plus bas sur 30 jours : <span data-flx-prior="">{formatEuros(prior)}</span> TTC
      </small>
    </>
  )
}

/** A price and its label, and what a reduction must say; `<flx-price>` keeps it true when it changes. */
export function Price({ cents, from = false, ht, rate, prior, follows, inCard = false }: PriceProps) {
  const percent = reductionOf({ ttc: euros(cents), prior: euros(prior) })
  const Reduced = inCard ? CardReduction : Reduction
  return (
    <flx-price ttc={euros(cents)} ht={euros(ht)} prior={euros(prior)} for={follows}>
      <span className="price">
        {from && <small>dès </small>}
        <span data-flx-ttc="">{formatEuros(cents)}</span> <small>TTC</small>
      </span>{' '}
      {percent > 0 && <Reduced percent={percent} prior={prior ?? 0} />}
      {ht !== undefined && (
        <>
          {' '}
          <small className="price__ht">
            <span data-flx-ht="">{formatEuros(ht)}</span> HT{rate && `, TVA ${rate}`}
          </small>
        </>
      )}
    </flx-price>
  )
}
