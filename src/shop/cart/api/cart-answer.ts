import type { CartOutcome } from '../../../domain/cart/cart-queue.ts'
import type { RelaySearch } from '../../../domain/relay/relay-point.ts'
import type { Cart, CartNotice } from '../contract/cart-reply.ts'

/** An answer that contains the cart as data. */
export interface JsonAnswer extends CartOutcome {
  type: 'json'
  cart: Cart
  notice: CartNotice | null
  relays: RelaySearch | null
}

/** An answer that contains the cart, or the order that replaces it, as HTML. */
export interface HtmlAnswer extends CartOutcome {
  type: 'html'
  html: string
}

/** An answer without a cart: a refusal with its reason, or a success. The cart on the screen stays. */
export interface WordsAnswer extends CartOutcome {
  type: 'words'
  /** The server's message of success; empty if it has none or refused. */
  success: string
}

/** An answer of the server, in each of its forms (architecture, idea 3). */
export type CartAnswer = JsonAnswer | HtmlAnswer | WordsAnswer
