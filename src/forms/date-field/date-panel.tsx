// Loaded when a calendar is first opened.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { adoptStyles } from '../../core/element/styles.ts'
import { focused } from '../../core/focus/focusable.ts'
import { formatDayAs } from '../../core/french/day.ts'
import { toDay } from '../../core/french/day-steps.ts'
import { colon } from '../../core/i18n/colon.ts'
import { useEvent } from '../../core/use-event.ts'
import { usePopoverBeside } from '../../ui/use-popover-beside.ts'
import { CalendarDays } from './calendar-days.tsx'
import { CalendarHead } from './calendar-head.tsx'
import css from './date-calendar.css'
import { dateFieldTexts as t } from './date-field-messages.ts'
import { type DayLimits, within } from './day-limits.ts'

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
export function TimeField({ value, seconds, onChange }: TimeFieldProps): ReactNode {
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
