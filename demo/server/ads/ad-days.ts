import { and, asc, gte, lt } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { type DayEntry, monthAfter } from '../day-entries.ts'
import { ads } from '../schema.ts'
import { type Ad, adPath } from './ad.ts'
import { isShown } from './keep-ads.ts'

/** Most characters of the text under a day. */
const most = 120

function cut(text: string): string {
  const line = text.replaceAll('\n', ' ')
  return line.length > most ? `${line.slice(0, most).replace(/\s+\S*$/, '')}…` : line
}

function entryOf(ad: Ad, date: string): DayEntry {
  const isMeeting = ad.category === 'rendezvous'
  return {
    date,
    title: ad.title,
    rel: '',
    classname: isMeeting ? 'annonce annonce--rendezvous' : 'annonce',
    // A badge is a number: words would leave no room for the title in a day of the grid.
    badge: '',
    body: cut(ad.description),
    footer: `${isMeeting ? 'Rendez-vous' : 'Disponible dès ce jour'} · ${ad.town}`,
    link: adPath(ad.id),
  }
}

/** The public ads that have a day in a month (`Y-m`), as entries of its days. */
export async function adDays(db: Database, month: string): Promise<DayEntry[]> {
  const inMonth = [gte(ads.day, `${month}-01`), lt(ads.day, `${monthAfter(month, 1)}-01`)]
  const found = await db
    .select()
    .from(ads)
    .where(and(isShown, ...inMonth))
    .orderBy(asc(ads.day), asc(ads.id))
  return found.flatMap((ad) => (ad.day ? [entryOf(ad, ad.day)] : []))
}
