import { isAddress } from '../../core/browser/is-address.ts'
import { parseDay } from '../../core/french/day.ts'
import { type CalendarEntry, siteClasses } from './calendar-entry.ts'

/** What is around a month that the server drew in its page; never in a region of others' words. */
export const drawnMonth = '[data-flx-month]:not([data-flx-untrusted] *)'

/** A month that the server drew in its page. */
export interface DrawnMonth {
  /** `Y-m` */
  month: string
  entries: readonly CalendarEntry[]
}

/** `2026-11` of `2026-11`, `2026-3` or a day of it; undefined of what is no month. */
export function parseMonth(text: string): string | undefined {
  const bare = /^\s*\d{4}-\d{1,2}\s*$/.test(text) ? `${text.trim()}-1` : text
  return parseDay(bare)?.slice(0, 7)
}

const textOf = (element: Element | null): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** What the site itself wrote in its page may be shown as it is. */
function contentOf(element: Element | null): DocumentFragment {
  const content = document.createRange()
  if (element) content.selectNodeContents(element)
  return element ? content.cloneContents() : new DocumentFragment()
}

function readEntry(element: Element, day: string): CalendarEntry {
  const link = element.matches('a[href]') ? element : element.querySelector('a[href]')
  const href = link?.getAttribute('href') ?? ''
  const badge = element.querySelector('[data-flx-badge]')
  const title = element.querySelector('[data-flx-title]') ?? link ?? element
  return {
    day,
    title: textOf(title),
    badge: textOf(badge),
    body: contentOf(element.querySelector('[data-flx-body]')),
    footer: contentOf(element.querySelector('[data-flx-footer]')),
    link: isAddress(href) ? href : '',
    rel: link?.getAttribute('rel') ?? '',
    className: siteClasses(element.className),
  }
}

/** Reads a month that the server drew: `data-flx-day` on days, `data-flx-entry` on entries. */
export function readDrawnMonth(element: HTMLElement): DrawnMonth | undefined {
  const month = parseMonth(element.dataset['flxMonth'] ?? '')
  if (!month) return undefined
  const entries = [...element.querySelectorAll<HTMLElement>('[data-flx-day]')].flatMap((place) => {
    const day = parseDay(place.dataset['flxDay'] ?? '')
    return day ? [...place.querySelectorAll('[data-flx-entry]')].map((entry) => readEntry(entry, day)) : []
  })
  return { month, entries }
}
