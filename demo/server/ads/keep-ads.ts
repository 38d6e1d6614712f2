import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import { audienceOf, sendMessage, shopAudience } from '../accounts/outbox.ts'
import type { Connection, Database } from '../database.ts'
import { ads, customers, type KeptFile } from '../schema.ts'
import { removeStored } from '../uploads/storage.ts'
import { type Ad, type AdText, mostAds, ownAdsPath, reviewPath } from './ad.ts'

/** Where the shop reads what waits for it. */
const shopAddress = 'gerance@lestran.example'
const perPage = 24

/** What visitors see. */
export const isShown = and(eq(ads.isActive, true), eq(ads.state, 'accepted'))

/** What visitors see, the newest first; one page of it, and how many there are. */
export async function publicAds(db: Database, category: string, page: number): Promise<{ ads: Ad[]; total: number }> {
  const where = and(isShown, category ? eq(ads.category, category) : undefined)
  const [counted] = await db.select({ total: count() }).from(ads).where(where)
  const found = await db
    .select()
    .from(ads)
    .where(where)
    .orderBy(desc(ads.changedAt), desc(ads.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { ads: found, total: counted?.total ?? 0 }
}

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / perPage))

export function ownAds(db: Database, customerId: number): Promise<Ad[]> {
  return db.select().from(ads).where(eq(ads.customerId, customerId)).orderBy(desc(ads.id))
}

export async function findAd(db: Connection, id: number): Promise<Ad | undefined> {
  const [found] = await db.select().from(ads).where(eq(ads.id, id))
  return found
}

/** An ad of this customer's; another's is none. */
export async function findOwnAd(db: Connection, id: number, customerId: number): Promise<Ad | undefined> {
  const found = await findAd(db, id)
  return found?.customerId === customerId ? found : undefined
}

/** Ads that the shop has to read, the oldest first. */
export function waitingAds(db: Database): Promise<Ad[]> {
  const where = and(eq(ads.state, 'waiting'), eq(ads.isActive, true))
  return db.select().from(ads).where(where).orderBy(asc(ads.changedAt), asc(ads.id)).limit(100)
}

async function tellShop(db: Connection, ad: Ad, now: Date): Promise<void> {
  if (!ad.isActive || ad.state !== 'waiting') return
  const body = `Une annonce attend d’être relue : « ${ad.title} », ${ad.town}.`
  const message = { recipient: shopAddress, subject: 'Une annonce à relire', body, link: reviewPath }
  await sendMessage(db, shopAudience, message, now)
}

/** What becomes of an ad that is kept. */
interface Kept {
  ad: AdText
  photos: KeptFile[]
  isActive: boolean
}

/**
 * Keeps a new ad, once however often it is sent.
 * @returns null where the customer has as many as one may have.
 */
export function addAd(
  db: Database,
  customerId: number,
  key: string,
  { ad, photos, isActive }: Kept,
  now: Date,
): Promise<Ad | null> {
  return db.transaction(async (transaction) => {
    // Ads of one customer are added one after the other: two at once would both find room.
    await transaction.select().from(customers).where(eq(customers.id, customerId)).for('update')
    const own = await transaction.select().from(ads).where(eq(ads.customerId, customerId))
    const known = own.find((each) => each.key === key)
    if (known) return known
    if (own.length >= mostAds) return null
    const values = { ...ad, customerId, key, photos, isActive, createdAt: now, changedAt: now }
    const [added] = await transaction.insert(ads).values(values).returning()
    if (added) await tellShop(transaction, added, now)
    return added ?? null
  })
}

/** Changes an ad: what visitors would read is other now, so the shop reads it again first. */
export function changeAd(db: Database, before: Ad, { ad, photos, isActive }: Kept, now: Date): Promise<Ad | undefined> {
  return db.transaction(async (transaction) => {
    const isSame = JSON.stringify([textOf(ad), photos]) === JSON.stringify([textOf(before), before.photos])
    const verdict = isSame ? {} : ({ state: 'waiting', reason: '', changedAt: now } as const)
    const set = { ...ad, photos, isActive, ...verdict }
    const [changed] = await transaction.update(ads).set(set).where(eq(ads.id, before.id)).returning()
    if (changed && (!isSame || !before.isActive)) await tellShop(transaction, changed, now)
    return changed
  })
}

/** What the form says of an ad, in the order in which it is read. */
const textOf = (ad: AdText): AdText => {
  const { category, title, description, price, day, details, postalCode, town, latitude, longitude } = ad
  return { category, title, description, price, day, details, postalCode, town, latitude, longitude }
}

/** Publishes an ad, or takes it back. */
export async function setActive(db: Database, ad: Ad, isActive: boolean, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const [changed] = await transaction.update(ads).set({ isActive }).where(eq(ads.id, ad.id)).returning()
    if (changed && !ad.isActive) await tellShop(transaction, changed, now)
  })
}

/** Deletes an ad and its photos. */
export async function deleteAd(db: Database, ad: Ad, uploadsDir: string): Promise<void> {
  await db.delete(ads).where(eq(ads.id, ad.id))
  for (const { key } of ad.photos) await removeStored(uploadsDir, key)
}

/**
 * The shop says yes or no to an ad as it read it; its owner is told.
 * @returns false where the ad was changed since, or another said it first.
 */
export function judgeAd(
  db: Database,
  id: number,
  readAt: string,
  verdict: { isAccepted: boolean; reason: string },
  now: Date,
): Promise<boolean> {
  const { isAccepted, reason } = verdict
  return db.transaction(async (transaction) => {
    const [found] = await transaction.select().from(ads).where(eq(ads.id, id)).for('update')
    if (found?.state !== 'waiting' || found.changedAt.toISOString() !== readAt) return false
    const state = isAccepted ? 'accepted' : 'refused'
    await transaction
      .update(ads)
      .set({ state, reason: isAccepted ? '' : reason })
      .where(eq(ads.id, id))
    const [owner] = await transaction
      .select()
      .from(customers)
      .where(inArray(customers.id, [found.customerId]))
    const body = isAccepted
      ? `Votre annonce « ${found.title} » est en ligne.`
      : `Votre annonce « ${found.title} » n’a pas été acceptée.\n\n${reason}\n\nModifiez-la : nous la relirons.`
    const subject = isAccepted ? 'Votre annonce est en ligne' : 'Votre annonce n’a pas été acceptée'
    if (owner) {
      const message = { recipient: owner.email, subject, body, link: ownAdsPath }
      await sendMessage(transaction, audienceOf(found.customerId), message, now)
    }
    return true
  })
}
