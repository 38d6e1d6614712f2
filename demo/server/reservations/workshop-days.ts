import type { DayEntry } from '../day-entries.ts'
import { slotText } from './slot-text.ts'
import type { WorkshopSession } from './workshop-sessions.ts'

const placesText = (free: number): string => (free === 1 ? '1 place' : `${free} places`)

/** Returns the sessions of a month (`Y-m`), as calendar entries. */
export function workshopDays(sessions: WorkshopSession[], month: string): DayEntry[] {
  return sessions
    .filter(({ day }) => day.startsWith(month))
    .map((session) => ({
      date: session.day,
      title: `${session.startsAt} ${session.name}`,
      rel: '',
      classname: session.free === 0 ? 'atelier atelier--complet' : 'atelier',
      badge: session.free === 0 ? 'Complet' : placesText(session.free),
      body: session.tagline,
      footer: `${slotText(session)} · ${session.free === 0 ? 'complet' : placesText(session.free)}`,
      link: `/article/${session.slug}?date=${session.day}`,
    }))
}
