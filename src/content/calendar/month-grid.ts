import { addDays, toDay } from '../../core/french/day-steps.ts'
import type { CalendarEntry } from './calendar-entry.ts'
import type { CalendarLanguage } from './calendar-language.ts'

/** Entries of a day that are named in its square. */
const most = 3

/** Always six weeks: what is below does not move from month to month. */
const weeks = 6

export function create<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  element.className = className
  element.append(...content)
  return element
}

function drawEntry({ title, badge, className }: CalendarEntry): HTMLElement {
  const entry = create('span', `flx-month__entry ${className}`.trim())
  if (badge) entry.append(create('span', 'flx-month__badge', badge), ' ')
  entry.append(create('span', 'flx-month__name', title))
  return entry
}

function drawDay(day: string, entries: readonly CalendarEntry[], language: CalendarLanguage): HTMLButtonElement {
  const button = create('button', 'flx-month__day')
  button.type = 'button'
  button.tabIndex = -1
  button.dataset['day'] = day
  const number = create('span', 'flx-month__number', String(Number(day.slice(8))))
  number.ariaHidden = 'true'
  button.append(
    number,
    create('span', 'flx-month__long', language.listDay(day)),
    ...entries.slice(0, most).map(drawEntry),
  )
  const others = entries.slice(most)
  if (others.length > 0) {
    const more = create('span', 'flx-month__more', `+${others.length}`)
    more.ariaHidden = 'true'
    button.append(more, ...others.map(({ title }) => create('span', 'flx-visually-hidden', title)))
  }
  if (entries.length === 0) button.ariaDisabled = 'true'
  else button.ariaHasPopup = 'dialog'
  return button
}

/** The first day of the grid: the Monday on or before the first of the month. */
function firstOf(month: string): string {
  const first = `${month}-01`
  return addDays(first, -((new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** The grid of a month (CAL-03); under 576 px its styles make a list of the days that have entries. */
export function drawMonth(
  month: string,
  entries: readonly CalendarEntry[],
  language: CalendarLanguage,
): HTMLTableElement {
  const today = toDay(new Date())
  const head = create('tr', 'flx-month__week')
  for (const [short, long] of language.weekdays) {
    const name = create('th', 'flx-month__weekday', short)
    name.scope = 'col'
    name.abbr = long
    head.append(name)
  }
  const body = create('tbody', 'flx-month__weeks')
  let day = firstOf(month)
  for (let week = 0; week < weeks; week++) {
    const row = create('tr', 'flx-month__week')
    for (let at = 0; at < 7; at++, day = addDays(day, 1)) {
      const cell = create('td', 'flx-month__cell')
      if (day.startsWith(month)) {
        const own = entries.filter((entry) => entry.day === day)
        const button = drawDay(day, own, language)
        if (day === today) button.ariaCurrent = 'date'
        cell.append(button)
        if (own.length > 0) cell.classList.add('flx-month__cell--busy')
        for (const { className } of own) if (className) cell.classList.add(...className.split(' '))
      } else {
        cell.classList.add('flx-month__cell--outside')
        cell.append(create('span', 'flx-month__number', String(Number(day.slice(8)))))
      }
      row.append(cell)
    }
    body.append(row)
  }
  const table = create('table', 'flx-month__table', create('thead', 'flx-month__weekdays', head), body)
  table.ariaLabel = language.month(month)
  return table
}
