import { CartTotalsView } from '../../basket/cart-totals.tsx'
import { orderTexts as t } from '../../order-messages.ts'
import { CartFrame, type CartViewProps } from '../../view/cart-frame.tsx'
import { OrderForm } from '../order/order-form.tsx'
import { StepTitle } from '../step-title.tsx'
import { DeliveryView } from './delivery-view.tsx'
import { ExtraInfoView } from './extra-info-view.tsx'
import { PaymentView } from './payment-view.tsx'
import { RecapView } from './recap-view.tsx'

/** The third step (CART-01): delivery, payment, a recap of the order, and the button that places it. */
export function PaymentStepView(props: CartViewProps) {
  const { cart, action, notice = null, relays = null, orderLabel, id = 'flx-cart' } = props
  return (
    <CartFrame {...props}>
      <div className="flx-cart__main">
        <StepTitle id={id}>{t(cart.shipped ? 'payment-title' : 'payment-only-title')}</StepTitle>
        {cart.shipped && cart.offers.length > 0 && (
          <DeliveryView cart={cart} url={action} id={id} notice={notice} relays={relays} />
        )}
        {cart.payments.length > 0 && <PaymentView cart={cart} url={action} id={id} notice={notice} />}
        {cart.extraInfos.length > 0 && <ExtraInfoView infos={cart.extraInfos} url={action} id={id} notice={notice} />}
      </div>
      <div className="flx-cart__aside">
        <RecapView cart={cart} url={action} id={id} />
        <CartTotalsView cart={cart} url={action} id={id} switchable={false} />
        <OrderForm cart={cart} url={action} id={id} notice={notice} label={orderLabel} />
      </div>
    </CartFrame>
  )
}
