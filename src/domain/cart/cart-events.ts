import type { CartSummary } from './cart-summary.ts'

/** A change of the cart that the visitor requested (CART-02). */
export interface CartChange {
  /** `modifQte`, `supArt`, … or `add_item`. */
  action: string
  value: string
}

export interface CartChangeDetail extends CartChange {
  /**
   * Resolves with the change, or with the newer one that replaced it; null if the answer does not contain the cart's
   * summary. Rejects when the change fails or is refused.
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
  /** The order, if the change turned the cart into one. */
  order?: CartOrder
}

export interface CartErrorDetail extends CartChange {
  error: unknown
  /** The message shown to the visitor. */
  message: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when a change of the cart starts; `finished` is the promise of its end. */
    'flx-cart-change': CustomEvent<CartChangeDetail>
    /** Fired when the cart has changed. */
    'flx-cart-changed': CustomEvent<CartChangedDetail>
    /** Fired when a change of the cart has failed or was refused. */
    'flx-cart-error': CustomEvent<CartErrorDetail>
  }
}
