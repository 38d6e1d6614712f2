import { eq, sql } from 'drizzle-orm'
import type { Connection, Database } from '../database.ts'
import * as schema from '../schema.ts'
import { seedAds } from './ads.ts'
import { catalogueRows, selectionRows } from './catalogue.ts'
import { bankSeeds, methodSeeds, offerSeeds, promoSeeds, salePointSeeds } from './checkout.ts'
import { seedAdministrator, seedCustomers, seedSubscriptions } from './customers.ts'
import { shopMenu, siteMenu } from './menu.ts'
import { seedOrders } from './orders.ts'
import { pages, pictureSeeds } from './pages.ts'
import { seedClosedDays, seedWorkshops } from './workshops.ts'

/** French is built in: these are the shop's own words, and a first set for English. */
const translationSeeds: { language: string; expression: string; value: string }[] = [
  { language: 'en', expression: 'Votre panier est vide', value: 'Your basket is empty' },
  { language: 'en', expression: 'Récapitulatif', value: 'Summary' },
  { language: 'en', expression: 'Supprimer', value: 'Remove' },
  { language: 'en', expression: 'Appliquer', value: 'Apply' },
  { language: 'en', expression: 'Rechercher', value: 'Search' },
  { language: 'en', expression: 'Aucun résultat', value: 'No results' },
  { language: 'en', expression: 'Fermer', value: 'Close' },
  { language: 'en', expression: 'Retour', value: 'Back' },
  { language: 'fr', expression: 'Aucun résultat', value: 'Aucun résultat' },
]

const seedLock = 4173_2027

type Catalogue = ReturnType<typeof catalogueRows>

async function seedCatalogue(db: Connection, catalogue: Catalogue): Promise<void> {
  await db.insert(schema.categories).values(catalogue.categories)
  await db.insert(schema.articles).values(catalogue.articles)
  await db.insert(schema.references).values(catalogue.references)
  await db.insert(schema.articleFacts).values(catalogue.articleFacts)
  await db.insert(schema.articleLaws).values(catalogue.articleLaws)
  await db.insert(schema.articleRepairs).values(catalogue.articleRepairs)
  await db.insert(schema.promoCodes).values(promoSeeds)
  const { sets, members } = selectionRows()
  await db.insert(schema.selections).values(sets)
  await db.insert(schema.selectionArticles).values(members)
}

async function seedSite(db: Connection): Promise<void> {
  await db.insert(schema.pages).values(pages.map((page, index) => ({ ...page, id: index + 1 })))
  await db.insert(schema.pictures).values(pictureSeeds)
  await db.insert(schema.translations).values(translationSeeds.map((row) => ({ ...row, module: 'javascript' })))
}

async function seedMenu(db: Connection, catalogue: Catalogue): Promise<void> {
  const kinds = [
    { kind: 'menu' as const, items: shopMenu(catalogue) },
    { kind: 'spacer' as const, items: [] },
    { kind: 'menu' as const, items: siteMenu(catalogue) },
    { kind: 'spacer' as const, items: [] },
    { kind: 'clone' as const, selector: '#contact-pied', items: [] },
  ]
  for (const [position, { items, ...entry }] of kinds.entries()) {
    const [row] = await db
      .insert(schema.menuEntries)
      .values({ ...entry, configuration: 'principal', position })
      .returning({ id: schema.menuEntries.id })
    if (row && items.length > 0)
      await db.insert(schema.menuItems).values(items.map((item) => ({ ...item, entryId: row.id })))
  }
}

async function seedCheckout(db: Connection): Promise<void> {
  await db.insert(schema.deliveryOffers).values(offerSeeds)
  await db.insert(schema.salePoints).values(salePointSeeds)
  await db.insert(schema.paymentMethods).values(methodSeeds)
  await db.insert(schema.paymentBanks).values(bankSeeds)
}

async function seedShop(db: Connection): Promise<void> {
  const catalogue = catalogueRows()
  await seedCatalogue(db, catalogue)
  await seedSite(db)
  await seedMenu(db, catalogue)
}

type Fill = (db: Connection, passwordCost: number) => Promise<void>

const shopParts: Fill[] = [seedShop, seedCheckout, seedWorkshops, seedClosedDays]

/** Accounts whose passwords are public: for the demonstration only. */
const demoParts: Fill[] = [seedCustomers, seedAdministrator, seedSubscriptions, seedAds, seedOrders]

async function seedOnce(db: Connection, key: string, parts: Fill[], passwordCost: number): Promise<void> {
  const [done] = await db.select().from(schema.settings).where(eq(schema.settings.key, key))
  if (done) return
  for (const fill of parts) await fill(db, passwordCost)
  await db.insert(schema.settings).values({ key, value: '1' })
}

/** Seeds a database, once, whichever instance comes first. */
export function seed(db: Database, passwordCost: number, withAccounts = true): Promise<void> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    await seedOnce(transaction, 'seeded', shopParts, passwordCost)
    if (withAccounts) await seedOnce(transaction, 'seeded-customers', demoParts, passwordCost)
  })
}
