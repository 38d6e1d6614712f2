import {
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react'
import { closest } from '../core/browser/closest.ts'
import { findFirst } from '../core/browser/select.ts'
import { adoptStyles } from '../core/element/styles.ts'
import { focused } from '../core/focus/focusable.ts'
import { mondayOf, weeksFrom } from '../core/french/day.ts'
import { dayAfter } from './days.ts'
import css from './month-grid.css'

adoptStyles(css)

/** Always the same number of weeks, so that the content below does not move from month to month. */
const shownWeeks = 6

/** The content of a day. */
export interface DayLook {
  /** True if the day has content; a list only shows such days. */
  isBusy: boolean
  /** Class of its cell. */
  className?: string
  /** Content of its button. */
  content: ReactNode
  button: ButtonHTMLAttributes<HTMLButtonElement>
}

interface MonthGridProps {
  /** `Y-m` */
  month: string
  /** The name of the month. */
  label: string
  /** From Monday to Sunday. */
  weekdays: readonly (readonly [short: string, long: string])[]
  /** The day that Tab reaches, from which the arrow keys move. */
  current: string
  today: string
  /** Called when a key moves to a day, perhaps of another month, which may have to be fetched first. */
  onMove(day: string): void
  /** Called when a day of this month is clicked: the keys then move from it. */
  onPick(day: string): void
  look(day: string): DayLook
  /** True if the styles turn it into a list of the days with content: Tab reaches each. */
  isList?: boolean
}

/**
 * The grid of a month. Tab reaches one of its days, the arrow keys the others. If the month changes while one of its
 * days has focus, focus moves to the current day.
 */
export function MonthGrid(props: MonthGridProps): ReactNode {
  const { month, label, weekdays, current, today, onMove, onPick, look, isList = false } = props
  const grid = useRef<HTMLTableElement>(null)
  const isFocusDue = useRef(false)

  useLayoutEffect(() => {
    const active = focused()
    // A visitor who moved focus elsewhere while the month was being fetched keeps it there.
    const isHere = !active || grid.current?.contains(active)
    if (isFocusDue.current && isHere) findFirst(`[data-day="${current}"]`, grid.current ?? undefined)?.focus()
    isFocusDue.current = false
  }, [current])

  const noteLoss = useCallback((button: HTMLButtonElement | null) => {
    return () => {
      if (button && button === focused()) isFocusDue.current = true
    }
  }, [])

  const press = (event: KeyboardEvent): void => {
    const day = closest(event.target, '[data-day]')?.dataset['day']
    const to = day && !isList && dayAfter(event, day, event.currentTarget)
    if (!to) return
    event.preventDefault()
    isFocusDue.current = true
    onMove(to)
  }

  const draw = (day: string): ReactNode => {
    const number = <span className="flx-month__number">{Number(day.slice(8))}</span>
    if (!day.startsWith(month)) {
      return (
        <td key={day} className="flx-month__cell flx-month__cell--outside">
          {number}
        </td>
      )
    }
    const { isBusy, className, content, button } = look(day)
    const isReached = isList ? isBusy : day === current
    const names = ['flx-month__cell', isBusy && 'flx-month__cell--busy', className].filter(Boolean).join(' ')
    return (
      <td key={day} className={names}>
        <button
          type="button"
          {...button}
          onClick={(event) => {
            onPick(day)
            button.onClick?.(event)
          }}
          ref={noteLoss}
          className="flx-month__day"
          data-day={day}
          tabIndex={isReached ? 0 : -1}
          aria-current={day === today ? 'date' : undefined}
        >
          {content}
        </button>
      </td>
    )
  }

  return (
    <table
      ref={grid}
      role={isList ? undefined : 'grid'}
      className="flx-month__table"
      aria-label={label}
      onKeyDown={press}
    >
      <thead className="flx-month__weekdays">
        <tr className="flx-month__week">
          {weekdays.map(([short, long]) => (
            <th key={long} className="flx-month__weekday" scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="flx-month__weeks">
        {weeksFrom(mondayOf(`${month}-01`), shownWeeks).map((week) => (
          <tr key={week[0]} className="flx-month__week">
            {week.map(draw)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
