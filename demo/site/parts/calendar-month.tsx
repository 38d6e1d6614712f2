import { type DayEntry, monthAfter } from '../../server/day-entries.ts'
import { addDays, weekdayOf } from '../../server/reservations/slot-text.ts'
import '../flx-tags.ts'

interface CalendarMonthProps {
  /** Address of the months: it serves a page to readers, and entries to the calendar. */
  url: string
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

function addressOf(url: string, month: string): string {
  const [year, number] = month.split('-').map(Number)
  return `${url}?year=${year}&month=${number}`
}

/** Returns the six weeks that contain a month, each from Monday. */
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
            {badge && (
              <span className="flx-month__badge" data-flx-badge="">
                {badge}
              </span>
            )}{' '}
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

/** A month rendered by the server. A calendar starts from it, and it is the whole calendar without script (CAL-01). */
export function CalendarMonth({ url, month, entries }: CalendarMonthProps) {
  const own = entries.filter(({ date }) => date.startsWith(month))
  const weeks = weeksOf(month)
  return (
    <flx-calendar url={url}>
      <div className="flx-month" data-flx-month={month}>
        <div className="flx-month__head">
          <a
            className="flx-month__move"
            href={addressOf(url, monthAfter(month, -1))}
            aria-label={monthName(`${monthAfter(month, -1)}-01`)}
          >
            ‹
          </a>
          <p className="flx-month__title">{monthName(`${month}-01`)}</p>
          <a
            className="flx-month__move"
            href={addressOf(url, monthAfter(month, 1))}
            aria-label={monthName(`${monthAfter(month, 1)}-01`)}
          >
            ›
          </a>
          <a className="flx-button flx-button--small flx-month__today" href={url}>
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
    </flx-calendar>
  )
}
