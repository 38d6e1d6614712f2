import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { isGuest } from '../accounts/guest.ts'
import type { Session } from '../context.ts'
import type { Connection } from '../database.ts'
import { customers, orders, settings } from '../schema.ts'
import { findOrder, type Order, orderPath } from './order.ts'

/** Years for which the link of a message opens its order: as long as the legal guarantee (L217-3). */
const years = 2

const setting = 'order-link-key'

/** Returns the key that signs the links; the first instance to need it creates it. */
async function signingKey(db: Connection): Promise<string> {
  const read = async () => (await db.select().from(settings).where(eq(settings.key, setting)))[0]?.value
  const known = await read()
  if (known) return known
  const value = randomBytes(32).toString('base64url')
  await db.insert(settings).values({ key: setting, value }).onConflictDoNothing()
  return (await read()) ?? value
}

/** Returns the signature of an order's number, which gives access to that order only. */
async function orderKey(db: Connection, number: string): Promise<string> {
  return createHmac('sha256', await signingKey(db))
    .update(`order:${number}`)
    .digest('base64url')
}

/** Returns true when a key is the signature of an order's number. */
export async function isOrderKey(db: Connection, number: string, key: string): Promise<boolean> {
  const [right, given] = [Buffer.from(await orderKey(db, number)), Buffer.from(key)]
  return right.length === given.length && timingSafeEqual(right, given)
}

/** Returns the order whose link this session followed; that link gives access to no other. */
export async function findFollowedOrder(
  db: Connection,
  session: Session | undefined,
  number: string,
  now: Date,
): Promise<Order | undefined> {
  if (session?.link?.purpose !== 'order' || session.link.hash !== number) return undefined
  const oldest = new Date(now)
  oldest.setUTCFullYear(oldest.getUTCFullYear() - years)
  const isOne = and(eq(orders.number, number), gt(orders.createdAt, oldest))
  const [row] = await db.select({ customerId: orders.customerId }).from(orders).where(isOne)
  return row && findOrder(db, row.customerId, number)
}

const keyedOrderPath = (number: string, key: string): string => `${orderPath(number)}/${key}`

/** Returns the path of an order for its buyer: in the account, or by a signed link for a guest. */
export async function orderAddress(
  db: Connection,
  { customerId, number }: Pick<Order, 'customerId' | 'number'>,
): Promise<string> {
  const guests = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), isGuest))
  return guests.length > 0 ? keyedOrderPath(number, await orderKey(db, number)) : orderPath(number)
}
