import { eq, max } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import * as schema from '../schema.ts'
import { slugOf } from '../slug.ts'

/** Hours of a week: weekday (1 is Monday), beginning, end, places. */
type Hours = [weekday: number, startsAt: string, endsAt: string, places: number]

export const workshops = [
  {
    name: 'Atelier de poterie, premier tour',
    tagline: 'Deux heures au tour, un bol à soi',
    description:
      'Centrer la terre, la monter, la tenir : Maëlle guide cinq débutants à la fois. Le bol est émaillé et cuit à l’atelier, prêt trois semaines plus tard.',
    shape: 'bowl',
    colour: 'sable',
    label: 'Une place',
    priceTtc: 4500,
    hours: [
      [3, '14:00', '16:00', 5],
      [3, '17:00', '19:00', 5],
      [6, '10:00', '12:00', 5],
      [6, '14:00', '16:00', 5],
      [7, '10:00', '12:00', 1],
    ] satisfies Hours[],
  },
]

/** Days on which the shop is closed, between Christmas and New Year. */
const closed = ['2026-12-26', '2026-12-27', '2026-12-30', '2027-01-02', '2027-01-03']

export async function seedClosedDays(db: Connection): Promise<void> {
  await db.insert(schema.closedDays).values(closed.map((day) => ({ day })))
}

/** Seeds the bookable articles, numbered after the existing ones. */
export async function seedWorkshops(db: Connection): Promise<void> {
  const [shelf] = await db.select().from(schema.categories).where(eq(schema.categories.parentId, 1)).limit(1)
  const [article] = await db.select({ last: max(schema.articles.id) }).from(schema.articles)
  const [reference] = await db.select({ last: max(schema.references.id) }).from(schema.references)
  if (!shelf) return
  for (const [index, seed] of workshops.entries()) {
    const { hours, colour, label, priceTtc, ...text } = seed
    const articleId = (article?.last ?? 0) + index + 1
    await db.insert(schema.articles).values({
      ...text,
      id: articleId,
      categoryId: shelf.id,
      slug: slugOf(seed.name),
      vatPermille: 200,
      isNew: true,
      featured: null,
    })
    await db.insert(schema.references).values({
      id: (reference?.last ?? 0) + index + 1,
      articleId,
      code: `ATE-${String(articleId).padStart(3, '0')}-1`,
      colour,
      label,
      priceTtc,
      priorTtc: null,
      stock: 9999,
      position: 0,
    })
    await db
      .insert(schema.bookableHours)
      .values(hours.map(([weekday, startsAt, endsAt, places]) => ({ articleId, weekday, startsAt, endsAt, places })))
  }
}
