import type { Connection } from '../database.ts'
import type { CartState } from './cart-state.ts'

/** What is wrong with a field of a form, as it travels. */
export interface FieldError {
  champ: string
  message: string
}

/** What a call on the cart came to. */
export interface CartOutcome {
  status: 'ok' | 'ko'
  error?: string
  info?: string
  /** The line that was added or increased. */
  line?: number
  /** Fields of this action alone, as they travel. */
  more?: Record<string, unknown>
  /** What was searched for: a page without script asks for it again in its address. */
  search?: Record<string, string>
  /** The order that was made: what replaces the form, and its script. */
  order?: { html: string; js: string; url: string }
}

/** A change to one cart, inside its transaction. `wrote` tells whether anything was written. */
export type CartChange = (
  db: Connection,
  state: CartState & { id: number },
) => Promise<CartOutcome & { wrote: boolean }>

/** A change that the shop's rules refuse: nothing is written. */
export const refused = (error: string) => ({ status: 'ko' as const, error, wrote: false })
