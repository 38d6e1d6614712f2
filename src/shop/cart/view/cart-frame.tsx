import type { ReactNode } from 'react'
import type { RelaySearch } from '../../../domain/relay/relay-point.ts'
import type { Cart, CartNotice } from '../contract/cart-reply.ts'
import { NoticeView } from './cart-notice-view.tsx'
import { CartSteps } from './cart-steps.tsx'
import { hasPlace } from './notice-place.ts'
import { QuoteView } from './quote-view.tsx'

export interface CartViewProps {
  cart: Cart
  /** Address that the forms post to without script: `panier/traitement.php` under the base. */
  action: string
  notice?: CartNotice | null
  /** The relay points found so far. */
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

/**
 * The root of every view of the cart. It carries the version and summary as data attributes, and shows the list of
 * steps and the notice.
 */
export function CartFrame({ cart, action, notice, children }: CartViewProps & { children: ReactNode }) {
  const { step, quote, lines } = cart
  return (
    <div
      className="flx-cart"
      data-flx-view="cart"
      data-flx-version={cart.version}
      data-flx-count={cart.count}
      data-flx-total-ht={cart.totals.total.ht}
      data-flx-total-ttc={cart.totals.total.ttc}
      data-flx-display={cart.display}
      data-flx-stage={step ?? undefined}
    >
      {step && lines.length > 0 && <CartSteps step={step} url={action} />}
      {notice && !hasPlace(notice, cart) && <NoticeView notice={notice} />}
      {quote && <QuoteView quote={quote} url={action} />}
      {children}
    </div>
  )
}
