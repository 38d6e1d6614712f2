import type { ReactNode } from 'react'
import { addMonths } from '../../core/french/day-steps.ts'
import { textLocale } from '../../core/i18n/texts.ts'
import { dateFieldTexts as t } from './date-field-messages.ts'
import type { DayLimits } from './day-limits.ts'

interface CalendarHeadProps {
  /** `Y-m` */
  month: string
  limits: DayLimits
  /** Displays another month. */
  onGo(month: string): void
}

type Choice = readonly [value: string, text: string]

function monthNames(): Choice[] {
  const format = new Intl.DateTimeFormat(textLocale(), { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => [
    String(index + 1).padStart(2, '0'),
    format.format(Date.UTC(2023, index, 1)),
  ])
}

function yearsOf({ min, max }: DayLimits): Choice[] {
  const [first, last] = [min, max].map((day) => Number(day.slice(0, 4))) as [number, number]
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => {
    const year = String(first + index).padStart(4, '0')
    return [year, String(first + index)]
  })
}

/** Renders the month and the year as selects, so that any month, also of a birth date, is two key presses away. */
export function CalendarHead({ month, limits, onGo }: CalendarHeadProps): ReactNode {
  const [year = '', number = ''] = month.split('-')
  const step = (label: string, sign: string, to: string): ReactNode => {
    // `aria-disabled` instead of `disabled`, so that the button keeps the focus.
    const isOut = to < limits.min.slice(0, 7) || to > limits.max.slice(0, 7)
    return (
      <button
        type="button"
        className="flx-calendar__step"
        aria-label={label}
        aria-disabled={isOut || undefined}
        onClick={() => isOut || onGo(to)}
      >
        {sign}
      </button>
    )
  }
  const select = (label: string, value: string, choices: Choice[], go: (chosen: string) => void): ReactNode => (
    <select
      className="flx-calendar__select"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => go(currentTarget.value)}
    >
      {choices.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  )
  return (
    <div className="flx-calendar__head">
      {step(t('previous'), '‹', addMonths(`${month}-01`, -1).slice(0, 7))}
      {select(t('month'), number, monthNames(), (chosen) => onGo(`${year}-${chosen}`))}
      {select(t('year'), year, yearsOf(limits), (chosen) => onGo(`${chosen}-${number}`))}
      {step(t('next'), '›', addMonths(`${month}-01`, 1).slice(0, 7))}
    </div>
  )
}
