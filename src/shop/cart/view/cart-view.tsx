import { BasketView } from '../basket/basket-view.tsx'
import { AccountStepView } from '../checkout/account-step.tsx'
import { PaymentStepView } from '../checkout/payment-step.tsx'
import { CartFrame, type CartViewProps } from './cart-frame.tsx'

export { noticeOf } from '../contract/cart-reply.ts'
export type { CartViewProps } from './cart-frame.tsx'

/**
 * A cart as markup, rendered by React in the page or by `react-dom/server` on a server. In both cases it consists of
 * plain forms that work without script, and its controls carry the attributes that the element listens to
 * (`data-flx-action`, `data-flx-value`). The root carries the version and the summary.
 */
export function CartView(props: CartViewProps) {
  const { cart, action: url, notice = null, id = 'flx-cart', relays = null } = props
  const part = { cart, url, id, notice }
  const step = cart.lines.length > 0 ? cart.step : null
  return (
    <CartFrame {...part}>
      {step === 'account' ? (
        <AccountStepView {...part} />
      ) : step === 'payment' ? (
        <PaymentStepView {...part} relays={relays} orderLabel={props.orderLabel} />
      ) : (
        <BasketView {...part} nextHref={props.nextHref} nextLabel={props.nextLabel} shopHref={props.shopHref} />
      )}
    </CartFrame>
  )
}
