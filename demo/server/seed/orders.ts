import { randomBytes, randomUUID } from 'node:crypto'
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import { addDays } from '../../../src/core/french/day.ts'
import { withoutTax } from '../cart/money.ts'
import type { Connection } from '../database.ts'
import { dayOf } from '../format.ts'
import { drawUpInvoice } from '../invoices/draw-up-invoice.ts'
import { findOrder } from '../orders/order.ts'
import type { OrderTerms } from '../orders/order-terms.ts'
import { nextOrderId } from '../orders/place-order.ts'
import { openSlots } from '../reservations/slots.ts'
import {
  addresses,
  articles,
  bookableSlots,
  bookings,
  customers,
  orderLines,
  orders,
  payments,
  references,
} from '../schema.ts'
import { offerSeeds } from './checkout.ts'
import { demoAccount } from './customers.ts'
import { workshops } from './workshops.ts'

interface OrderSeed {
  hoursAgo: number
  /** Articles, by name, each in its first colour. */
  articles: [name: string, quantity: number][]
  /** Cents. */
  delivery: number
}

const workshop = workshops[0]?.name ?? ''

/** An order that was delivered, with a place at a coming workshop, and an order that is on its way. */
const orderSeeds: OrderSeed[] = [
  {
    hoursAgo: 16 * 24,
    articles: [
      ['Bol Kerguen', 2],
      [workshop, 1],
    ],
    delivery: 490,
  },
  {
    hoursAgo: 30,
    articles: [
      ['Mug Vigie', 2],
      ['Bougie Chemin de douaniers', 1],
    ],
    delivery: 490,
  },
]

const vatPermille = 200

async function lineOf(db: Connection, name: string, quantity: number) {
  const [found] = await db
    .select({ article: articles, reference: references })
    .from(references)
    .innerJoin(articles, eq(references.articleId, articles.id))
    .where(and(eq(articles.name, name), eq(references.position, 0)))
  if (!found) throw new Error(`Une commande de la démonstration cite un article inconnu : « ${name} »`)
  const { id: referenceId, code, label, priceTtc } = found.reference
  const totalTtc = quantity * priceTtc
  const totalHt = withoutTax(totalTtc, vatPermille)
  return { referenceId, name, code, label, quantity, unitTtc: priceTtc, totalTtc, totalHt, vatPermille }
}

/** Returns the terms of a demo order: delivered at home, paid by card. */
function termsOf(
  address: typeof addresses.$inferSelect,
  articlesTotal: OrderTerms['articles'],
  delivery: OrderTerms['deliveryPrice'],
): OrderTerms {
  const { id: addressId, customerId: _, label: __, ...home } = address
  const [offer] = offerSeeds
  if (!offer) throw new Error('La démonstration n’a pas de mode de livraison.')
  const none = { ht: 0, ttc: 0 }
  const base = articlesTotal.ht + delivery.ht
  return {
    email: demoAccount.email,
    billing: home,
    delivery: home,
    offer: { name: offer.name, carrier: offer.carrier, delay: offer.delay, kind: offer.kind },
    relay: null,
    salePoint: null,
    payment: { name: 'Carte bancaire', bank: '', online: true },
    codes: [],
    articles: articlesTotal,
    discount: none,
    loyalty: none,
    deliveryPrice: delivery,
    paymentFee: none,
    vat: [{ permille: vatPermille, base, tax: articlesTotal.ttc + delivery.ttc - base }],
    extras: {},
    choices: {
      offerId: 1,
      salePointId: null,
      paymentMethodId: 1,
      paymentBankId: 1,
      billingAddressId: addressId,
      deliveryAddressId: addressId,
      points: 0,
      options: {},
      quoteId: null,
      promoIds: [],
    },
  }
}

/** Books a place in the first session more than a week away. */
async function bookPlace(db: Connection, orderId: number, referenceId: number, now: Date): Promise<void> {
  const [article] = await db.select({ id: articles.id }).from(articles).where(eq(articles.name, workshop))
  if (!article) return
  await openSlots(db, article.id, now)
  const isNext = and(eq(bookableSlots.articleId, article.id), gt(bookableSlots.day, addDays(dayOf(now), 7)))
  const [slot] = await db
    .select({ id: bookableSlots.id })
    .from(bookableSlots)
    .where(isNext)
    .orderBy(asc(bookableSlots.day), asc(bookableSlots.startsAt))
    .limit(1)
  if (slot) await db.insert(bookings).values({ slotId: slot.id, referenceId, orderId, seats: 1 })
}

async function seedOrder(
  db: Connection,
  address: typeof addresses.$inferSelect,
  seed: OrderSeed,
  now: Date,
): Promise<void> {
  const createdAt = new Date(now.getTime() - seed.hoursAgo * 3_600_000)
  const lines = []
  for (const [name, quantity] of seed.articles) lines.push(await lineOf(db, name, quantity))
  const ttc = lines.reduce((sum, { totalTtc }) => sum + totalTtc, 0)
  const ht = lines.reduce((sum, { totalHt }) => sum + totalHt, 0)
  const delivery = { ttc: seed.delivery, ht: withoutTax(seed.delivery, vatPermille) }
  const id = await nextOrderId(db)
  const { customerId } = address
  const number = `C-${dayOf(createdAt).slice(0, 4)}-${String(id).padStart(6, '0')}`
  const totalTtc = ttc + delivery.ttc
  await db.insert(orders).values({
    id,
    number,
    key: randomUUID(),
    customerId,
    status: 'paid',
    holdsStock: true,
    createdAt,
    totalHt: ht + delivery.ht,
    totalTtc,
    pointsUsed: 0,
    terms: termsOf(address, { ht, ttc }, delivery),
  })
  await db.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: id })))
  await db.insert(payments).values({
    token: randomBytes(18).toString('base64url'),
    orderId: id,
    bank: 'Carte bancaire',
    amountTtc: totalTtc,
    receivedTtc: totalTtc,
    status: 'accepted',
    createdAt,
    closedAt: createdAt,
  })
  const order = await findOrder(db, customerId, number)
  if (order) await drawUpInvoice(db, order, createdAt)
  const place = lines.find(({ name }) => name === workshop)
  if (place) await bookPlace(db, id, place.referenceId, now)
}

/** Seeds the orders of the demo's customer. */
export async function seedOrders(db: Connection): Promise<void> {
  const isHome = and(
    eq(customers.email, demoAccount.email),
    isNotNull(customers.verifiedAt),
    eq(addresses.label, 'Maison'),
  )
  const [home] = await db
    .select({ address: addresses })
    .from(addresses)
    .innerJoin(customers, eq(addresses.customerId, customers.id))
    .where(isHome)
  if (!home) return
  const now = new Date()
  for (const seed of orderSeeds) await seedOrder(db, home.address, seed, now)
}
