import { addDays, formatDayAs, formatLongDay, mondayOf, weeksFrom } from '../../core/french/day.ts'
import { countOf } from '../../core/french/number.ts'
import { colon } from '../../core/i18n/texts.ts'
import type { Slots } from './reservation-contract.ts'
import { reservationTexts as t } from './reservation-messages.ts'

const shownWeeks = 4

type BookableDay = Slots['days'][number]

interface DayGridProps {
  days: BookableDay[]
  date: string
  hrefOf(date: string): string
}

/** Returns the first week shown with a day: pages of weeks are counted from the week of the first day. */
function firstWeekFor(date: string, first: string): string {
  const start = mondayOf(first)
  const weeks = Math.round((Date.parse(mondayOf(date)) - Date.parse(start)) / 604_800_000)
  return addDays(start, (weeks - (weeks % shownWeeks)) * 7)
}

/** Groups the shown weeks by month; a day of another month is an empty place in its week. */
function monthsOf(weeks: string[][]): { month: string; weeks: string[][] }[] {
  const months = [...new Set(weeks.flat().map((day) => day.slice(0, 7)))]
  return months.map((month) => ({
    month,
    weeks: weeks
      .map((week) => week.map((day) => (day.startsWith(month) ? day : '')))
      .filter((week) => week.some((day) => day !== '')),
  }))
}

function DayFace({ date, places }: BookableDay) {
  return (
    <>
      <span className="flx-visually-hidden">
        {formatLongDay(date)}
        {colon()}
      </span>
      <span className="flx-reservation__number" aria-hidden="true">
        {Number(date.slice(8))}
      </span>
      {/* An ordinary space: in a narrow column, the word goes below its number. */}
      <span className="flx-reservation__places">
        {places > 0 ? placesText(places).replace('\u00a0', ' ') : t('full')}
      </span>
    </>
  )
}

interface DayProps {
  day: BookableDay
  isShown: boolean
  href: string
}

function Day({ day, isShown, href }: DayProps) {
  const current = isShown ? 'date' : undefined
  if (day.places === 0)
    return (
      <span className="flx-reservation__day" data-flx-full="" aria-current={current}>
        <DayFace {...day} />
      </span>
    )
  return (
    <a
      className="flx-reservation__day"
      href={href}
      aria-current={current}
      data-flx-action="creneaux"
      data-flx-value={day.date}
    >
      <DayFace {...day} />
    </a>
  )
}

/** A link to the weeks before or after; nothing if there is no day there. */
function Turn({ name, day, href }: { name: 'before' | 'after'; day: BookableDay | undefined; href: string }) {
  if (!day) return null
  return (
    <a
      className={`flx-reservation__turn flx-reservation__turn--${name}`}
      href={href}
      data-flx-action="creneaux"
      data-flx-value={day.date}
    >
      <span className="flx-visually-hidden">{t(name)}</span>
      <span className="flx-reservation__arrow" aria-hidden="true">
        {name === 'before' ? '‹' : '›'}
      </span>
    </a>
  )
}

/** The days as weeks, grouped by month; plain links in a table, so that they work without JavaScript. */
export function DayGrid({ days, date, hrefOf }: DayGridProps) {
  const [first] = days
  if (!first) return null
  const start = firstWeekFor(date || first.date, first.date)
  const end = addDays(start, shownWeeks * 7)
  const last = days.findLast((day) => day.date < end)?.date ?? start
  const weeks = weeksFrom(start, shownWeeks)
  const shown = weeks.filter(([monday = '']) => monday <= last)
  const bookable = new Map(days.map((day) => [day.date, day]))
  const earlier = days.findLast((day) => day.date < start)
  const before = earlier && days.find((day) => day.date >= firstWeekFor(earlier.date, first.date))
  const after = days.find((day) => day.date >= end)
  return (
    <div className="flx-reservation__strip">
      <Turn name="before" day={before} href={hrefOf(before?.date ?? '')} />
      <Turn name="after" day={after} href={hrefOf(after?.date ?? '')} />
      <table className="flx-reservation__days">
        <caption className="flx-reservation__caption">{t('days')}</caption>
        <thead className="flx-reservation__head">
          <tr className="flx-reservation__week">
            {weeks[0]?.map((day) => (
              <th key={day} className="flx-reservation__weekday" scope="col">
                {formatDayAs(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        {monthsOf(shown).map(({ month, weeks }) => (
          <tbody key={month} className="flx-reservation__weeks">
            <tr className="flx-reservation__week">
              <th className="flx-reservation__month" colSpan={7} scope="rowgroup">
                {formatDayAs(`${month}-01`, { month: 'long', year: 'numeric' })}
              </th>
            </tr>
            {weeks.map((week) => (
              <tr key={week.join()} className="flx-reservation__week">
                {week.map((day, index) => {
                  const found = bookable.get(day)
                  return (
                    <td key={day || index} className="flx-reservation__day-item">
                      {found ? (
                        <Day day={found} isShown={day === date} href={hrefOf(day)} />
                      ) : (
                        Number(day.slice(8)) || ''
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

export function placesText(count: number): string {
  return countOf(count, 'place')
}

/** Writes seconds as a clock: « 14:05 ». */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Writes seconds in words: « 5 minutes », « 30 secondes ». */
export function duration(seconds: number): string {
  return seconds >= 60 ? countOf(Math.round(seconds / 60), 'minute') : countOf(seconds, 'seconde')
}
