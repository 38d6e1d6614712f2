import type { CartSummary } from './cart-summary.ts'

/** A change of the cart as the visitor asked for it (CART-02). */
export interface CartChange {
  /** `modifQte`, `supArt`, … or `add_item`. */
  action: string
  value: string
}

export interface CartChangeDetail extends CartChange {
  /**
   * Ends with the change, or with the newer one that took its place. Rejects when it fails or is refused;
   * null when the server's answer says nothing of the cart's summary.
   */
  finished: Promise<CartSummary | null>
}

/** An order that was placed (CART-06). */
export interface CartOrder {
  /** Empty when the server does not say. */
  number: string
  /** In euros, taxes included; null when the server does not say. */
  total: number | null
}

export interface CartChangedDetail extends CartChange {
  summary: CartSummary | null
  /** Present once the cart has become an order. */
  order?: CartOrder
}

export interface CartErrorDetail extends CartChange {
  error: unknown
  /** What the visitor reads. */
  message: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** A change of the cart starts; `finished` is the promise of its end. */
    'flx-cart-change': CustomEvent<CartChangeDetail>
    /** The cart changed. */
    'flx-cart-changed': CustomEvent<CartChangedDetail>
    /** A change of the cart failed or was refused. */
    'flx-cart-error': CustomEvent<CartErrorDetail>
  }
}

/** The server understood a change and said no; `message` is its own. */
export class CartRefusal extends Error {
  override readonly name = 'CartRefusal'
}
