import { formatAmount } from '../../../core/french/number.ts'
import { cartTexts as t } from '../cart-messages.ts'

/** The total beside the next button, for the eye: the totals above say it to who hears the page. */
export function AmountDue({ amount }: { amount: number }) {
  return (
    <span className="flx-cart__due" aria-hidden="true">
      <span className="flx-cart__due-name">{t('total-ttc')}</span>{' '}
      <strong className="flx-cart__price">{formatAmount(amount)}</strong>
    </span>
  )
}
