import { asc, desc, eq } from 'drizzle-orm'
import { type Customer, findCustomer } from '../accounts/customer.ts'
import type { CartState } from '../cart/cart-state.ts'
import type { Connection } from '../database.ts'
import { addresses, deliveryOffers, paymentBanks, paymentMethods, quotes, salePoints, savedCarts } from '../schema.ts'
import { savedLinesOf } from './saved-carts.ts'

/** The choices offered beside a cart: those of the shop, and those of the customer's account. */
export interface Desk {
  client: Customer | null
  addresses: (typeof addresses.$inferSelect)[]
  offers: (typeof deliveryOffers.$inferSelect)[]
  salePoints: (typeof salePoints.$inferSelect)[]
  methods: (typeof paymentMethods.$inferSelect)[]
  banks: (typeof paymentBanks.$inferSelect)[]
  savedCarts: { id: number; createdAt: Date; count: number; totalTtc: number; quote: string | null }[]
}

async function readSavedCarts(db: Connection, customerId: number): Promise<Desk['savedCarts']> {
  const rows = await db
    .select({ id: savedCarts.id, createdAt: savedCarts.createdAt, quote: quotes.number })
    .from(savedCarts)
    .leftJoin(quotes, eq(savedCarts.quoteId, quotes.id))
    .where(eq(savedCarts.customerId, customerId))
    .orderBy(desc(savedCarts.createdAt), desc(savedCarts.id))
  const lines = await savedLinesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, createdAt, quote }) => {
    const own = lines.filter(({ cartId }) => cartId === id)
    return {
      id,
      createdAt,
      quote,
      count: own.reduce((total, { quantity }) => total + quantity, 0),
      totalTtc: own.reduce((total, { quantity, priceTtc }) => total + quantity * priceTtc, 0),
    }
  })
}

async function readAccount(db: Connection, customerId: number) {
  return {
    client: await findCustomer(db, customerId),
    addresses: await db.select().from(addresses).where(eq(addresses.customerId, customerId)).orderBy(asc(addresses.id)),
    savedCarts: await readSavedCarts(db, customerId),
  }
}

const nobody = { client: null, addresses: [], savedCarts: [] }

/** Reads everything that the cart's own page shows beside its lines. */
export async function readDesk(db: Connection, { checkout }: CartState): Promise<Desk> {
  const account = checkout.customerId === null ? nobody : await readAccount(db, checkout.customerId)
  return {
    ...account,
    offers: await db.select().from(deliveryOffers).orderBy(asc(deliveryOffers.id)),
    salePoints: await db.select().from(salePoints).orderBy(asc(salePoints.id)),
    methods: await db.select().from(paymentMethods).orderBy(asc(paymentMethods.id)),
    banks: await db.select().from(paymentBanks).orderBy(asc(paymentBanks.id)),
  }
}
