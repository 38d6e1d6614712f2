import { formatAmount } from '../../../core/french/number.ts'
import { cartTexts as t } from '../cart-messages.ts'

/** The total beside the next button, hidden from screen readers: the totals above already state it. */
export function AmountDue({ amount }: { amount: number }) {
  return (
    <span className="flx-cart__due" aria-hidden="true">
      <span className="flx-cart__due-name">{t('total-ttc')}</span>{' '}
      <strong className="flx-cart__price">{formatAmount(amount)}</strong>
    </span>
  )
}
