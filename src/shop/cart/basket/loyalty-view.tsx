import { countOf } from '../../../core/french/number.ts'
import { Button } from '../../../ui/button.tsx'
import type { CartNotice } from '../contract/cart-reply.ts'
import type { Loyalty } from '../contract/holdings.ts'
import { orderTexts as t } from '../order-messages.ts'
import { CartForm } from '../view/cart-form.tsx'
import { NoticeView } from '../view/cart-notice-view.tsx'
import { refusing } from '../view/notice-place.ts'
import { ttcText } from '../view/price-text.ts'

interface LoyaltyViewProps {
  loyalty: Loyalty
  /** True for a private customer, who sees prices with taxes alone. */
  retail: boolean
  url: string
  /** What the ids of this cart begin with. */
  id: string
  notice: CartNotice | null
}

function UsedPoints({ loyalty, retail, url }: Pick<LoyaltyViewProps, 'loyalty' | 'retail' | 'url'>) {
  return (
    <div className="flx-cart__code">
      <span className="flx-cart__code-name">
        {t('loyalty-used', { points: countOf(loyalty.used, 'point'), amount: ttcText(loyalty.discount, { retail }) })}
      </span>
      <CartForm url={url} action="usePtsFidelite" value="0">
        <button type="submit" className="flx-cart__link" data-flx-action="usePtsFidelite" data-flx-value="0">
          {t('loyalty-leave')}
        </button>
      </CartForm>
    </div>
  )
}

/** The visitor's loyalty points: their number, their value, and a form to use some (CART-04). */
export function LoyaltyView({ loyalty, retail, url, id, notice }: LoyaltyViewProps) {
  const refusal = refusing(notice, 'usePtsFidelite')
  const points = countOf(loyalty.points, 'point')
  return (
    <section className="flx-cart__loyalty" aria-labelledby={`${id}-loyalty-title`}>
      <h2 className="flx-cart__title" id={`${id}-loyalty-title`}>
        {t('loyalty-title')}
      </h2>
      <p className="flx-cart__detail" id={`${id}-loyalty-held`}>
        {t('loyalty-held', { points, worth: ttcText(loyalty.worth, { retail }) })}
      </p>
      {loyalty.used > 0 && <UsedPoints loyalty={loyalty} retail={retail} url={url} />}
      {loyalty.points > 0 && (
        <CartForm url={url} action="usePtsFidelite" className="flx-cart__code-form">
          <input
            id={`${id}-loyalty`}
            className="flx-cart__field"
            name="value"
            aria-label={t('loyalty-label')}
            defaultValue={loyalty.used || loyalty.points}
            inputMode="numeric"
            pattern="[0-9]*"
            required
            autoComplete="off"
            aria-invalid={refusal ? true : undefined}
            aria-describedby={refusal ? `${id}-loyalty-held ${id}-loyalty-error` : `${id}-loyalty-held`}
          />
          <Button type="submit" data-flx-action="usePtsFidelite">
            {t('loyalty-use')}
          </Button>
        </CartForm>
      )}
      {refusal && <NoticeView notice={refusal} id={`${id}-loyalty-error`} className="flx-cart__refusal" />}
    </section>
  )
}
