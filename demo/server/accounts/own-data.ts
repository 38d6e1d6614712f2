import { eq } from 'drizzle-orm'
import type { Services } from '../context.ts'
import { ordersOfCustomer } from '../orders/order.ts'
import { bookingsOfCustomer } from '../reservations/customer-bookings.ts'
import { customers, newsletterSubscribers } from '../schema.ts'
import { addressesOf } from './address-book.ts'

/** What the shop holds of a customer, in a form that another program reads (RGPD, article 20). No secret is part of it. */
export async function ownData({ db, now }: Services, customerId: number): Promise<object> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId))
  const [letter] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, customer?.email ?? ''))
  return {
    extrait_le: now().toISOString(),
    compte: {
      email: customer?.email,
      prenom: customer?.firstName,
      nom: customer?.lastName,
      points: customer?.points,
      ouvert_le: customer?.createdAt,
    },
    adresses: (await addressesOf(db, customerId)).map(({ id: _, customerId: __, ...address }) => address),
    commandes: await ordersOfCustomer(db, customerId),
    reservations: await bookingsOfCustomer(db, customerId, now()),
    lettre: letter ? { demandee_le: letter.askedAt, confirmee_le: letter.confirmedAt } : null,
  }
}
