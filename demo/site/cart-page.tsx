import { parse } from 'valibot'
import { cartReply } from '../../src/shop/cart/contract/cart-reply.ts'
import { CartView } from '../../src/shop/cart/view/cart-view.tsx'
import type { WireReply } from '../server/cart/cart-wire.ts'
import { atStep } from '../server/checkout/step.ts'
import { Breadcrumb } from './parts/breadcrumb.tsx'
import { Elsewhere, type ElsewhereProps } from './parts/elsewhere.tsx'
import { LogOut } from './parts/log-out.tsx'
import { type UnpaidOrder, UnpaidOrders } from './parts/unpaid-orders.tsx'

interface CartPageProps {
  reply: WireReply
  base: string
  unpaid: UnpaidOrder[]
  /** What an empty cart proposes. */
  elsewhere: ElsewhereProps | undefined
}

/** The cart, rendered by the server: it works as it is, and the element starts from it. */
export function CartPage({ reply, base, unpaid, elsewhere }: CartPageProps) {
  const { cart, relays } = parse(cartReply, reply)
  return (
    <>
      <Breadcrumb links={[]} current="Panier" />
      <header className="page-head cart-page">
        <h1>
          <span className="cart-page__cart">Votre panier</span>
          <span className="cart-page__order">Votre commande</span>
        </h1>
      </header>
      <UnpaidOrders orders={unpaid} />
      <flx-track />
      <flx-cart shop="/articles">
        <CartView
          cart={cart}
          relays={relays}
          action={atStep(`${base}ajax/modules/boutique/panier/traitement.php`, reply.panier.etape)}
          shopHref="/articles"
        />
      </flx-cart>
      {elsewhere && <Elsewhere {...elsewhere} />}
      {cart.customer && <LogOut customer={cart.customer} base={base} />}
    </>
  )
}
