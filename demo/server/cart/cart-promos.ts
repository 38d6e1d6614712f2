import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { usesBy } from '../orders/promo-uses.ts'
import { cartPromos, promoCodes } from '../schema.ts'
import { type CartChange, type CartState, refused } from './cart-state.ts'
import { refusal } from './totals.ts'

const articlesTtc = (state: CartState): number =>
  state.lines.reduce((total, { quantity, reference }) => total + quantity * reference.priceTtc, 0)

/** Applies a code, once per cart, in any letter case. A code already applied stays as it is. */
export function applyPromo(typed: string, day: string): CartChange {
  return async (db, state) => {
    const code = typed.toUpperCase()
    if (!code) return refused('Saisissez un code promo.')
    if (state.lines.length === 0) return refused('Votre panier est vide : ajoutez un article avant d’utiliser un code.')
    const [promo] = await db.select().from(promoCodes).where(eq(promoCodes.code, code))
    if (!promo) return refused(`Le code « ${code} » n’existe pas.`)
    if (state.promos.some(({ id }) => id === promo.id))
      return { status: 'ok', info: `Le code « ${code} » est déjà appliqué.`, wrote: false }
    const reason = refusal(promo, articlesTtc(state), day)
    if (reason) return refused(reason)
    const { customerId } = state.checkout
    if (
      customerId !== null &&
      promo.maxUsesEach !== null &&
      (await usesBy(db, customerId, promo.id)) >= promo.maxUsesEach
    )
      return refused(`Vous avez déjà utilisé le code « ${code} ».`)
    await db.insert(cartPromos).values({ cartId: state.id, promoId: promo.id })
    return { status: 'ok', info: `Le code « ${code} » est appliqué.`, wrote: true }
  }
}

/** Removes a code. One that is not there counts as removed. */
export function deletePromo(typed: string): CartChange {
  return async (db, state) => {
    const promo = state.promos.find(({ code }) => code === typed.toUpperCase())
    if (!promo) return { status: 'ok', wrote: false }
    await db.delete(cartPromos).where(and(eq(cartPromos.cartId, state.id), eq(cartPromos.promoId, promo.id)))
    return { status: 'ok', info: `Le code « ${promo.code} » est retiré.`, wrote: true }
  }
}

/**
 * Removes the codes that the cart no longer qualifies for. Returns a message about them, or undefined when there are
 * none.
 */
export async function dropStalePromos(db: Connection, state: CartState, day: string): Promise<string | undefined> {
  const total = articlesTtc(state)
  const stale = state.promos.filter((promo) => refusal(promo, total, day) !== null)
  if (state.id === null || stale.length === 0) return undefined
  await db.delete(cartPromos).where(
    and(
      eq(cartPromos.cartId, state.id),
      inArray(
        cartPromos.promoId,
        stale.map(({ id }) => id),
      ),
    ),
  )
  return stale.map((promo) => `${refusal(promo, total, day)} Il est retiré du panier.`).join(' ')
}
