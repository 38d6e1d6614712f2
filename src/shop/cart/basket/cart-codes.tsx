import { Button } from '../../../ui/button.tsx'
import { cartTexts as t } from '../cart-messages.ts'
import type { Cart } from '../contract/cart-reply.ts'
import { CartForm } from '../view/cart-form.tsx'
import { priceText } from '../view/price-text.ts'

interface CartCodesProps {
  cart: Cart
  url: string
  id: string
  /** Why the last code was refused; empty if it was not. */
  error: string
}

function AppliedCodes({ cart, url }: { cart: Cart; url: string }) {
  return (
    <ul className="flx-cart__codes" role="list" aria-label={t('codes')}>
      {cart.codes.map(({ code, label, discount }) => (
        <li className="flx-cart__code" key={code}>
          <span className="flx-cart__code-name">{code}</span>
          <span className="flx-cart__detail">{label}</span>
          <span className="flx-cart__price">−{priceText(discount, cart)}</span>
          <CartForm url={url} action="deleteCodePromo" value={code}>
            <button type="submit" className="flx-cart__link" data-flx-action="deleteCodePromo" data-flx-value={code}>
              {t('code-remove')} <span className="flx-visually-hidden">{t('code-remove-name', { code })}</span>
            </button>
          </CartForm>
        </li>
      ))}
    </ul>
  )
}

/** The promotional codes. Folded, since most visitors have none, unless one is applied or was refused. */
export function CartCodes({ cart, url, id, error }: CartCodesProps) {
  return (
    <details
      className="flx-cart__promo flx-fold flx-cart__fold"
      open={cart.codes.length > 0 || error ? true : undefined}
    >
      <summary className="flx-cart__unfold" id={`${id}-code-title`}>
        {t('code-title')}
      </summary>
      {cart.codes.length > 0 && <AppliedCodes cart={cart} url={url} />}
      <CartForm url={url} action="useCodePromo" className="flx-cart__code-form">
        <label className="flx-visually-hidden" htmlFor={`${id}-code`}>
          {t('code-label')}
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
          {t('code-apply')}
        </Button>
      </CartForm>
      {error && (
        <p
          className="flx-cart__refusal flx-message flx-message--error alert alert-danger"
          id={`${id}-code-error`}
          role="alert"
        >
          {error}
        </p>
      )}
    </details>
  )
}
