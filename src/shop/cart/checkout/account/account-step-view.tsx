import { CartTotalsView } from '../../basket/cart-totals.tsx'
import type { Customer } from '../../contract/account.ts'
import type { CartNotice } from '../../contract/cart-reply.ts'
import { orderTexts as t } from '../../order-messages.ts'
import { CartFrame, type CartViewProps } from '../../view/cart-frame.tsx'
import { answering, refusing } from '../../view/notice-place.ts'
import { StepButton } from '../../view/step-button.tsx'
import { StepTitle } from '../step-title.tsx'
import { AddressesView } from './addresses-view.tsx'
import { GuestForm, GuestView } from './guest-view.tsx'
import { LoginView } from './login-view.tsx'
import { SignupView } from './signup-view.tsx'

interface GuestFoldsProps {
  url: string
  id: string
  notice: CartNotice | null
  guest: Customer
}

/** What a guest may still change: the name, the e-mail, or to have an account after all. */
function GuestFolds({ guest, ...part }: GuestFoldsProps) {
  const refused = refusing(part.notice, 'sans_compte')
  const login = answering(part.notice, 'connexion', 'mdp_oublie')
  return (
    <div className="flx-cart__folds">
      <details className="flx-cart__fold" key={JSON.stringify(guest)} open={refused ? true : undefined}>
        <summary className="flx-cart__unfold">{t('guest-edit')}</summary>
        <GuestForm {...part} guest={guest} notice={refused} />
      </details>
      <details className="flx-cart__fold" open={login ? true : undefined}>
        <summary className="flx-cart__unfold">{t('login')}</summary>
        <LoginView {...part} />
      </details>
    </div>
  )
}

/** The second step: who the visitor is, login on the left and new account on the right, then where it goes (CART-01). */
export function AccountStepView(props: CartViewProps) {
  const { cart, action, notice = null, id = 'flx-cart' } = props
  const { customer, shipped, guestOrders } = cart
  const part = { url: action, id, notice }
  const asNew = answering(notice, 'new_compte') !== null
  const asGuest = answering(notice, 'sans_compte') !== null
  // Before any address the one thing to do is to write it.
  const hasAddress = cart.addresses.length > 0
  const onward = hasAddress ? { due: cart.totals.total.ttc } : { look: 'secondary' as const }
  return (
    <CartFrame {...props}>
      <div className="flx-cart__main">
        <StepTitle id={id}>
          {customer && !customer.guest
            ? t('hello', { name: `${customer.firstName} ${customer.lastName}`.trim() || customer.email })
            : t('account-title')}
        </StepTitle>
        {customer ? (
          <>
            <p className="flx-cart__detail">
              {t(customer.guest ? 'guest-known' : 'hello-detail', { email: customer.email })}
            </p>
            {customer.guest && <GuestFolds {...part} guest={customer} />}
            <AddressesView cart={cart} url={action} id={id} notice={notice} />
          </>
        ) : (
          <div className="flx-cart__doors">
            <LoginView {...part} isMain={!guestOrders} isOpen={!asGuest && !asNew} />
            {guestOrders && <GuestView {...part} guest={null} isOpen={asGuest} />}
            <SignupView {...part} isConfirmed={cart.confirmsSignup} isOpen={asNew} />
          </div>
        )}
      </div>
      <div className="flx-cart__aside">
        <CartTotalsView cart={cart} url={action} id={id} switchable={false} />
        {customer && (
          <StepButton url={action} to="paiement" {...onward}>
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
