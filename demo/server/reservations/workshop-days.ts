import { formatHour } from '../../../src/core/french/time.ts'
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
      title: `${formatHour(session.startsAt)} ${session.name}`,
      rel: '',
      classname: session.free === 0 ? 'atelier atelier--complet' : 'atelier',
      badge: session.free === 0 ? 'Complet' : placesText(session.free),
      body: session.tagline,
      footer: `${slotText(session)} · ${session.free === 0 ? 'complet' : placesText(session.free)}`,
      link: `/article/${session.slug}?date=${session.day}`,
    }))
}

const stamp = (day: string, hour: string): string => `${day.replaceAll('-', '')}T${hour.replace(':', '')}00`
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Folds a line longer than 75 bytes: it continues after a line break and a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > 74) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part].join('\r\n ')
}

/** Time zone of France, for calendar programs (RFC 5545, 3.6.5). */
const paris = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Paris',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** Returns the sessions as a calendar to subscribe to (RFC 5545). */
export function workshopCalendar(sessions: WorkshopSession[], origin: string, now: Date): string {
  const made = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const events = sessions.flatMap((session) => [
    'BEGIN:VEVENT',
    `UID:seance-${session.id}@estran.example`,
    `DTSTAMP:${made}`,
    `DTSTART;TZID=Europe/Paris:${stamp(session.day, session.startsAt)}`,
    `DTEND;TZID=Europe/Paris:${stamp(session.day, session.endsAt)}`,
    `SUMMARY:${escaped(session.name)}`,
    `DESCRIPTION:${escaped(session.tagline)}`,
    `URL:${origin}/article/${session.slug}?date=${session.day}`,
    'END:VEVENT',
  ])
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//L’Estran//Ateliers//FR', 'NAME:Ateliers de L’Estran']
  return `${[...head, ...paris, ...events, 'END:VCALENDAR'].map(folded).join('\r\n')}\r\n`
}
