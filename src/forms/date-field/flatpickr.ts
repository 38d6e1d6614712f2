/** The only file that imports flatpickr; loaded with the first calendar. */
import flatpickr from 'flatpickr'
import type { Instance as Picker } from 'flatpickr/dist/types/instance'
import type { Options } from 'flatpickr/dist/types/options'
import { textLocale } from '../../core/i18n/texts.ts'

export type { Picker }

/** A day element that flatpickr rendered. */
export interface DayElement extends HTMLElement {
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
export function drawDays(place: HTMLElement, options: Options): Picker {
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
