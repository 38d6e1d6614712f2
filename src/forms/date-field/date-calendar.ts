// Fetched when a calendar is first asked for.

import { adoptStyles } from '../../core/element/styles.ts'
import { addMonths, toDay } from '../../core/french/day-steps.ts'
import { colon } from '../../core/i18n/colon.ts'
import { textLocale } from '../../core/i18n/texts.ts'
import { computePosition, flip, offset, shift } from '../../core/overlay/floating.ts'
import { CalendarDays } from './calendar-days.ts'
import { calendarHead } from './calendar-head.ts'
import css from './date-calendar.css'
import { dateFieldTexts as t } from './date-field-messages.ts'
import type { DayLimits } from './day-limits.ts'

export interface CalendarOptions {
  /** Beside it the calendar stands, and there the focus goes back. */
  field: HTMLInputElement
  name: string
  limits: DayLimits
  isPeriod: boolean
  /** `Y-m-d` of the fields, empty where there is none. */
  days: readonly string[]
  /** `HH:mm:ss`, for a field that has a time. */
  time?: string | undefined
  /** Whether the time has seconds. */
  seconds: boolean
  fill(days: readonly string[], time: string): void
  closed(): void
}

export interface Calendar {
  close(): void
}

const gap = 6
const margin = 8

function footButton(text: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'flx-calendar__button'
  button.textContent = text
  button.addEventListener('click', press)
  return button
}

function timeField(value: string, seconds: boolean): { label: HTMLLabelElement; field: HTMLInputElement } {
  const label = document.createElement('label')
  const field = document.createElement('input')
  label.className = 'flx-calendar__time'
  field.className = 'flx-calendar__clock'
  field.type = 'time'
  field.step = seconds ? '1' : '60'
  field.value = seconds ? value : value.slice(0, 5)
  label.append(`${t('time')} `, field)
  return { label, field }
}

/** Where a panel may stand so that the field's label does not take its clicks. */
const placeFor = (field: HTMLInputElement): Element => field.closest('label') ?? field.nextElementSibling ?? field

function follow(panel: HTMLElement, field: HTMLInputElement): () => void {
  const stop = new AbortController()
  const place = async (): Promise<void> => {
    const { x, y } = await computePosition(field, panel, {
      strategy: 'fixed',
      placement: 'bottom-start',
      middleware: [offset(gap), flip({ padding: margin }), shift({ padding: margin, crossAxis: true })],
    })
    panel.style.left = `${Math.round(x)}px`
    panel.style.top = `${Math.round(y)}px`
  }
  for (const type of ['scroll', 'resize']) {
    addEventListener(type, () => void place(), { signal: stop.signal, capture: true, passive: true })
  }
  void place()
  return () => stop.abort()
}

/** Opens a calendar beside a field, above all there is, and gives it the focus (DATE-04). */
export function openCalendar(options: CalendarOptions): Calendar {
  adoptStyles(css)
  const { field, limits, isPeriod } = options
  const panel = document.createElement('div')
  panel.className = 'flx-calendar'
  panel.role = 'dialog'
  panel.ariaLabel = options.name ? t('calendar') + colon() + options.name : t('calendar')
  panel.dataset['flxMount'] = 'date-field'
  panel.popover = 'auto'
  let time = options.time
  let chosen = options.days
  let isDone = false

  const years = [Number(limits.min.slice(0, 4)), Number(limits.max.slice(0, 4))] as const
  const head = calendarHead({
    years,
    go: (year, month) =>
      days.show(addMonths(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`, 0)),
  })
  const fill = (): void => options.fill(chosen, time ?? '')
  const choose = (found: readonly string[]): void => {
    chosen = found
    if (isPeriod && found.length < 2) return
    fill()
    isDone = time === undefined
    if (isDone) close()
  }
  const showMonth = (): void => {
    const [year, month] = days.month
    head.show(year, month)
    const named = new Intl.DateTimeFormat(textLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
    const text = named.format(Date.UTC(year, month - 1, 1))
    days.element.ariaLabel = text
    if (said.textContent !== text) said.textContent = text
  }
  const said = document.createElement('span')
  said.className = 'flx-visually-hidden'
  said.role = 'status'
  let isBuilt = false
  const days = new CalendarDays({ limits, isPeriod, chosen, choose, onMonth: () => isBuilt && showMonth() })
  isBuilt = true

  const foot = document.createElement('div')
  foot.className = 'flx-calendar__foot'
  if (time !== undefined) {
    const { label, field: clock } = timeField(time, options.seconds)
    clock.addEventListener('change', () => {
      time = clock.value.length === 5 ? `${clock.value}:00` : clock.value
      if (chosen[0]) fill()
    })
    foot.append(label)
  }
  const clear = (): void => {
    chosen = []
    fill()
    close()
  }
  foot.append(
    footButton(t('today'), () => {
      days.show(toDay(new Date()))
      days.focus()
    }),
    footButton(t('clear'), clear),
    footButton(t('close'), () => close()),
  )
  panel.append(head.element, days.element, foot, said)
  placeFor(field).after(panel)
  showMonth()
  panel.showPopover()
  const unfollow = follow(panel, field)
  days.focus()

  const close = (): void => {
    if (!panel.isConnected) return
    // Escape, and the button that has been pressed, have given it back already.
    const hadFocus = panel.contains(document.activeElement) || (isDone && document.activeElement === document.body)
    unfollow()
    days.destroy()
    panel.remove()
    if (hadFocus) field.focus()
    options.closed()
  }
  // Escape and a click beside it close a popover, which gives back the focus by itself.
  panel.addEventListener('toggle', (event) => (event as ToggleEvent).newState === 'closed' && close())
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) close()
  })
  return { close }
}
