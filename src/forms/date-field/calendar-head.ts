import { textLocale } from '../../core/i18n/texts.ts'
import { dateFieldTexts as t } from './date-field-messages.ts'

interface HeadOptions {
  years: readonly [first: number, last: number]
  /** Shows a month, from 1 to 12. */
  go(year: number, month: number): void
}

interface Head {
  element: HTMLElement
  show(year: number, month: number): void
}

function button(label: string, sign: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'flx-calendar__step'
  element.ariaLabel = label
  element.textContent = sign
  element.addEventListener('click', press)
  return element
}

function select(label: string, options: readonly (readonly [value: number, text: string])[]): HTMLSelectElement {
  const element = document.createElement('select')
  element.className = 'flx-calendar__select'
  element.ariaLabel = label
  element.append(...options.map(([value, text]) => new Option(text, String(value))))
  return element
}

/** Month and year above the days: any of them is two key presses away, a birth date too. */
export function calendarHead({ years: [first, last], go }: HeadOptions): Head {
  const element = document.createElement('div')
  element.className = 'flx-calendar__head'
  const format = new Intl.DateTimeFormat(textLocale(), { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, index) => [index + 1, format.format(Date.UTC(2023, index, 1))] as const)
  const years = Array.from(
    { length: Math.max(1, last - first + 1) },
    (_, index) => [first + index, String(first + index)] as const,
  )
  const month = select(t('month'), months)
  const year = select(t('year'), years)
  const shown = (): [number, number] => [Number(year.value), Number(month.value)]
  const step = (count: number) => () => {
    const [at, of] = shown()
    const next = at * 12 + of - 1 + count
    go(Math.floor(next / 12), (next % 12) + 1)
  }
  for (const choice of [month, year]) choice.addEventListener('change', () => go(...shown()))
  const previous = button(t('previous'), '‹', step(-1))
  const following = button(t('next'), '›', step(1))
  element.append(previous, month, year, following)
  return {
    element,
    show: (toYear, toMonth) => {
      year.value = String(toYear)
      month.value = String(toMonth)
      previous.disabled = toYear <= first && toMonth === 1
      following.disabled = toYear >= last && toMonth === 12
    },
  }
}
