import { formatDay } from '../../../core/french/day.ts'
import type { Quote } from '../contract/holdings.ts'
import { orderTexts as t } from '../order-messages.ts'
import { CartForm } from './cart-form.tsx'

/** Shows the quote that the cart comes from, with a button that cancels it (`annuledevis`). */
export function QuoteView({ quote, url }: { quote: Quote; url: string }) {
  return (
    <div className="flx-cart__quote flx-message">
      <p className="flx-cart__quote-text">{t('quote', { number: quote.number, day: formatDay(quote.day) })}</p>
      <CartForm url={url} action="annuledevis" value={quote.id}>
        <button type="submit" className="flx-cart__link" data-flx-action="annuledevis" data-flx-value={quote.id}>
          {t('quote-cancel')}
        </button>
      </CartForm>
    </div>
  )
}
