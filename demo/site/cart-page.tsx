import { parse } from 'valibot'
import { cartReply } from '../../src/shop/cart/cart-contract.ts'
import { CartView } from '../../src/shop/cart/cart-view.tsx'
import type { WireReply } from '../server/cart/cart-wire.ts'
import { demoAccount } from '../server/seed/customers.ts'
import { Breadcrumb } from './parts/breadcrumb.tsx'

/** The account that anyone may try the demo with, said where one logs in. */
function DemoAccount() {
  return (
    <p className="site-hint">
      Pour essayer : <strong>{demoAccount.email}</strong>, mot de passe <strong>{demoAccount.password}</strong>. Les
      messages qui partiraient par e-mail sont dans <a href="/courriels">vos courriels</a>.
    </p>
  )
}

function LogOut({ email, base }: { email: string; base: string }) {
  return (
    <form className="site-hint" method="post" action={`${base}ajax/modules/extranet_v2/traitement.php`}>
      <input type="hidden" name="action" value="logout" />
      Vous êtes connecté avec l’adresse <strong>{email}</strong>.{' '}
      <button className="site-link" type="submit">
        Se déconnecter
      </button>
    </form>
  )
}

/** The cart, drawn by the server: it works as it is, and is the element's first state. */
export function CartPage({ reply, base }: { reply: WireReply; base: string }) {
  const { cart, relays } = parse(cartReply, reply)
  return (
    <>
      <Breadcrumb links={[]} current="Panier" />
      <header className="page-head">
        <h1>Votre panier</h1>
      </header>
      <flx-cart shop="/articles">
        <CartView
          cart={cart}
          relays={relays}
          action={`${base}ajax/modules/boutique/panier/traitement.php`}
          shopHref="/articles"
        />
      </flx-cart>
      {cart.customer ? <LogOut email={cart.customer.email} base={base} /> : <DemoAccount />}
    </>
  )
}
