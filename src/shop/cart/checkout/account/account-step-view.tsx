import { CartTotalsView } from '../../basket/cart-totals.tsx'
import { orderTexts as t } from '../../order-messages.ts'
import { CartFrame, type CartViewProps } from '../../view/cart-frame.tsx'
import { StepButton } from '../../view/step-button.tsx'
import { StepTitle } from '../step-title.tsx'
import { AddressesView } from './addresses-view.tsx'
import { LoginView } from './login-view.tsx'
import { SignupView } from './signup-view.tsx'

/** The second step: who the visitor is, login on the left and new account on the right, then where it goes (CART-01). */
export function AccountStepView(props: CartViewProps) {
  const { cart, action, notice = null, id = 'flx-cart' } = props
  const { customer, shipped } = cart
  return (
    <CartFrame {...props}>
      <div className="flx-cart__main">
        <StepTitle id={id}>
          {customer
            ? t('hello', { name: `${customer.firstName} ${customer.lastName}`.trim() || customer.email })
            : t('account-title')}
        </StepTitle>
        {customer ? (
          <>
            <p className="flx-cart__detail">{t('hello-detail', { email: customer.email })}</p>
            <AddressesView cart={cart} url={action} id={id} notice={notice} />
          </>
        ) : (
          <div className="flx-cart__doors">
            <LoginView url={action} id={id} notice={notice} />
            <SignupView url={action} id={id} notice={notice} />
          </div>
        )}
      </div>
      <div className="flx-cart__aside">
        <CartTotalsView cart={cart} url={action} id={id} switchable={false} />
        {customer && (
          <StepButton url={action} to="paiement">
            {t(shipped ? 'to-payment' : 'to-payment-only')}
          </StepButton>
        )}
        <StepButton url={action} to="panier" look="link">
          {t('back-to-cart')}
        </StepButton>
      </div>
    </CartFrame>
  )
}
