import { eq } from 'drizzle-orm'
import { ownAds } from '../ads/keep-ads.ts'
import type { Services } from '../context.ts'
import { ordersOfCustomer } from '../orders/order.ts'
import { bookingsOfCustomer } from '../reservations/customer-bookings.ts'
import { customers, newsletterSubscribers } from '../schema.ts'
import { addressesOf } from './address-book.ts'
import { passkeysOf } from './passkeys/keep-passkey.ts'
import { sponsorshipsOf } from './sponsorship.ts'

/**
 * Returns the data that the shop holds on a customer, in a machine-readable form (RGPD, article 20). It contains no
 * secret.
 */
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
      code_a_la_connexion: customer?.secondFactor,
      ouvert_le: customer?.createdAt,
    },
    cles_d_acces: (await passkeysOf(db, customerId)).map(({ id: _, ...passkey }) => passkey),
    parrainages: await sponsorshipsOf(db, customerId),
    adresses: (await addressesOf(db, customerId)).map(({ id: _, customerId: __, ...address }) => address),
    commandes: await ordersOfCustomer(db, customerId),
    annonces: (await ownAds(db, customerId)).map(({ key: _, photos, ...ad }) => ({
      ...ad,
      photos: photos.map(({ name }) => name),
    })),
    reservations: await bookingsOfCustomer(db, customerId, now()),
    lettre: letter ? { demandee_le: letter.askedAt, confirmee_le: letter.confirmedAt } : null,
  }
}
