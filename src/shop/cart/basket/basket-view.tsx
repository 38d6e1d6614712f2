import { textsVersion } from '../../../core/i18n/texts.ts'
import { cartTexts } from '../cart-messages.ts'
import { orderTexts } from '../order-messages.ts'
import { CartFrame, type CartViewProps } from '../view/cart-frame.tsx'
import { refusing } from '../view/notice-place.ts'
import { StepButton } from '../view/step-button.tsx'
import { AddReferenceView } from './add-reference-view.tsx'
import { CartCodes } from './cart-codes.tsx'
import { CartLineView } from './cart-line.tsx'
import { CartTotalsView } from './cart-totals.tsx'
import { LoyaltyView } from './loyalty-view.tsx'
import { SavedCartsView } from './saved-carts-view.tsx'

function EmptyCart({ shopHref }: { shopHref?: string }) {
  return (
    <div className="flx-cart__empty">
      <p className="flx-cart__title">{cartTexts('empty-title')}</p>
      <p className="flx-cart__detail">{cartTexts('empty-detail')}</p>
      {shopHref && (
        <a className="flx-button flx-button--primary flx-cart__shop" href={shopHref}>
          {cartTexts('shop')}
        </a>
      )}
    </div>
  )
}

/** The button of the next step; in a cart without steps, the link that the page provides. */
function Onward({ cart, action, nextHref, nextLabel = cartTexts('next') }: CartViewProps) {
  if (cart.step) {
    return (
      <StepButton url={action} to="compte" due={cart.totals.total.ttc} track="begin_checkout">
        {orderTexts('to-account')}
      </StepButton>
    )
  }
  if (!nextHref) return null
  return (
    <a className="flx-button flx-button--primary flx-cart__next" href={nextHref} data-flx-track="begin_checkout">
      {nextLabel}
    </a>
  )
}

function Filled(props: CartViewProps) {
  const { cart, action, notice = null, id = 'flx-cart' } = props
  const code = refusing(notice, 'useCodePromo')
  const quantity = refusing(notice, 'modifQte', 'supArt')
  return (
    <>
      <ul className="flx-cart__lines" role="list" aria-label={cartTexts('lines')}>
        {cart.lines.map((line) => (
          <CartLineView
            key={line.id}
            line={line}
            display={cart.display}
            retail={cart.retail}
            url={action}
            id={`${id}-line-${line.id}`}
            texts={textsVersion()}
            refusal={quantity?.value === line.id ? quantity.text : ''}
          />
        ))}
      </ul>
      <div className="flx-cart__aside">
        <CartTotalsView cart={cart} url={action} id={id} />
        <CartCodes cart={cart} url={action} id={id} error={code?.text ?? ''} />
        {cart.loyalty && (
          <LoyaltyView loyalty={cart.loyalty} retail={cart.retail} url={action} id={id} notice={notice} />
        )}
        <Onward {...props} />
      </div>
    </>
  )
}

/** The first step: the lines of the cart and the totals. */
export function BasketView(props: CartViewProps) {
  const { cart, action, notice = null, shopHref, id = 'flx-cart' } = props
  const { step, savedCarts, lines, retail } = cart
  const hasReferences = step !== null && !retail
  const hasSaved = step !== null && savedCarts.length > 0
  return (
    <CartFrame {...props}>
      {lines.length > 0 ? <Filled {...props} /> : <EmptyCart shopHref={shopHref} />}
      {(hasReferences || hasSaved) && (
        <div className="flx-cart__more">
          {hasReferences && <AddReferenceView url={action} id={id} notice={notice} />}
          {hasSaved && <SavedCartsView carts={savedCarts} retail={retail} url={action} id={id} />}
        </div>
      )}
    </CartFrame>
  )
}
