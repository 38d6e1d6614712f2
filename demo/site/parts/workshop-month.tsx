import { addDays, weekdayOf } from '../../server/reservations/slot-text.ts'
import type { DayEntry } from '../../server/reservations/workshop-days.ts'

export interface WorkshopMonthProps {
  /** `Y-m` */
  month: string
  entries: DayEntry[]
}

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' })
  return (day: string): string => format.format(utc(day))
}
const monthName = written({ month: 'long', year: 'numeric' })
const listDay = written({ weekday: 'long', day: 'numeric', month: 'long' })
const weekday = written({ weekday: 'short' })

/** `2026-12` and 1 → `2027-01`. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

function addressOf(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return `/page/ateliers?year=${year}&month=${number}`
}

/** The six weeks around a month, from a Monday on. */
function weeksOf(month: string): string[][] {
  const first = addDays(`${month}-01`, 1 - weekdayOf(`${month}-01`))
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, at) => addDays(first, week * 7 + at)))
}

function Day({ day, month, entries }: { day: string; month: string; entries: DayEntry[] }) {
  const number = <span className="flx-month__number">{Number(day.slice(8))}</span>
  if (!day.startsWith(month)) return <td className="flx-month__cell flx-month__cell--outside">{number}</td>
  const own = entries.filter(({ date }) => date === day)
  return (
    <td className={`flx-month__cell${own.length > 0 ? ' flx-month__cell--busy' : ''}`} data-flx-day={day}>
      <div className="flx-month__day">
        {number}
        <span className="flx-month__long">{listDay(day)}</span>
        {own.map(({ title, badge, body, footer, link, classname }) => (
          <div key={title} className={`flx-month__entry ${classname}`} data-flx-entry="">
            <span className="flx-month__badge" data-flx-badge="">
              {badge}
            </span>{' '}
            <a href={link} data-flx-title="">
              {title}
            </a>
            <span hidden data-flx-body="">
              {body}
            </span>
            <span hidden data-flx-footer="">
              {footer}
            </span>
          </div>
        ))}
      </div>
    </td>
  )
}

/** A month of the workshops: what the calendar begins with, and what there is without script. */
export function WorkshopMonth({ month, entries }: WorkshopMonthProps) {
  const own = entries.filter(({ date }) => date.startsWith(month))
  const weeks = weeksOf(month)
  return (
    <flx-calendar url="/page/ateliers">
      <div className="flx-month" data-flx-month={month}>
        <div className="flx-month__head">
          <a
            className="flx-month__move"
            href={addressOf(monthAfter(month, -1))}
            aria-label={monthName(`${monthAfter(month, -1)}-01`)}
          >
            ‹
          </a>
          <p className="flx-month__title">{monthName(`${month}-01`)}</p>
          <a
            className="flx-month__move"
            href={addressOf(monthAfter(month, 1))}
            aria-label={monthName(`${monthAfter(month, 1)}-01`)}
          >
            ›
          </a>
          <a className="flx-button flx-button--small flx-month__today" href="/page/ateliers">
            aujourd’hui
          </a>
        </div>
        <table className="flx-month__table" aria-label={monthName(`${month}-01`)}>
          <thead className="flx-month__weekdays">
            <tr className="flx-month__week">
              {weeks[0]?.map((day) => (
                <th key={day} className="flx-month__weekday" scope="col">
                  {weekday(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="flx-month__weeks">
            {weeks.map((days) => (
              <tr key={days[0]} className="flx-month__week">
                {days.map((day) => (
                  <Day key={day} day={day} month={month} entries={own} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {own.length === 0 && <p className="flx-month__none">Aucun événement ce mois-ci</p>}
      </div>
      <p className="places__subscribe">
        <a href="/ateliers.ics" type="text/calendar">
          S’abonner aux ateliers (.ics)
        </a>
      </p>
    </flx-calendar>
  )
}
