import type { CartOutcome } from '../../../domain/cart/cart-queue.ts'
import type { RelaySearch } from '../../../domain/relay/relay-point.ts'
import type { Cart, CartNotice } from '../contract/cart-reply.ts'

/** A cart as data. */
export interface JsonAnswer extends CartOutcome {
  type: 'json'
  cart: Cart
  notice: CartNotice | null
  relays: RelaySearch | null
}

/** A cart as the server writes it, or the order that took its place. */
export interface HtmlAnswer extends CartOutcome {
  type: 'html'
  html: string
}

/** Only words: a refusal with its reason, or that it was done. The cart on the screen stays. */
export interface WordsAnswer extends CartOutcome {
  type: 'words'
  /** What was done, in the server's words; empty when it says nothing, or refused. */
  success: string
}

/** What the server answered (architecture, idea 3). */
export type CartAnswer = JsonAnswer | HtmlAnswer | WordsAnswer
