/** The only file that imports flatpickr; loaded with the first calendar. */

import flatpickr from 'flatpickr'
import type { Instance as Picker } from 'flatpickr/dist/types/instance'
import type { Options } from 'flatpickr/dist/types/options'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { focused } from '../../core/focus/focusable.ts'
import { formatLongDay, toDay } from '../../core/french/day.ts'

import { textLocale } from '../../core/i18n/texts.ts'
import { useEvent } from '../../core/use-event.ts'
import { dayAfter } from '../../ui/days.ts'
import { dateFieldTexts as t } from './date-field-messages.ts'
import { type DayLimits, refusalOf, toDate, within } from './date-settings.ts'

export type { Picker }

/** A day element that flatpickr rendered. */
interface DayElement extends HTMLElement {
  dateObj: Date
}

const names = (style: 'long' | 'short', unit: 'weekday' | 'month', count: number): string[] => {
  const format = new Intl.DateTimeFormat(textLocale(), { [unit]: style, timeZone: 'UTC' })
  // 1 October 2023 was a Sunday.
  return Array.from({ length: count }, (_, index) =>
    format.format(unit === 'month' ? Date.UTC(2023, index, 1) : Date.UTC(2023, 9, 1 + index)),
  )
}

const locale = () => ({
  firstDayOfWeek: 1 as const,
  weekdays: { longhand: names('long', 'weekday', 7), shorthand: names('short', 'weekday', 7) },
  months: { longhand: names('long', 'month', 12), shorthand: names('short', 'month', 12) },
})

/**
 * Has flatpickr render the days of a month into an element that React leaves alone. The input that flatpickr requires
 * is never in the page, so its events do not reach the form.
 */
function drawDays(place: HTMLElement, options: Options): Picker {
  return flatpickr(document.createElement('input'), {
    inline: true,
    appendTo: place,
    monthSelectorType: 'static',
    prevArrow: '',
    nextArrow: '',
    locale: locale() as never,
    ...options,
  })
}

/** The day that Tab reaches, in the month displayed. */
interface CurrentDay {
  day: string
  /** True if the day also gets the focus. */
  isFocused: boolean
}

interface CalendarDaysProps {
  limits: DayLimits
  /** True for a period: the visitor chooses two days, one after the other. */
  isPeriod: boolean
  /** The days selected at first; may be empty strings. */
  chosen: readonly string[]
  current: CurrentDay
  /** The month's accessible name. */
  label: string
  onMove(current: CurrentDay): void
  onChoose(days: readonly string[]): void
}

const dayOf = ({ dateObj }: DayElement): string => toDay(dateObj)

/** Sets the role, the name and the disabled state of a day for screen readers. */
function describe(element: DayElement, limits: DayLimits): void {
  const day = dayOf(element)
  // The accessible name must contain the visible text, which is the bare number.
  const text = formatLongDay(day).replace(' 1er ', ' 1 ')
  const isRefused = refusalOf(limits, day) !== undefined
  element.role = 'button'
  element.ariaLabel = isRefused ? t('closedDay', { day: text }) : text
  if (isRefused) element.ariaDisabled = 'true'
  // Marks a closed day between the first and the last, so that the styles can make it stand out.
  element.toggleAttribute('data-closed', isRefused && within(limits, day) === day)
}

const daysIn = (place: Element): DayElement[] => [...place.querySelectorAll<DayElement>('.flatpickr-day')]
const find = (place: Element, day: string): DayElement | undefined =>
  daysIn(place).find((element) => dayOf(element) === day)

/** Makes one day only reachable by Tab, again each time flatpickr renders the days. */
function settle(place: Element, day: string): void {
  for (const element of daysIn(place)) {
    element.tabIndex = dayOf(element) === day ? 0 : -1
    element.ariaPressed = String(element.matches('.selected, .startRange, .endRange'))
  }
}

/** The grid of one month, rendered by flatpickr; its keyboard control and ARIA attributes are ours. */
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
    // flatpickr may have replaced the focused day by a new element.
    if (current.isFocused || !focused()) find(place, current.day)?.focus()
  }, [place, current])

  // In the capture phase, before flatpickr renders the clicked day again.
  useEvent(
    place,
    'click',
    ({ target }) => {
      const element = (target as Element).closest<DayElement>('.flatpickr-day')
      if (element) onMove({ day: dayOf(element), isFocused: false })
    },
    { capture: true },
  )
  // In the capture phase: flatpickr's own keys would skip closed days silently, and Escape would do nothing.
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
