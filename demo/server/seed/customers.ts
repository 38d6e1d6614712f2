import { and, eq, isNotNull } from 'drizzle-orm'
import { addMonths } from '../../../src/core/french/day.ts'
import { hashPassword } from '../accounts/password.ts'
import type { Connection } from '../database.ts'
import { dayOf } from '../format.ts'
import {
  addresses,
  customers,
  loyaltyMoves,
  quoteLines,
  quotes,
  savedCartLines,
  savedCarts,
  subscriptionEvents,
  subscriptions,
} from '../schema.ts'

/** The account with which anyone may try the demo. */
export const demoAccount = { email: 'demo@lestran.example', password: 'maree-haute-2026' }

/** A customer with the second factor turned on. */
export const guardedAccount = { email: 'prudence@lestran.example', password: 'double-amarre-2026' }

/** The administrator, who may also book what visitors may not. */
export const administrator = { email: 'gerance@lestran.example', password: 'grande-maree-2026' }

/**
 * A customer known by a loyalty card only; an account with this address gets its points once the address is confirmed.
 */
export const cardHolder = 'carte@lestran.example'

const home = {
  label: 'Maison',
  title: 'Mme',
  firstName: 'Maëlle',
  lastName: 'Le Goff',
  company: '',
  street: '8 rue du Port',
  more: '',
  postalCode: '29200',
  city: 'Brest',
  country: 'FR',
  phone: '02 98 00 00 00',
}

const office = {
  ...home,
  label: 'Bureau',
  company: 'Atelier du Quai',
  street: '3 quai de la Fosse',
  postalCode: '44000',
  city: 'Nantes',
}

async function seedSavedCarts(db: Connection, customerId: number): Promise<void> {
  const [quote] = await db
    .insert(quotes)
    .values({ number: 'D-2026-0004', customerId, createdAt: new Date('2026-11-01T10:00:00Z') })
    .returning({ id: quotes.id })
  const [plain, quoted] = await db
    .insert(savedCarts)
    .values([
      { customerId, createdAt: new Date('2026-11-02T10:00:00Z') },
      { customerId, quoteId: quote?.id, createdAt: new Date('2026-11-01T10:00:00Z') },
    ])
    .returning({ id: savedCarts.id })
  if (!quote || !plain || !quoted) return
  await db.insert(quoteLines).values([
    { quoteId: quote.id, referenceId: 1, priceTtc: 1190 },
    { quoteId: quote.id, referenceId: 5, priceTtc: 1390 },
  ])
  await db.insert(savedCartLines).values([
    { savedCartId: plain.id, referenceId: 6, quantity: 2 },
    { savedCartId: plain.id, referenceId: 8, quantity: 1 },
    { savedCartId: quoted.id, referenceId: 1, quantity: 6 },
    { savedCartId: quoted.id, referenceId: 5, quantity: 6 },
  ])
}

/** Seeds the shop's own account. */
export async function seedAdministrator(db: Connection, passwordCost: number): Promise<void> {
  await db.insert(customers).values({
    email: administrator.email,
    passwordHash: await hashPassword(administrator.password, passwordCost),
    firstName: 'Anne',
    lastName: 'Riou',
    verifiedAt: new Date(),
    role: 'administrator',
  })
}

/** Seeds the demo's customers, with what an account may contain. */
export async function seedCustomers(db: Connection, passwordCost: number): Promise<void> {
  const made = await db
    .insert(customers)
    .values([
      {
        email: demoAccount.email,
        passwordHash: await hashPassword(demoAccount.password, passwordCost),
        firstName: home.firstName,
        lastName: home.lastName,
        points: 120,
        verifiedAt: new Date(),
      },
      {
        email: guardedAccount.email,
        passwordHash: await hashPassword(guardedAccount.password, passwordCost),
        firstName: 'Prudence',
        lastName: 'Le Bihan',
        verifiedAt: new Date(),
        secondFactor: true,
      },
      { email: cardHolder, firstName: 'Yann', lastName: 'Kermarrec', points: 40, verifiedAt: new Date() },
    ])
    .returning({ id: customers.id, points: customers.points })
  for (const { id, points } of made.filter((customer) => customer.points > 0))
    await db.insert(loyaltyMoves).values({ customerId: id, kind: 'welcome', points, movedAt: new Date() })
  const [demo] = made
  if (!demo) return
  await db.insert(addresses).values([home, office].map((address) => ({ ...address, customerId: demo.id })))
  await seedSavedCarts(db, demo.id)
}

/** Seeds the subscriptions of the demo's customer: an active one, and a stopped one. */
export async function seedSubscriptions(db: Connection): Promise<void> {
  const isDemo = and(eq(customers.email, demoAccount.email), isNotNull(customers.verifiedAt))
  const [demo] = await db.select({ id: customers.id }).from(customers).where(isDemo)
  if (!demo) return
  const now = new Date()
  const startedOn = addMonths(dayOf(now), -4)
  const stoppedSince = new Date(now.getTime() - 40 * 86_400_000)
  const common = { customerId: demo.id, paymentMethodId: 1 }
  const [tea, flowers] = await db
    .insert(subscriptions)
    .values([
      {
        ...common,
        name: 'Le thé du mois, 200 g',
        priceTtc: 1490,
        months: 1,
        status: 'active',
        startedOn,
        nextOn: addMonths(startedOn, 5),
      },
      {
        ...common,
        name: 'Bouquet de saison',
        priceTtc: 3200,
        months: 3,
        status: 'stopped',
        startedOn: addMonths(dayOf(now), -8),
        nextOn: null,
      },
    ])
    .returning({ id: subscriptions.id })
  if (!tea || !flowers) return
  const at = (day: string): Date => new Date(`${day}T08:00:00Z`)
  await db.insert(subscriptionEvents).values([
    { subscriptionId: tea.id, kind: 'started', happenedAt: at(startedOn) },
    ...[1, 2, 3, 4].map((months) => ({
      subscriptionId: tea.id,
      kind: 'due' as const,
      happenedAt: at(addMonths(startedOn, months)),
    })),
    { subscriptionId: flowers.id, kind: 'started', happenedAt: at(addMonths(dayOf(now), -8)) },
    { subscriptionId: flowers.id, kind: 'stopped', happenedAt: stoppedSince },
  ])
}
