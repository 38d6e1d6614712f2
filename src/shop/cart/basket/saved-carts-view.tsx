import { formatDay } from '../../../core/french/day.ts'
import { countOf } from '../../../core/french/number.ts'
import { Button } from '../../../ui/button.tsx'
import type { SavedCart } from '../contract/holdings.ts'
import { orderTexts as t } from '../order-messages.ts'
import { CartForm } from '../view/cart-form.tsx'
import { ttcText } from '../view/price-text.ts'

interface SavedCartsViewProps {
  carts: SavedCart[]
  retail: boolean
  url: string
  id: string
}

/** The visitor's saved carts. `chargePanier` makes one of them the current cart. */
export function SavedCartsView({ carts, retail, url, id }: SavedCartsViewProps) {
  return (
    <section className="flx-cart__saved" aria-labelledby={`${id}-saved-title`}>
      <h2 className="flx-cart__title" id={`${id}-saved-title`}>
        {t('saved-title')}
      </h2>
      <ul className="flx-cart__saved-list" role="list">
        {carts.map(({ id: cart, day, count, total, quote }) => (
          <li className="flx-cart__saved-cart" key={cart}>
            <span className="flx-cart__saved-name">
              {t('saved-of', { day: formatDay(day) })}
              <span className="flx-cart__detail">
                {' '}
                {[countOf(count, 'article'), ttcText(total, { retail }), quote && t('saved-quote', { number: quote })]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <CartForm url={url} action="chargePanier" value={cart}>
              <Button type="submit" size="small" data-flx-action="chargePanier" data-flx-value={cart}>
                {t('saved-load')}
                <span className="flx-visually-hidden"> {t('saved-load-name', { day: formatDay(day) })}</span>
              </Button>
            </CartForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
