import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { isAddress } from '../../core/browser/is-address.ts'
import { type FlxElement, useMountPlace } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { useAuthorAttributes, useAuthorNode } from '../../core/element/use-author-node.ts'

import { focused } from '../../core/focus/focusable.ts'
import { parseDay } from '../../core/french/day.ts'
import { textOf } from '../../core/html/text-of.ts'
import { type CalendarEntry, siteClasses } from './calendar-entry.ts'

/**
 * Returns the button of our month that replaces the one with the focus in the server's: that of the same day, else
 * that with the same name.
 */
function counterpart(ours: HTMLElement, active: Element): HTMLElement | undefined {
  const place = active.closest<HTMLElement>('[data-flx-day]')
  const day = place && parseDay(place.dataset['flxDay'] ?? '')
  const nameOf = (control: Element): string => (control.ariaLabel ?? control.textContent ?? '').trim().toLowerCase()
  const buttons = [...ours.querySelectorAll('button')]
  return buttons.find((button) => (day ? button.dataset['day'] === day : nameOf(button) === nameOf(active)))
}

/**
 * Reads the month that the server rendered into the page as the first state (CAL-01). It stays visible until ours is
 * rendered after it; the keyboard focus then moves from it to ours.
 *
 * @param ours - The element that we render.
 * @returns the month; undefined if there was none.
 */
export function useDrawnMonth(host: FlxElement, ours: RefObject<HTMLElement | null>): DrawnMonth | undefined {
  const found = useAuthorNode(host, drawnMonth)
  const node = found && parseMonth(found.dataset['flxMonth'] ?? '') ? found : null
  const [drawn] = useState(() => (node ? readDrawnMonth(node) : undefined))
  const month = found?.dataset['flxMonth']
  useEffect(() => {
    if (month && !node) console.warn(`flx : ${openingTag(host)} : data-flx-month="${month}" n’est pas un mois.`)
  }, [host, month, node])
  useMountPlace(host, node ?? host, node ? 'after' : 'start')
  useLayoutEffect(() => {
    const active = focused()
    if (!active || !node?.contains(active) || !ours.current) return
    const to = counterpart(ours.current, active) ?? ours.current.querySelector<HTMLElement>('[data-day][tabindex="0"]')
    to?.focus({ preventScroll: true })
  }, [node, ours])
  useAuthorAttributes(node, { hidden: '' })
  return drawn
}

/** Matches a month that the server rendered into the page, but not in a region with content of others. */
const drawnMonth = '[data-flx-month]:not([data-flx-untrusted] *)'

export interface DrawnMonth {
  /** `Y-m` */
  month: string
  entries: readonly CalendarEntry[]
}

/** Returns a month such as `2026-11` from `2026-11`, `2026-3` or one of its days; undefined if it is not a month. */
export function parseMonth(text: string): string | undefined {
  const bare = /^\s*\d{4}-\d{1,2}\s*$/.test(text) ? `${text.trim()}-1` : text
  return parseDay(bare)?.slice(0, 7)
}

/** Copies HTML that the site itself wrote into its page, which needs no sanitising. */
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

/** Reads a month that the server rendered: `data-flx-day` on days, `data-flx-entry` on entries. */
function readDrawnMonth(element: HTMLElement): DrawnMonth | undefined {
  const month = parseMonth(element.dataset['flxMonth'] ?? '')
  if (!month) return undefined
  const entries = [...element.querySelectorAll<HTMLElement>('[data-flx-day]')].flatMap((place) => {
    const day = parseDay(place.dataset['flxDay'] ?? '')
    return day ? [...place.querySelectorAll('[data-flx-entry]')].map((entry) => readEntry(entry, day)) : []
  })
  return { month, entries }
}
