import { formatLongDay } from '../../core/french/day.ts'
import { addDays, addMonths, toDay } from '../../core/french/day-steps.ts'
import { textLocale } from '../../core/i18n/texts.ts'
import { dateFieldTexts as t } from './date-field-messages.ts'
import { type DayLimits, refusalOf, toDate, within } from './day-limits.ts'
import { flatpickr, type Picker } from './flatpickr.ts'

interface DayElement extends HTMLElement {
  dateObj: Date
}

interface DaysOptions {
  limits: DayLimits
  /** A period: two days are chosen, one after the other. */
  isPeriod: boolean
  /** The days of the fields, as far as there are any. */
  chosen: readonly string[]
  choose(days: readonly string[]): void
  /** Another month is shown. */
  onMonth(): void
}

const names = (style: 'long' | 'short', unit: 'weekday' | 'month', count: number): string[] => {
  const format = new Intl.DateTimeFormat(textLocale(), { [unit]: style, timeZone: 'UTC' })
  // The first of October 2023 was a Sunday.
  return Array.from({ length: count }, (_, index) =>
    format.format(unit === 'month' ? Date.UTC(2023, index, 1) : Date.UTC(2023, 9, 1 + index)),
  )
}

const locale = () => ({
  firstDayOfWeek: 1 as const,
  weekdays: { longhand: names('long', 'weekday', 7), shorthand: names('short', 'weekday', 7) },
  months: { longhand: names('long', 'month', 12), shorthand: names('short', 'month', 12) },
})

/** The grid of one month, drawn by flatpickr; its keys, and what assistive technology is told, are ours. */
export class CalendarDays {
  readonly element = document.createElement('div')
  #picker: Picker
  #options: DaysOptions
  #current: string

  constructor(options: DaysOptions) {
    this.#options = options
    const { limits, chosen, isPeriod } = options
    const today = toDay(new Date())
    const start = chosen.find(Boolean) ?? today
    this.#current = within(limits, start)
    this.element.className = 'flx-calendar__days'
    this.element.role = 'group'
    this.#picker = flatpickr(document.createElement('input'), {
      inline: true,
      appendTo: this.element,
      mode: isPeriod ? 'range' : 'single',
      monthSelectorType: 'static',
      prevArrow: '',
      nextArrow: '',
      locale: locale() as never,
      defaultDate: chosen.filter(Boolean).map(toDate),
      minDate: toDate(limits.min),
      maxDate: toDate(limits.max),
      disable: [(date) => limits.isClosed(toDay(date))],
      onDayCreate: (_, __, ___, day) => this.#describe(day as unknown as DayElement),
      onChange: (dates) => this.#changed(dates.map(toDay)),
    })
    this.show(this.#current)
    this.element.addEventListener('keydown', (event) => this.#press(event), { capture: true })
  }

  /** Year and month, from 1 to 12, that are shown. */
  get month(): [year: number, month: number] {
    return [this.#picker.currentYear, this.#picker.currentMonth + 1]
  }

  /** Shows the month of a day, which Tab then leads to. */
  show(day: string): void {
    this.#current = within(this.#options.limits, day)
    this.#picker.jumpToDate(toDate(this.#current))
    this.#settle()
    this.#options.onMonth()
  }

  focus(): void {
    this.#dayElement(this.#current)?.focus()
  }

  /** Chooses a day as a click does. */
  pick(day: string): void {
    this.show(day)
    this.#dayElement(day)?.click()
  }

  destroy(): void {
    this.#picker.destroy()
  }

  #dayElement(day: string): DayElement | undefined {
    const days = [...this.element.querySelectorAll<DayElement>('.flatpickr-day')]
    return days.find(({ dateObj }) => toDay(dateObj) === day)
  }

  /** flatpickr draws the days anew with every choice: one of them, and one only, is reached by Tab. */
  #settle(): void {
    for (const day of this.element.querySelectorAll<DayElement>('.flatpickr-day')) {
      day.tabIndex = toDay(day.dateObj) === this.#current ? 0 : -1
      day.ariaPressed = String(day.matches('.selected, .startRange, .endRange'))
    }
  }

  #describe(element: DayElement): void {
    const day = toDay(element.dateObj)
    // What is seen, the bare number, must be part of what is said.
    const text = formatLongDay(day).replace(' 1er ', ' 1 ')
    const isRefused = refusalOf(this.#options.limits, day) !== undefined
    element.role = 'button'
    element.ariaLabel = isRefused ? t('closedDay', { day: text }) : text
    if (isRefused) element.ariaDisabled = 'true'
    element.addEventListener('click', () => {
      this.#current = day
    })
  }

  #changed(days: readonly string[]): void {
    this.#settle()
    this.#options.onMonth()
    // The day that had the focus was drawn anew.
    if (document.activeElement === document.body) this.focus()
    this.#options.choose(days)
  }

  /** The keys of a grid of days. Left to flatpickr they would pass over closed days without a word, and Escape would do nothing. */
  #press(event: KeyboardEvent): void {
    event.stopPropagation()
    if (event.altKey || event.metaKey || !(event.target as Element).matches('.flatpickr-day')) return
    const weekDay = (toDate(this.#current).getDay() + 6) % 7
    const steps: Record<string, () => string> = {
      ArrowLeft: () => addDays(this.#current, -1),
      ArrowRight: () => addDays(this.#current, 1),
      ArrowUp: () => addDays(this.#current, -7),
      ArrowDown: () => addDays(this.#current, 7),
      Home: () => addDays(this.#current, -weekDay),
      End: () => addDays(this.#current, 6 - weekDay),
      PageUp: () => addMonths(this.#current, event.shiftKey ? -12 : -1),
      PageDown: () => addMonths(this.#current, event.shiftKey ? 12 : 1),
    }
    const step = steps[event.key]
    const chooses = event.key === 'Enter' || event.key === ' '
    if (!step && !chooses) return
    event.preventDefault()
    if (step) this.show(step())
    if (step) this.focus()
    else this.#dayElement(this.#current)?.click()
  }
}
