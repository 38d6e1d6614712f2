import { asc, eq } from 'drizzle-orm'
import { formatHour } from '../../../src/core/french/time.ts'
import type { Connection } from '../database.ts'
import type { DayEntry } from '../day-entries.ts'
import { articles, bookableHours } from '../schema.ts'
import { slotText } from './slot-text.ts'
import { type OpenSlot, slotsAhead } from './slots.ts'

/** A session of a workshop that can still be booked. */
export interface WorkshopSession extends OpenSlot {
  name: string
  tagline: string
  /** Slug of the workshop's page. */
  slug: string
}

/** Returns the coming sessions of all workshops, in order. */
export async function workshopSessions(db: Connection, now: Date): Promise<WorkshopSession[]> {
  const { id, name, tagline, slug } = articles
  const workshops = await db
    .select({ id, name, tagline, slug })
    .from(articles)
    .innerJoin(bookableHours, eq(bookableHours.articleId, articles.id))
    .groupBy(id)
    .orderBy(asc(id))
  const sessions: WorkshopSession[] = []
  for (const { id, ...workshop } of workshops) {
    const slots = await slotsAhead(db, id, now)
    sessions.push(...slots.map((slot) => ({ ...slot, ...workshop })))
  }
  return sessions.sort((one, other) => `${one.day} ${one.startsAt}`.localeCompare(`${other.day} ${other.startsAt}`))
}

const placesText = (free: number): string => (free === 1 ? '1 place' : `${free} places`)

/** Returns the sessions of a month (`Y-m`), as calendar entries. */
export function workshopDays(sessions: WorkshopSession[], month: string): DayEntry[] {
  return sessions
    .filter(({ day }) => day.startsWith(month))
    .map((session) => ({
      date: session.day,
      title: `${formatHour(session.startsAt)} ${session.name}`,
      rel: '',
      classname: session.free === 0 ? 'atelier atelier--complet' : 'atelier',
      badge: session.free === 0 ? 'Complet' : placesText(session.free),
      body: session.tagline,
      footer: `${slotText(session)} · ${session.free === 0 ? 'complet' : placesText(session.free)}`,
      link: `/article/${session.slug}?date=${session.day}`,
    }))
}
