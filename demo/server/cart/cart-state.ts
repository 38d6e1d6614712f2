import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { type Checkout, emptyCheckout, readCheckout } from '../checkout/checkout-state.ts'
import type { Connection } from '../database.ts'
import { bookingsOf, type LineBooking } from '../reservations/hold.ts'
import { slotText } from '../reservations/slot-text.ts'
import {
  articles,
  bookableHours,
  cartLines,
  cartPromos,
  carts,
  promoCodes,
  quoteLines,
  references,
  sessions,
} from '../schema.ts'

/**
 * A line with what the catalogue says of it today; its price is the quote's where the cart has one. A booked one has
 * its slot's time for label, and the places it may have for stock.
 */
export interface StoredLine {
  id: number
  quantity: number
  /** Price of a piece when the line was added, in cents; null when it is not known, or agreed in a quote. */
  seenTtc: number | null
  reference: typeof references.$inferSelect
  article: Pick<typeof articles.$inferSelect, 'id' | 'slug' | 'name' | 'shape' | 'vatPermille'>
  /** Booked for a time: there is nothing of it to ship. */
  isBookable: boolean
  booking?: LineBooking | undefined
}

export type Promo = typeof promoCodes.$inferSelect

/** A cart as the database holds it. */
export interface CartState {
  /** Null as long as the visitor never wrote to it. */
  id: number | null
  version: number
  priceDisplay: 'ttc' | 'ht'
  lines: StoredLine[]
  promos: Promo[]
  checkout: Checkout
}

/** Whether an order of these lines is to be delivered: places that were booked are not. */
export function isShipped({ lines }: Pick<CartState, 'lines'>): boolean {
  return lines.length === 0 || lines.some(({ isBookable }) => !isBookable)
}

/** The cart of a visitor who never wrote to it. */
export const emptyCart: CartState = {
  id: null,
  version: 0,
  priceDisplay: 'ttc',
  lines: [],
  promos: [],
  checkout: emptyCheckout,
}

async function linesOf(db: Connection, cartId: number, quoteId: number | null, now: Date): Promise<StoredLine[]> {
  const rows = await db
    .select({
      id: cartLines.id,
      quantity: cartLines.quantity,
      seenTtc: cartLines.seenTtc,
      reference: references,
      agreedTtc: quoteLines.priceTtc,
      isBookable: sql<boolean>`exists (select 1 from ${bookableHours} where ${bookableHours.articleId} = ${articles.id})`,
      article: {
        id: articles.id,
        slug: articles.slug,
        name: articles.name,
        shape: articles.shape,
        vatPermille: articles.vatPermille,
      },
    })
    .from(cartLines)
    .innerJoin(references, eq(cartLines.referenceId, references.id))
    .innerJoin(articles, eq(references.articleId, articles.id))
    .leftJoin(quoteLines, and(eq(quoteLines.referenceId, references.id), eq(quoteLines.quoteId, quoteId ?? 0)))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.id))
  const booked = await bookingsOf(db, new Map(rows.map(({ id, quantity }) => [id, quantity])), now)
  return rows.map(({ agreedTtc, reference, seenTtc, ...line }) => {
    const booking = booked.get(line.id)
    const price = agreedTtc === null ? {} : { priceTtc: agreedTtc, priorTtc: null }
    const slot = booking ? { label: slotText(booking.slot), stock: booking.most } : {}
    const seen = agreedTtc === null ? seenTtc : null
    return { ...line, seenTtc: seen, reference: { ...reference, ...price, ...slot }, booking }
  })
}

async function promosOf(db: Connection, cartId: number): Promise<Promo[]> {
  const rows = await db
    .select({ promo: promoCodes })
    .from(cartPromos)
    .innerJoin(promoCodes, eq(cartPromos.promoId, promoCodes.id))
    .where(eq(cartPromos.cartId, cartId))
    .orderBy(asc(cartPromos.position))
  return rows.map(({ promo }) => promo)
}

/** The row of a session's cart: the customer's once logged in, the session's own before. */
export async function findCartRow(db: Connection, sessionHash: string) {
  const [row] = await db
    .select({ cart: carts })
    .from(sessions)
    .innerJoin(
      carts,
      or(
        eq(carts.customerId, sessions.customerId),
        and(isNull(sessions.customerId), eq(carts.sessionHash, sessions.tokenHash)),
      ),
    )
    .where(eq(sessions.tokenHash, sessionHash))
  return row?.cart
}

/** The cart of a session at a moment; empty at version 0 when there is none. */
export async function readCart(db: Connection, sessionHash: string | undefined, now: Date): Promise<CartState> {
  const cart = sessionHash ? await findCartRow(db, sessionHash) : undefined
  if (!cart) return emptyCart
  return {
    id: cart.id,
    version: cart.version,
    priceDisplay: cart.priceDisplay,
    lines: await linesOf(db, cart.id, cart.quoteId, now),
    promos: await promosOf(db, cart.id),
    checkout: await readCheckout(db, cart),
  }
}
