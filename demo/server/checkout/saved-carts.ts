import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Said } from '../accounts/form-said.ts'
import { type CartChange, type CartState, refused } from '../cart/cart-state.ts'
import type { Connection } from '../database.ts'
import {
  articles,
  bookableHours,
  bookings,
  cartLines,
  carts,
  orderLines,
  orders,
  quoteLines,
  references,
  savedCartLines,
  savedCarts,
} from '../schema.ts'

interface Wanted {
  reference: typeof references.$inferSelect
  name: string
  quantity: number
}

/** Brings a line of the cart up to a quantity, as far as the stock allows. */
async function fillLine(
  db: Connection,
  { id, lines }: CartState & { id: number },
  { reference, name, quantity }: Wanted,
): Promise<{ kept: number; shortage: string }> {
  const present = lines.find((line) => line.reference.id === reference.id)?.quantity ?? 0
  const kept = Math.min(Math.max(present, quantity), reference.stock)
  if (kept > present)
    await db
      .insert(cartLines)
      .values({ cartId: id, referenceId: reference.id, quantity: kept, seenTtc: reference.priceTtc })
      .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.referenceId], set: { quantity: kept } })
  if (kept >= quantity) return { kept, shortage: '' }
  return { kept, shortage: kept === 0 ? `« ${name} » est épuisé.` : `« ${name} » : il n’en reste que ${kept}.` }
}

/** Adds a saved cart's articles to the cart, with its quote. A message names each line that lacks stock. */
export function loadSavedCart(savedCartId: number): CartChange {
  return async (db, cart) => {
    const { id, checkout } = cart
    const [saved] = await db
      .select()
      .from(savedCarts)
      .where(and(eq(savedCarts.id, savedCartId), eq(savedCarts.customerId, checkout.customerId ?? 0)))
    if (!saved) return refused('Ce panier n’est pas dans votre compte.')
    const rows = await db
      .select({ quantity: savedCartLines.quantity, reference: references, name: articles.name })
      .from(savedCartLines)
      .innerJoin(references, eq(savedCartLines.referenceId, references.id))
      .innerJoin(articles, eq(references.articleId, articles.id))
      .where(eq(savedCartLines.savedCartId, savedCartId))
      .orderBy(asc(references.id))
    const missing: string[] = []
    for (const { quantity, reference, name } of rows) {
      const { shortage } = await fillLine(db, cart, { reference, name, quantity })
      if (shortage) missing.push(shortage)
    }
    if (saved.quoteId !== null) await db.update(carts).set({ quoteId: saved.quoteId }).where(eq(carts.id, id))
    return { status: 'ok', info: ['Votre panier est de retour.', ...missing].join(' '), wrote: true }
  }
}

/** Drops a quote: its articles stay, at the shop's prices, and the lines tell the price change. */
export const cancelQuote: CartChange = async (db, { id, lines, checkout }) => {
  if (!checkout.quote) return { status: 'ok', wrote: false }
  for (const { id: line, reference } of lines.filter(({ seenTtc }) => seenTtc === null))
    await db.update(cartLines).set({ seenTtc: reference.priceTtc }).where(eq(cartLines.id, line))
  await db.update(carts).set({ quoteId: null }).where(eq(carts.id, id))
  return {
    status: 'ok',
    info: `Le devis ${checkout.quote.number} est annulé : les prix de la boutique s’appliquent.`,
    wrote: true,
  }
}

const no = (message: string): Said => ({ isDone: false, message })
const unknown = no('Ce panier n’est pas, ou n’est plus, dans votre compte.')

/** Most saved carts of one customer. */
const most = 50

const ownCart = (customerId: number, id: number) => and(eq(savedCarts.id, id), eq(savedCarts.customerId, customerId))

/** Saves the lines of the customer's cart under a name; the cart stays as it is. Booked lines are left out. */
export async function keepCart(db: Connection, customerId: number, name: string, now: Date): Promise<Said> {
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

export async function renameSavedCart(db: Connection, customerId: number, id: number, name: string): Promise<Said> {
  const renamed = await db.update(savedCarts).set({ name }).where(ownCart(customerId, id)).returning()
  return renamed.length > 0 ? { isDone: true, message: `Ce panier s’appelle « ${name} ».` } : unknown
}

/** Deletes a saved cart. The same request twice does no harm. */
export async function removeSavedCart(db: Connection, customerId: number, id: number): Promise<Said> {
  await db.delete(savedCarts).where(ownCart(customerId, id))
  return { isDone: true, message: 'Ce panier est supprimé.' }
}

/** Adds the articles of an order to the cart, as far as the stock allows. Bookable articles must be booked again. */
export function orderAgain(orderId: number): CartChange {
  return async (db, cart) => {
    const { checkout } = cart
    const rows = await db
      .select({ line: orderLines, reference: references })
      .from(orderLines)
      .innerJoin(orders, eq(orderLines.orderId, orders.id))
      .innerJoin(references, eq(orderLines.referenceId, references.id))
      .where(and(eq(orders.id, orderId), eq(orders.customerId, checkout.customerId ?? 0)))
    if (rows.length === 0) return refused('Cette commande n’est pas dans votre compte.')
    const articleIds = rows.map(({ reference }) => reference.articleId)
    const booked = await db
      .select({ articleId: bookableHours.articleId })
      .from(bookableHours)
      .where(inArray(bookableHours.articleId, articleIds))
    const isBooked = new Set(booked.map(({ articleId }) => articleId))
    const missing: string[] = []
    let added = 0
    for (const { line, reference } of rows) {
      const { name } = line
      if (isBooked.has(reference.articleId)) {
        missing.push(`« ${name} » se réserve sur sa page.`)
        continue
      }
      const { kept, shortage } = await fillLine(db, cart, { reference, name, quantity: line.quantity })
      if (shortage) missing.push(shortage)
      if (kept > 0) added++
    }
    if (added === 0) return refused(missing.join(' '))
    return { status: 'ok', info: ['Ces articles sont dans votre panier.', ...missing].join(' '), wrote: true }
  }
}

/** Returns the lines of saved carts, each at the price of its quote where there is one. */
export function savedLinesOf(db: Connection, ids: number[]) {
  return db
    .select({
      cartId: savedCartLines.savedCartId,
      quantity: savedCartLines.quantity,
      priceTtc: sql<number>`coalesce(${quoteLines.priceTtc}, ${references.priceTtc})`,
      name: articles.name,
    })
    .from(savedCartLines)
    .innerJoin(savedCarts, eq(savedCartLines.savedCartId, savedCarts.id))
    .innerJoin(references, eq(savedCartLines.referenceId, references.id))
    .innerJoin(articles, eq(references.articleId, articles.id))
    .leftJoin(
      quoteLines,
      and(eq(quoteLines.quoteId, savedCarts.quoteId), eq(quoteLines.referenceId, savedCartLines.referenceId)),
    )
    .where(inArray(savedCartLines.savedCartId, ids))
    .orderBy(asc(savedCartLines.referenceId))
}
