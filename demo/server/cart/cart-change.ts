import type { Connection } from '../database.ts'
import type { CartOutcome } from './cart-outcome.ts'
import type { CartState } from './cart-state.ts'

/** What is wrong with a field of a form, as it travels. */
export interface FieldError {
  champ: string
  message: string
}

/** A change to one cart, inside its transaction. `wrote` tells whether anything was written. */
export type CartChange = (
  db: Connection,
  state: CartState & { id: number },
) => Promise<CartOutcome & { wrote: boolean }>

/** A change that the shop's rules refuse: nothing is written. */
export const refused = (error: string) => ({ status: 'ko' as const, error, wrote: false })
