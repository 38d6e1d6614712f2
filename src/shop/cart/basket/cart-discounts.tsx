import { countOf } from '../../../core/french/number.ts'
import { Button } from '../../../ui/button.tsx'
import { cartTexts, orderTexts } from '../cart-messages.ts'
import type { Loyalty } from '../contract/customer.ts'
import { CartForm, LinkForm } from '../view/cart-form.tsx'
import type { PartProps } from '../view/cart-frame.tsx'
import { NoticeView, refusing } from '../view/cart-notice.tsx'
import { priceText, ttcText } from '../view/price-text.ts'

function AppliedCodes({ cart, url }: Pick<PartProps, 'cart' | 'url'>) {
  return (
    <ul className="flx-cart__codes" role="list" aria-label={cartTexts('codes')}>
      {cart.codes.map(({ code, label, discount }) => (
        <li className="flx-cart__code" key={code}>
          <span className="flx-cart__code-name">{code}</span>
          <span className="flx-cart__detail">{label}</span>
          <span className="flx-cart__price">−{priceText(discount, cart)}</span>
          <LinkForm url={url} action="deleteCodePromo" value={code}>
            {cartTexts('code-remove')}{' '}
            <span className="flx-visually-hidden">{cartTexts('code-remove-name', { code })}</span>
          </LinkForm>
        </li>
      ))}
    </ul>
  )
}

/** The promotional codes. Folded, since most visitors have none, unless one is applied or was refused. */
export function CartCodes({ cart, url, id, notice }: PartProps) {
  const refusal = refusing(notice, 'useCodePromo')
  const error = refusal?.text
  return (
    <details
      className="flx-cart__promo flx-fold flx-cart__fold"
      open={cart.codes.length > 0 || error ? true : undefined}
    >
      <summary className="flx-cart__unfold" id={`${id}-code-title`}>
        {cartTexts('code-title')}
      </summary>
      {cart.codes.length > 0 && <AppliedCodes cart={cart} url={url} />}
      <CartForm url={url} action="useCodePromo" className="flx-cart__code-form">
        <label className="flx-visually-hidden" htmlFor={`${id}-code`}>
          {cartTexts('code-label')}
        </label>
        <input
          id={`${id}-code`}
          className="flx-cart__field"
          type="text"
          name="value"
          required
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-code-error` : undefined}
        />
        <Button type="submit" data-flx-action="useCodePromo">
          {cartTexts('code-apply')}
        </Button>
      </CartForm>
      <NoticeView notice={refusal} id={`${id}-code-error`} className="flx-cart__refusal" />
    </details>
  )
}

interface LoyaltyViewProps extends PartProps {
  loyalty: Loyalty
}

/** The visitor's loyalty points: their number, their value, and a form to use some (CART-04). */
export function LoyaltyView({ loyalty, cart, url, id, notice }: LoyaltyViewProps) {
  const refusal = refusing(notice, 'usePtsFidelite')
  const points = countOf(loyalty.points, 'point')
  return (
    <section className="flx-cart__loyalty" aria-labelledby={`${id}-loyalty-title`}>
      <h2 className="flx-cart__title" id={`${id}-loyalty-title`}>
        {orderTexts('loyalty-title')}
      </h2>
      <p className="flx-cart__detail" id={`${id}-loyalty-held`}>
        {orderTexts('loyalty-held', { points, worth: ttcText(loyalty.worth, cart) })}
      </p>
      {loyalty.used > 0 && (
        <div className="flx-cart__code">
          <span className="flx-cart__code-name">
            {orderTexts('loyalty-used', {
              points: countOf(loyalty.used, 'point'),
              amount: ttcText(loyalty.discount, cart),
            })}
          </span>
          <LinkForm url={url} action="usePtsFidelite" value="0">
            {orderTexts('loyalty-leave')}
          </LinkForm>
        </div>
      )}
      {loyalty.points > 0 && (
        <CartForm url={url} action="usePtsFidelite" className="flx-cart__code-form">
          <input
            id={`${id}-loyalty`}
            className="flx-cart__field"
            name="value"
            aria-label={orderTexts('loyalty-label')}
            defaultValue={loyalty.used || loyalty.points}
            inputMode="numeric"
            pattern="[0-9]*"
            required
            autoComplete="off"
            aria-invalid={refusal ? true : undefined}
            aria-describedby={refusal ? `${id}-loyalty-held ${id}-loyalty-error` : `${id}-loyalty-held`}
          />
          <Button type="submit" data-flx-action="usePtsFidelite">
            {orderTexts('loyalty-use')}
          </Button>
        </CartForm>
      )}
      <NoticeView notice={refusal} id={`${id}-loyalty-error`} className="flx-cart__refusal" />
    </section>
  )
}
