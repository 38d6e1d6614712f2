import { eq } from 'drizzle-orm'
import { type CartChange, refused } from '../cart/cart-change.ts'
import type { CartState } from '../cart/cart-state.ts'
import { carts } from '../schema.ts'
import type { Step } from './checkout-state.ts'
import { shortages } from './obstacles.ts'

function refusalOf(step: Step, { lines, checkout }: CartState): string {
  if (step === 'panier') return ''
  if (lines.length === 0) return 'Votre panier est vide : ajoutez un article pour continuer.'
  const short = shortages(lines)
  if (short.length > 0) return short.map(({ message }) => message).join(' ')
  return step === 'paiement' && checkout.customerId === null
    ? 'Connectez-vous, créez un compte, ou commandez sans compte, avant de passer au paiement.'
    : ''
}

/** Goes to a step of the order, or says why it is not open yet. */
export function goToStep(step: Step): CartChange {
  return async (db, state) => {
    const refusal = refusalOf(step, state)
    if (refusal) return refused(refusal)
    if (state.checkout.step === step) return { status: 'ok', wrote: false }
    await db.update(carts).set({ step }).where(eq(carts.id, state.id))
    return { status: 'ok', wrote: true }
  }
}
