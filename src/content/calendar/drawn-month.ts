import { isAddress } from '../../core/browser/is-address.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { parseDay } from '../../core/french/day.ts'
import { findHook } from '../../core/html/find-hook.ts'
import { type CalendarEntry, siteClasses } from './calendar-entry.ts'

/** A month that the server drew in its page. */
export interface DrawnMonth {
  element: HTMLElement
  /** `Y-m` */
  month: string
  entries: CalendarEntry[]
}

/** `2026-11` of `2026-11`, `2026-3` or a day of it; undefined of what is no month. */
export function parseMonth(text: string): string | undefined {
  const bare = /^\s*\d{4}-\d{1,2}\s*$/.test(text) ? `${text.trim()}-1` : text
  return parseDay(bare)?.slice(0, 7)
}

const textOf = (element: Element | null): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** What the site itself wrote in its page may be shown as it is. */
function contentOf(element: Element | null): DocumentFragment {
  const content = new DocumentFragment()
  content.append(...[...(element?.childNodes ?? [])].map((node) => node.cloneNode(true)))
  return content
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

/** Reads the month that the server drew: `data-flx-month` around it, `data-flx-day` on days, `data-flx-entry` on entries. */
export function readDrawnMonth(host: Element): DrawnMonth | undefined {
  const element = findHook(host, '[data-flx-month]')
  const month = parseMonth(element?.dataset['flxMonth'] ?? '')
  if (!element || !month) {
    if (element)
      console.warn(`flx : ${openingTag(host)} : data-flx-month="${element.dataset['flxMonth']}" n’est pas un mois.`)
    return undefined
  }
  const entries = [...element.querySelectorAll<HTMLElement>('[data-flx-day]')].flatMap((place) => {
    const day = parseDay(place.dataset['flxDay'] ?? '')
    return day ? [...place.querySelectorAll('[data-flx-entry]')].map((entry) => readEntry(entry, day)) : []
  })
  return { element, month, entries }
}
