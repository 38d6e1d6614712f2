import { reductionOf } from '../../../src/shop/price/amounts.ts'
import { formatEuros } from '../../server/format.ts'

interface PriceProps {
  /** With tax, in cents. */
  cents: number
  from?: boolean
  /** Lowest price of the 30 days before the reduction. */
  prior?: number | null
  /** Selector of the form whose chosen reference the price follows. */
  follows?: string
  /** True in a card, whose picture shows the reduction. */
  inCard?: boolean
}

export const euros = (cents: number | null | undefined): number | undefined => (cents == null ? undefined : cents / 100)

interface ReductionProps {
  percent: number
  /** Lowest price of the 30 days before the reduction, in cents. */
  prior: number
}

/** The former price, struck through, with the explanation that the law requires. */
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

/** The same in a card. The struck price is hidden from screen readers, since the line below says it. */
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

/** A price with its label and its reduction; `<flx-price>` updates them when the price changes. */
export function Price({ cents, from = false, prior, follows, inCard = false }: PriceProps) {
  const percent = reductionOf({ ttc: euros(cents), prior: euros(prior) })
  const Reduced = inCard ? CardReduction : Reduction
  return (
    <flx-price ttc={euros(cents)} prior={euros(prior)} for={follows}>
      <span className="price">
        {from && <small>dès </small>}
        <span data-flx-ttc="">{formatEuros(cents)}</span> <small>TTC</small>
      </span>{' '}
      {percent > 0 && <Reduced percent={percent} prior={prior ?? 0} />}
    </flx-price>
  )
}
