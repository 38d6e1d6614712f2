import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Connection, Database } from '../database.ts'
import { orders, parcels } from '../schema.ts'

export type Parcel = typeof parcels.$inferSelect

/** Hours that the shop takes to prepare a parcel once the order is placed. */
const preparationHours = 20

export const parcelPath = (number: string): string => `/suivi/${number}`

/** Creates the parcel of each paid order that was prepared since the last call, once. */
export async function sendParcels(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - preparationHours * 3_600_000)
  const isShipped = sql`${orders.terms} -> 'offer' ->> 'kind' in ('domicile', 'relais')`
  const ready = await db
    .select({ id: orders.id, number: orders.number, createdAt: orders.createdAt, terms: orders.terms })
    .from(orders)
    .leftJoin(parcels, eq(parcels.orderId, orders.id))
    .where(and(eq(orders.status, 'paid'), lt(orders.createdAt, before), isNull(parcels.orderId), isShipped))
  const rows = ready.map(({ id, number, createdAt, terms }) => ({
    orderId: id,
    number: `6L${number.replace(/\D/g, '')}`,
    carrier: terms.offer?.carrier ?? '',
    sentAt: new Date(createdAt.getTime() + preparationHours * 3_600_000),
  }))
  if (rows.length > 0) await db.insert(parcels).values(rows).onConflictDoNothing()
}

/** Returns the parcels of these orders, by order. */
export async function parcelsOf(db: Connection, orderIds: number[]): Promise<Map<number, Parcel>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db.select().from(parcels).where(inArray(parcels.orderId, orderIds))
  return new Map(rows.map((row) => [row.orderId, row]))
}

/** Returns a customer's parcel, with its order. */
export async function findParcel(db: Connection, customerId: number, number: string) {
  const [row] = await db
    .select({ parcel: parcels, order: orders })
    .from(parcels)
    .innerJoin(orders, eq(parcels.orderId, orders.id))
    .where(and(eq(parcels.number, number), eq(orders.customerId, customerId)))
  return row
}
