import { eq } from 'drizzle-orm'
import { type CartChange, refused } from '../cart/cart-change.ts'
import { addUp } from '../cart/totals.ts'
import { carts } from '../schema.ts'
import { pointValue } from './prices.ts'

/** Uses loyalty points; 0 uses none. Points above the value of the articles are lowered to it, with a message. */
export function spendPoints(points: number, day: string): CartChange {
  return async (db, state) => {
    const { checkout } = state
    if (checkout.customerId === null || checkout.isGuest)
      return refused('Connectez-vous pour utiliser vos points de fidélité.')
    if (points > checkout.balance) return refused(`Vous avez ${checkout.balance} points de fidélité.`)
    const { articles, discount } = addUp(state, day)
    const most = Math.floor((articles.ttc - discount.ttc) / pointValue)
    const kept = Math.min(points, most)
    if (kept === checkout.points) return { status: 'ok', wrote: false }
    await db.update(carts).set({ points: kept }).where(eq(carts.id, state.id))
    const said = kept < points ? `${most} points suffisent pour cette commande.` : ''
    return { status: 'ok', info: said || undefined, wrote: true }
  }
}
