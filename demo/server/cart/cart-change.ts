import type { Connection } from '../database.ts'
import type { CartOutcome } from './cart-outcome.ts'
import type { CartState } from './cart-state.ts'

/** An error on one form field, as sent to the browser. */
export interface FieldError {
  champ: string
  message: string
}

/** A change to one cart, within its transaction. `wrote` is true when it wrote something. */
export type CartChange = (
  db: Connection,
  state: CartState & { id: number },
) => Promise<CartOutcome & { wrote: boolean }>

/** Returns the outcome of a change that the shop's rules refuse: nothing is written. */
export const refused = (error: string) => ({ status: 'ko' as const, error, wrote: false })
