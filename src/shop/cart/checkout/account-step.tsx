import { CartTotalsView } from '../basket/cart-totals.tsx'
import { orderTexts as t } from '../cart-messages.ts'
import type { Customer } from '../contract/customer.ts'
import { Fold, LinkForm, StepButton } from '../view/cart-form.tsx'
import { type PartProps, StepTitle } from '../view/cart-frame.tsx'
import { answering, refusing } from '../view/cart-notice.tsx'
import { AddressesView } from './addresses-view.tsx'
import { GuestForm, GuestView, LoginView, SignupView } from './identification.tsx'
import { RecapLines } from './recap-view.tsx'

/** The forms with which a guest can change their e-mail or name, or log in after all. */
function GuestFolds({ guest, ...part }: PartProps & { guest: Customer }) {
  const refused = refusing(part.notice, 'sans_compte')
  const login = answering(part.notice, 'connexion', 'mdp_oublie')
  return (
    <div className="flx-cart__folds">
      <Fold
        key={JSON.stringify(guest)}
        title={t(part.cart.namelessGuests ? 'guest-email-edit' : 'guest-edit')}
        isOpen={refused !== null}
      >
        <GuestForm {...part} notice={refused} />
      </Fold>
      <Fold title={t('login')} isOpen={login !== null}>
        <LoginView {...part} />
      </Fold>
    </div>
  )
}

/**
 * The ways to identify oneself. Ordering without an account, which requires the least, comes first and open; login and
 * sign-up are then folded (CART-01).
 */
function Identification(part: PartProps) {
  const { guestOrders } = part.cart
  const asNew = answering(part.notice, 'new_compte') !== null
  const asKnown = answering(part.notice, 'connexion', 'mdp_oublie') !== null || (!guestOrders && !asNew)
  return (
    <div className="flx-cart__doors">
      {guestOrders && <GuestView {...part} isOpen={!asNew && !asKnown} />}
      <LoginView {...part} isMain isOpen={asKnown} title={guestOrders ? t('login-other') : undefined} />
      <SignupView {...part} isOpen={asNew} />
    </div>
  )
}

/** The second step (CART-01): the visitor identifies themselves, then chooses the addresses. */
export function AccountStepView(part: PartProps) {
  const { cart, url, id } = part
  const { customer, shipped } = cart
  return (
    <>
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
            <AddressesView {...part} />
          </>
        ) : (
          <Identification {...part} />
        )}
      </div>
      <div className="flx-cart__aside">
        <CartTotalsView cart={cart} id={id}>
          <RecapLines cart={cart} />
        </CartTotalsView>
        {/* The form of the first address has a continue button of its own. */}
        {customer && cart.addresses.length > 0 && (
          <StepButton url={url} to="paiement" due={cart.totals.total.ttc}>
            {t(shipped ? 'to-payment' : 'to-payment-only')}
          </StepButton>
        )}
        <LinkForm url={url} action="chgEtape" value="panier" className="flx-cart__go">
          {t('back-to-cart')}
        </LinkForm>
      </div>
    </>
  )
}
