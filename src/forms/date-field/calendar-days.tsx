import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { focused } from '../../core/focus/focusable.ts'
import { formatLongDay } from '../../core/french/day.ts'
import { toDay } from '../../core/french/day-steps.ts'
import { useEvent } from '../../core/use-event.ts'
import { dayAfter } from '../../ui/day-keys.ts'
import { dateFieldTexts as t } from './date-field-messages.ts'
import { type DayLimits, refusalOf, toDate, within } from './day-limits.ts'
import { type DayElement, drawDays, type Picker } from './flatpickr.ts'

/** The day that Tab leads to; its month is shown. */
export interface CurrentDay {
  day: string
  /** The focus goes there. */
  isFocused: boolean
}

interface CalendarDaysProps {
  limits: DayLimits
  /** A period: two days are chosen, one after the other. */
  isPeriod: boolean
  /** The days that are chosen at first, as far as there are any. */
  chosen: readonly string[]
  current: CurrentDay
  /** What the month is called. */
  label: string
  onMove(current: CurrentDay): void
  onChoose(days: readonly string[]): void
}

const dayOf = ({ dateObj }: DayElement): string => toDay(dateObj)

/** Says to assistive technology what a day is, and whether it may be chosen. */
function describe(element: DayElement, limits: DayLimits): void {
  const day = dayOf(element)
  // What is seen, the bare number, must be part of what is said.
  const text = formatLongDay(day).replace(' 1er ', ' 1 ')
  const isRefused = refusalOf(limits, day) !== undefined
  element.role = 'button'
  element.ariaLabel = isRefused ? t('closedDay', { day: text }) : text
  if (isRefused) element.ariaDisabled = 'true'
  // Between the first day and the last, a day that is not offered is an exception that the eye is to find.
  element.toggleAttribute('data-closed', isRefused && within(limits, day) === day)
}

const daysIn = (place: Element): DayElement[] => [...place.querySelectorAll<DayElement>('.flatpickr-day')]
const find = (place: Element, day: string): DayElement | undefined =>
  daysIn(place).find((element) => dayOf(element) === day)

/** flatpickr draws the days anew with every choice: one of them, and one only, is reached by Tab. */
function settle(place: Element, day: string): void {
  for (const element of daysIn(place)) {
    element.tabIndex = dayOf(element) === day ? 0 : -1
    element.ariaPressed = String(element.matches('.selected, .startRange, .endRange'))
  }
}

/** The grid of one month, drawn by flatpickr; its keys, and what assistive technology is told, are ours. */
export function CalendarDays(props: CalendarDaysProps): ReactNode {
  const { limits, isPeriod, current, label, onMove } = props
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const picker = useRef<Picker>(null)
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })

  useLayoutEffect(() => {
    if (!place) return
    const made = drawDays(place, {
      mode: isPeriod ? 'range' : 'single',
      defaultDate: latest.current.chosen.filter(Boolean).map(toDate),
      minDate: toDate(limits.min),
      maxDate: toDate(limits.max),
      disable: [(date) => limits.isClosed(toDay(date))],
      onDayCreate: (_, __, ___, element) => describe(element as DayElement, limits),
      onChange: (dates) => latest.current.onChoose(dates.map(toDay)),
    })
    picker.current = made
    return () => made.destroy()
  }, [place, limits, isPeriod])

  useLayoutEffect(() => {
    if (!place) return
    picker.current?.jumpToDate(toDate(current.day))
    settle(place, current.day)
    // What had the focus may have been drawn anew.
    if (current.isFocused || !focused()) find(place, current.day)?.focus()
  }, [place, current])

  // Before flatpickr, which draws anew what is clicked.
  useEvent(
    place,
    'click',
    ({ target }) => {
      const element = (target as Element).closest<DayElement>('.flatpickr-day')
      if (element) onMove({ day: dayOf(element), isFocused: false })
    },
    { capture: true },
  )
  // Left to flatpickr, keys would pass over closed days without a word, and Escape would do nothing.
  useEvent(
    place,
    'keydown',
    (event) => {
      event.stopPropagation()
      const element = (event.target as Element).closest<DayElement>('.flatpickr-day')
      const to = element && dayAfter(event, current.day, element)
      const isChoice = element && (event.key === 'Enter' || event.key === ' ')
      if (to || isChoice) event.preventDefault()
      if (to) onMove({ day: within(limits, to), isFocused: true })
      else if (isChoice) element.click()
    },
    { capture: true },
  )
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more element of the author's form.
  return <div ref={setPlace} className="flx-calendar__days" role="group" aria-label={label} />
}
