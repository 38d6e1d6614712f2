import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { bookings, cartLines, carts, savedCartLines, savedCarts } from '../schema.ts'

/** The result of a change to a saved cart. */
export interface KeepOutcome {
  isDone: boolean
  message: string
}

const no = (message: string): KeepOutcome => ({ isDone: false, message })
const unknown = no('Ce panier n’est pas, ou n’est plus, dans votre compte.')

/** Most saved carts of one customer. */
const most = 50

const ownCart = (customerId: number, id: number) => and(eq(savedCarts.id, id), eq(savedCarts.customerId, customerId))

/** Saves the lines of the customer's cart under a name; the cart stays as it is. Booked lines are left out. */
export async function keepCart(db: Connection, customerId: number, name: string, now: Date): Promise<KeepOutcome> {
  const lines = await db
    .select({ referenceId: cartLines.referenceId, quantity: cartLines.quantity, quoteId: carts.quoteId })
    .from(cartLines)
    .innerJoin(carts, eq(cartLines.cartId, carts.id))
    .leftJoin(bookings, eq(bookings.lineId, cartLines.id))
    .where(and(eq(carts.customerId, customerId), isNull(bookings.id)))
  if (lines.length === 0) return no('Votre panier est vide : il n’y a rien à enregistrer.')
  const known = await db.select({ id: savedCarts.id }).from(savedCarts).where(eq(savedCarts.customerId, customerId))
  if (known.length >= most) return no(`Vous avez déjà ${most} paniers enregistrés : supprimez-en un d’abord.`)
  const [saved] = await db
    .insert(savedCarts)
    .values({ customerId, name, quoteId: lines[0]?.quoteId ?? null, createdAt: now })
    .returning({ id: savedCarts.id })
  if (!saved) return unknown
  await db
    .insert(savedCartLines)
    .values(lines.map(({ referenceId, quantity }) => ({ savedCartId: saved.id, referenceId, quantity })))
  return { isDone: true, message: `« ${name} » est enregistré.` }
}

export async function renameSavedCart(
  db: Connection,
  customerId: number,
  id: number,
  name: string,
): Promise<KeepOutcome> {
  const renamed = await db.update(savedCarts).set({ name }).where(ownCart(customerId, id)).returning()
  return renamed.length > 0 ? { isDone: true, message: `Ce panier s’appelle « ${name} ».` } : unknown
}

/** Deletes a saved cart. The same request twice does no harm. */
export async function removeSavedCart(db: Connection, customerId: number, id: number): Promise<KeepOutcome> {
  await db.delete(savedCarts).where(ownCart(customerId, id))
  return { isDone: true, message: 'Ce panier est supprimé.' }
}
