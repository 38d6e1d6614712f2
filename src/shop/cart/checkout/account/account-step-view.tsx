import { CartTotalsView } from '../../basket/cart-totals.tsx'
import type { Customer } from '../../contract/account.ts'
import type { Cart, CartNotice } from '../../contract/cart-reply.ts'
import { orderTexts as t } from '../../order-messages.ts'
import { CartFrame, type CartViewProps } from '../../view/cart-frame.tsx'
import { answering, refusing } from '../../view/notice-place.ts'
import { StepButton } from '../../view/step-button.tsx'
import { RecapLines } from '../recap-lines.tsx'
import { StepTitle } from '../step-title.tsx'
import { AddressesView } from './addresses-view.tsx'
import { GuestForm, GuestView } from './guest-view.tsx'
import { LoginView } from './login-view.tsx'
import { SignupView } from './signup-view.tsx'

interface PartProps {
  url: string
  id: string
  notice: CartNotice | null
}

interface GuestFoldsProps extends PartProps {
  guest: Customer
  isNameless: boolean
}

/** The forms with which a guest can change their e-mail or name, or log in after all. */
function GuestFolds({ guest, isNameless, ...part }: GuestFoldsProps) {
  const refused = refusing(part.notice, 'sans_compte')
  const login = answering(part.notice, 'connexion', 'mdp_oublie')
  return (
    <div className="flx-cart__folds">
      <details className="flx-fold flx-cart__fold" key={JSON.stringify(guest)} open={refused ? true : undefined}>
        <summary className="flx-cart__unfold">{t(isNameless ? 'guest-email-edit' : 'guest-edit')}</summary>
        <GuestForm {...part} guest={guest} isNameless={isNameless} notice={refused} />
      </details>
      <details className="flx-fold flx-cart__fold" open={login ? true : undefined}>
        <summary className="flx-cart__unfold">{t('login')}</summary>
        <LoginView {...part} />
      </details>
    </div>
  )
}

/**
 * The ways to identify oneself. Ordering without an account, which requires the least, comes first and open; login and
 * sign-up are then folded (CART-01).
 */
function Doors({ cart, ...part }: PartProps & { cart: Cart }) {
  const { guestOrders, namelessGuests, confirmsSignup } = cart
  const asNew = answering(part.notice, 'new_compte') !== null
  const asKnown = answering(part.notice, 'connexion', 'mdp_oublie') !== null || (!guestOrders && !asNew)
  return (
    <div className="flx-cart__doors">
      {guestOrders && <GuestView {...part} guest={null} isNameless={namelessGuests} isOpen={!asNew && !asKnown} />}
      <LoginView {...part} isMain isOpen={asKnown} title={guestOrders ? t('login-other') : undefined} />
      <SignupView {...part} isConfirmed={confirmsSignup} isMain={guestOrders} isOpen={asNew} />
    </div>
  )
}

/** The second step (CART-01): the visitor identifies themselves, then chooses the addresses. */
export function AccountStepView(props: CartViewProps) {
  const { cart, action, notice = null, id = 'flx-cart' } = props
  const { customer, shipped } = cart
  const part = { url: action, id, notice }
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
            {customer.guest && <GuestFolds {...part} guest={customer} isNameless={cart.namelessGuests} />}
            <AddressesView cart={cart} url={action} id={id} notice={notice} />
          </>
        ) : (
          <Doors {...part} cart={cart} />
        )}
      </div>
      <div className="flx-cart__aside">
        <CartTotalsView cart={cart} url={action} id={id} switchable={false}>
          <RecapLines cart={cart} />
        </CartTotalsView>
        {/* The form of the first address has a continue button of its own. */}
        {customer && cart.addresses.length > 0 && (
          <StepButton url={action} to="paiement" due={cart.totals.total.ttc}>
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
