import type { RelaySearch } from '../../../domain/relay/relay-point.ts'
import { BasketView } from '../basket/basket-view.tsx'
import { AccountStepView } from '../checkout/account-step.tsx'
import { PaymentStepView } from '../checkout/payment-step.tsx'
import type { Cart, CartNotice } from '../contract/cart-reply.ts'
import { CartFrame } from './cart-frame.tsx'

export { noticeOf } from '../contract/cart-reply.ts'

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

export interface CartViewProps {
  cart: Cart
  /** Address that the forms post to without script: `panier/traitement.php` under the base. */
  action: string
  notice?: CartNotice | null
  relays?: RelaySearch | null
  /** Address of the next page, in a cart without steps; without it there is no link. */
  nextHref?: string
  /** @default 'Valider mon panier' */
  nextLabel?: string
  /** Address of the shop, for an empty cart; without it there is no link. */
  shopHref?: string
  /** Text of the order button (decision 17). @default 'Commander avec obligation de paiement' */
  orderLabel?: string
  /**
   * Prefix of the ids, so that lines keep their nodes from one answer to the next.
   * @default 'flx-cart'
   */
  id?: string
}
