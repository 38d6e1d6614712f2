import { and, asc, count, desc, eq } from 'drizzle-orm'
import { audienceOf, sendMessage, shopAudience } from '../accounts/outbox.ts'
import type { Connection, Database } from '../database.ts'
import { ads, customers, type KeptFile } from '../schema.ts'
import { removeStored } from '../uploads/storage.ts'
import { type Ad, type AdText, mostAds, ownAdsPath, reviewPath } from './ad.ts'

/** Address to which the shop is sent the ads to review. */
const shopAddress = 'gerance@lestran.example'
const perPage = 24

/** SQL condition: the ad is visible to visitors. */
const isShown = and(eq(ads.isActive, true), eq(ads.state, 'accepted'))

/** Returns one page of the visible ads, the newest first, and their total number. */
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

/** Returns an ad, only if it belongs to this customer. */
export async function findOwnAd(db: Connection, id: number, customerId: number): Promise<Ad | undefined> {
  const found = await findAd(db, id)
  return found?.customerId === customerId ? found : undefined
}

/** Returns the ads that the shop must review, the oldest first. */
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

/** The content of an ad to keep. */
interface Kept {
  ad: AdText
  photos: KeptFile[]
  isActive: boolean
}

/**
 * Adds an ad; the same form sent again adds no second one.
 * @returns null when the customer already has the most ads allowed.
 */
export function addAd(
  db: Database,
  customerId: number,
  key: string,
  { ad, photos, isActive }: Kept,
  now: Date,
): Promise<Ad | null> {
  return db.transaction(async (transaction) => {
    // Lock the customer's row: two ads added at once would both find room.
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

/** Changes an ad. When what visitors read is different, the shop must review it again. */
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

/** Picks the fields of the form in a fixed order, so that two ads can be compared as JSON. */
const textOf = (ad: AdText): AdText => {
  const { category, title, description, price, day, details, postalCode, town, latitude, longitude } = ad
  return { category, title, description, price, day, details, postalCode, town, latitude, longitude }
}

/** Publishes an ad, or withdraws it. */
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
 * Accepts or refuses an ad in the version that the shop read, and tells its owner.
 * @returns false when the ad was changed since, or already judged.
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
    const [owner] = await transaction.select().from(customers).where(eq(customers.id, found.customerId))
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
