import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { articles, cartLines, cartPromos, carts, promoCodes, references } from '../schema.ts'

/** A line with what the catalogue says of it today. */
export interface StoredLine {
  id: number
  quantity: number
  reference: typeof references.$inferSelect
  article: Pick<typeof articles.$inferSelect, 'id' | 'slug' | 'name' | 'shape' | 'vatPermille'>
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
}

const emptyCart: CartState = { id: null, version: 0, priceDisplay: 'ttc', lines: [], promos: [] }

async function linesOf(db: Connection, cartId: number): Promise<StoredLine[]> {
  return db
    .select({
      id: cartLines.id,
      quantity: cartLines.quantity,
      reference: references,
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
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.id))
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

/** The cart of a session; empty at version 0 when there is none. */
export async function readCart(db: Connection, sessionHash: string | undefined): Promise<CartState> {
  if (!sessionHash) return emptyCart
  const [cart] = await db.select().from(carts).where(eq(carts.sessionHash, sessionHash))
  if (!cart) return emptyCart
  return {
    id: cart.id,
    version: cart.version,
    priceDisplay: cart.priceDisplay,
    lines: await linesOf(db, cart.id),
    promos: await promosOf(db, cart.id),
  }
}
