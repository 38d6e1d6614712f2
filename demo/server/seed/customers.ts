import { hashPassword } from '../accounts/password.ts'
import type { Connection } from '../database.ts'
import { addresses, customers, quoteLines, quotes, savedCartLines, savedCarts } from '../schema.ts'

/** The account that anyone may try the demo with. */
export const demoAccount = { email: 'demo@lestran.example', password: 'maree-haute-2026' }

/** A customer whose logins ask for a code as well. */
export const guardedAccount = { email: 'prudence@lestran.example', password: 'double-amarre-2026' }

/** Who may book what is forbidden to visitors. */
export const administrator = { email: 'gerance@lestran.example', password: 'grande-maree-2026' }

/** Known by a loyalty card alone: its points are the account's once the address is confirmed. */
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

/** The shop's own account. */
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

/** The demo's customers, with what an account may hold. */
export async function seedCustomers(db: Connection, passwordCost: number): Promise<void> {
  const [demo] = await db
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
    .returning({ id: customers.id })
  if (!demo) return
  await db.insert(addresses).values([home, office].map((address) => ({ ...address, customerId: demo.id })))
  await seedSavedCarts(db, demo.id)
}
