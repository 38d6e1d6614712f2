import { eq, sql } from 'drizzle-orm'
import type { Connection, Database } from '../database.ts'
import * as schema from '../schema.ts'
import { seedAds } from './ads.ts'
import { seedArticleFacts } from './article-facts.ts'
import { seedArticleLaws, seedArticleRepairs } from './article-laws.ts'
import { bankSeeds, methodSeeds, offerSeeds, promoSeeds, salePointSeeds } from './checkout.ts'
import { seedAdministrator, seedCustomers, seedSubscriptions } from './customers.ts'
import { shopMenu, siteMenu } from './menu.ts'
import { seedOrders } from './orders.ts'
import { sections } from './pages.ts'
import { pictureSeeds } from './pictures.ts'
import { catalogueRows, selectionRows } from './rows.ts'
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
  await db.insert(schema.promoCodes).values(promoSeeds)
  const { sets, members } = selectionRows(catalogue.articles)
  await db.insert(schema.selections).values(sets)
  await db.insert(schema.selectionArticles).values(members)
}

async function seedSite(db: Connection): Promise<void> {
  const pages = sections.flatMap((section) => section.pages.map((page) => ({ ...page, section: section.name })))
  await db
    .insert(schema.pages)
    .values(pages.map(({ slug, title, body, section }, index) => ({ id: index + 1, slug, title, body, section })))
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

/** Seeds the demo's customers, unless an older version of the seed already did. */
async function seedDemoCustomers(db: Connection, passwordCost: number): Promise<void> {
  const known = await db.select({ id: schema.customers.id }).from(schema.customers).limit(1)
  if (known.length === 0) await seedCustomers(db, passwordCost)
}

/** The parts of the seed. Each runs once, so that a database of an earlier version gets the parts it lacks. */
const parts: [key: string, fill: (db: Connection, passwordCost: number) => Promise<void>][] = [
  ['seeded', seedShop],
  ['seeded-checkout', seedCheckout],
  ['seeded-workshops', seedWorkshops],
  ['seeded-closed-days', seedClosedDays],
  ['seeded-article-laws', seedArticleLaws],
  ['seeded-article-repairs', seedArticleRepairs],
  ['seeded-article-facts', seedArticleFacts],
]

/** Accounts whose passwords are public: for the demonstration only. */
const demoParts: typeof parts = [
  ['seeded-customers', seedDemoCustomers],
  ['seeded-administrator', seedAdministrator],
  ['seeded-subscriptions', seedSubscriptions],
  ['seeded-ads', seedAds],
  ['seeded-orders', seedOrders],
]

/** Seeds a database, once, whichever instance comes first. */
export function seed(db: Database, passwordCost: number, withAccounts = true): Promise<void> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    for (const [key, fill] of withAccounts ? [...parts, ...demoParts] : parts) {
      const [done] = await transaction.select().from(schema.settings).where(eq(schema.settings.key, key))
      if (done) continue
      await fill(transaction, passwordCost)
      await transaction.insert(schema.settings).values({ key, value: '1' })
    }
  })
}
