import { formatLongDay } from '../../core/french/day.ts'
import { colon } from '../../core/i18n/colon.ts'
import type { Slots } from './reservation-contract.ts'
import { reservationTexts as t } from './reservation-messages.ts'
import { dayPart, placesText } from './slot-text.ts'

/** Days shown at once. */
const page = 14

interface DayStripProps {
  days: Slots['days']
  date: string
  /** Address of the page that shows a day's slots. */
  hrefOf(date: string): string
}

function DayFace({ date, places }: Slots['days'][number]) {
  return (
    <>
      <span className="flx-visually-hidden">
        {formatLongDay(date)}
        {colon()}
      </span>
      <span className="flx-reservation__weekday" aria-hidden="true">
        {dayPart(date, 'weekday')}
      </span>
      <span className="flx-reservation__number" aria-hidden="true">
        {dayPart(date, 'number')}
      </span>
      <span className="flx-reservation__month" aria-hidden="true">
        {dayPart(date, 'month')}
      </span>
      <span className="flx-reservation__places">{places > 0 ? placesText(places) : t('full')}</span>
    </>
  )
}

function Day({ day, isShown, href }: { day: Slots['days'][number]; isShown: boolean; href: string }) {
  if (day.places === 0)
    return (
      <span className="flx-reservation__day" data-flx-full="" aria-current={isShown ? 'date' : undefined}>
        <DayFace {...day} />
      </span>
    )
  return (
    <a
      className="flx-reservation__day"
      href={href}
      aria-current={isShown ? 'date' : undefined}
      data-flx-action="creneaux"
      data-flx-value={day.date}
    >
      <DayFace {...day} />
    </a>
  )
}

/** The days, fourteen at a time; plain links, so that they work without script. */
export function DayStrip({ days, date, hrefOf }: DayStripProps) {
  const shown = Math.max(
    0,
    days.findIndex((day) => day.date === date),
  )
  const first = shown - (shown % page)
  const steps = [
    { name: 'before' as const, day: days[first - page], sign: '‹' },
    { name: 'after' as const, day: days[first + page], sign: '›' },
  ]
  const [before, after] = steps.map(({ name, day, sign }) =>
    day ? (
      <a
        key={name}
        className="flx-reservation__turn"
        href={hrefOf(day.date)}
        data-flx-action="creneaux"
        data-flx-value={day.date}
      >
        <span className="flx-visually-hidden">{t(name)}</span>
        <span className="flx-reservation__arrow" aria-hidden="true">
          {sign}
        </span>
      </a>
    ) : null,
  )
  return (
    <div className="flx-reservation__strip">
      {before}
      <ul className="flx-reservation__days" aria-label={t('days')}>
        {days.slice(first, first + page).map((day) => (
          <li className="flx-reservation__day-item" key={day.date}>
            <Day day={day} isShown={day.date === date} href={hrefOf(day.date)} />
          </li>
        ))}
      </ul>
      {after}
    </div>
  )
}
