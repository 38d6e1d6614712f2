import { adDaysPath, adsPath } from '../server/ads/ad.ts'
import type { DayEntry } from '../server/day-entries.ts'
import { Breadcrumb } from './parts/breadcrumb.tsx'
import { CalendarMonth } from './parts/calendar-month.tsx'

/** The calendar of ads with a day: meetings, and things that can be fetched from that day. */
export function AdDaysPage({ month, entries }: { month: string; entries: DayEntry[] }) {
  return (
    <>
      <Breadcrumb links={[{ href: adsPath, name: 'Vos annonces' }]} current="Le calendrier des annonces" />
      <header className="page-head">
        <h1>Le calendrier des annonces</h1>
        <p>Les rendez-vous, et ce qui se vient chercher à partir d’un jour.</p>
      </header>
      <CalendarMonth url={adDaysPath} month={month} entries={entries} />
    </>
  )
}
