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
import type { CartOutcome } from './cart-outcome.ts'

/**
 * A cart line with today's catalogue data. Its price is the quote's where the cart has one. A booked line has its
 * slot's time as label, and the places still available as stock.
 */
export interface StoredLine {
  id: number
  quantity: number
  /** Price of a piece when the line was added, in cents; null when it is unknown, or set by a quote. */
  seenTtc: number | null
  reference: typeof references.$inferSelect
  article: Pick<typeof articles.$inferSelect, 'id' | 'slug' | 'name' | 'shape' | 'vatPermille'>
  /** True for an article booked for a time: nothing of it is shipped. */
  isBookable: boolean
  booking?: LineBooking | undefined
}

export type Promo = typeof promoCodes.$inferSelect

/** A cart as stored in the database. */
export interface CartState {
  /** Null until the visitor's first change to the cart. */
  id: number | null
  version: number
  priceDisplay: 'ttc' | 'ht'
  lines: StoredLine[]
  promos: Promo[]
  checkout: Checkout
}

/** Returns true when an order of these lines needs a delivery; booked places do not. */
export function isShipped({ lines }: Pick<CartState, 'lines'>): boolean {
  return lines.length === 0 || lines.some(({ isBookable }) => !isBookable)
}

/** The cart of a visitor who never changed it. */
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

/** Returns the row of a session's cart: the customer's when logged in, else the session's own. */
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

/** Reads the cart of a session at a moment; the empty cart, at version 0, when there is none. */
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
