// Loaded when a calendar is first opened.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { adoptStyles } from '../../core/element/styles.ts'
import { focused } from '../../core/focus/focusable.ts'
import { addMonths, formatDayAs, toDay } from '../../core/french/day.ts'

import { colon, textLocale } from '../../core/i18n/texts.ts'
import { useEvent } from '../../core/use-event.ts'
import { usePopoverBeside } from '../../ui/use-popover-beside.ts'
import { CalendarDays } from './calendar-days.tsx'
import css from './date-calendar.css'
import { dateFieldTexts as t } from './date-field-messages.ts'
import { type DayLimits, within } from './date-settings.ts'

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
function CalendarHead({ month, limits, onGo }: CalendarHeadProps): ReactNode {
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

adoptStyles(css)

interface DatePanelProps {
  /** The field beside which the calendar opens, and which gets the focus back. */
  field: HTMLInputElement
  name: string
  limits: DayLimits
  isPeriod: boolean
  /** The fields' initial values as `Y-m-d`, empty if there is none. */
  days: readonly string[]
  /** Initial time as `HH:mm:ss`, for a field that has a time. */
  time?: string | undefined
  /** True if the time has seconds. */
  seconds: boolean
  onFill(days: readonly string[], time: string): void
  onClose(): void
}

/** A calendar beside a field, in the top layer, which has the focus while it is open (DATE-04). */
export function DatePanel(props: DatePanelProps): ReactNode {
  const { field, name, limits, isPeriod, days, seconds, onFill, onClose } = props
  const [current, setCurrent] = useState(() => {
    return { day: within(limits, days.find(Boolean) ?? toDay(new Date())), isFocused: true }
  })
  const [chosen, setChosen] = useState(days)
  const [time, setTime] = useState(props.time)
  /** True once a day is chosen: then we return the focus. After Escape or a click outside, the browser does. */
  const isDone = useRef(false)
  const { panel, isLeft, props: popover } = usePopoverBeside(field, onClose)
  useLayoutEffect(() => {
    const shown = panel.current
    return () => {
      const active = focused()
      const hadFocus = shown?.contains(active) || (isDone.current && !active)
      if (hadFocus && !isLeft.current) field.focus()
    }
  }, [field, panel, isLeft])

  const fill = (to: readonly string[], at = time): void => {
    setChosen(to)
    onFill(to, at ?? '')
  }
  const choose = (to: readonly string[]): void => {
    setChosen(to)
    if (isPeriod && to.length < 2) return
    fill(to)
    isDone.current = time === undefined
    if (isDone.current) onClose()
  }
  const foot = (text: string, press: () => void): ReactNode => (
    <button type="button" className="flx-calendar__button" onClick={press}>
      {text}
    </button>
  )
  const month = current.day.slice(0, 7)
  const label = formatDayAs(`${month}-01`, { month: 'long', year: 'numeric' })
  return (
    <div
      {...popover}
      className="flx-calendar"
      role="dialog"
      aria-label={name ? t('calendar') + colon() + name : t('calendar')}
    >
      <CalendarHead
        month={month}
        limits={limits}
        onGo={(to) => setCurrent({ day: within(limits, `${to}-01`), isFocused: false })}
      />
      <CalendarDays
        limits={limits}
        isPeriod={isPeriod}
        chosen={chosen}
        current={current}
        label={label}
        onMove={setCurrent}
        onChoose={choose}
      />
      <div className="flx-calendar__foot">
        {time !== undefined && (
          <TimeField
            value={time}
            seconds={seconds}
            onChange={(at) => {
              setTime(at)
              if (chosen[0]) fill(chosen, at)
            }}
          />
        )}
        {foot(t('today'), () => setCurrent({ day: within(limits, toDay(new Date())), isFocused: true }))}
        {foot(t('clear'), () => {
          fill([])
          onClose()
        })}
        {foot(t('close'), onClose)}
      </div>
      <span className="flx-visually-hidden" role="status">
        {label}
      </span>
    </div>
  )
}

interface TimeFieldProps {
  /** `HH:mm:ss` at first. */
  value: string
  seconds: boolean
  onChange(time: string): void
}

/** Renders the time of a date; it changes once it is complete. */
function TimeField({ value, seconds, onChange }: TimeFieldProps): ReactNode {
  const [clock, setClock] = useState<HTMLInputElement | null>(null)
  useEvent(clock, 'change', () => {
    const time = clock?.value ?? ''
    onChange(time.length === 5 ? `${time}:00` : time)
  })
  return (
    <label className="flx-calendar__time">
      {t('time')}{' '}
      <input
        ref={setClock}
        className="flx-calendar__clock"
        type="time"
        step={seconds ? '1' : '60'}
        defaultValue={seconds ? value : value.slice(0, 5)}
      />
    </label>
  )
}
