import { fixture } from '@open-wc/testing'
import type { FlxCalendarElement } from '../../elements/calendar.ts'
import { type Answer, type Script, script } from './answers-client.ts'
import { part, textOf } from './cart-page.ts'
import { waitUntil } from './wait-until.ts'

/** November 2026 as another author's server writes it. */
export const drawnMonth = `<table data-flx-month="2026-11"><caption>Novembre</caption>
  <tr><td data-flx-day="2026-11-02">2</td><td data-flx-day="2026-11-3">3
    <p data-flx-entry class="poterie flx-button"><a href="/atelier?date=3" rel="nofollow">Poterie</a> <b data-flx-badge>3 places</b>
      <span data-flx-body>Un <em>bol</em> à soi.</span><span data-flx-footer>45 €</span></p>
    <p data-flx-entry><span data-flx-title>Reliure</span></p></td></tr></table>`

export interface OpenedCalendar {
  content?: string
  attributes?: string
}

/** Opens a calendar and its server, which sends these answers in order. */
export async function openCalendar(
  answers: Answer[],
  { content = drawnMonth, attributes = '' }: OpenedCalendar = {},
): Promise<[FlxCalendarElement, Script]> {
  const server = await script(...answers)
  const calendar = await fixture<FlxCalendarElement>(
    `<flx-calendar url="${server.address('jours')}" ${attributes}>${content}</flx-calendar>`,
  )
  await calendar.ready
  return [calendar, server]
}

export const title = (calendar: Element): string => textOf(calendar.querySelector('.flx-month__title'))
export const dayOf = (calendar: Element, day: string): HTMLButtonElement => part(calendar, `[data-day="${day}"]`)
export const panelOf = (calendar: Element): HTMLElement | null => calendar.querySelector('[role="dialog"]:popover-open')
export const focusedDay = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset['day']
export const moveTo = (calendar: Element, name: string): HTMLButtonElement =>
  part(calendar, `.flx-month__move[aria-label="${name}"]`)

export async function untilTitle(calendar: Element, text: string): Promise<void> {
  await waitUntil(() => title(calendar) === text, `shows ${title(calendar)}, not ${text}`)
}

export async function untilPanel(calendar: Element): Promise<HTMLElement> {
  await waitUntil(() => panelOf(calendar) !== null, 'no panel')
  return panelOf(calendar) as HTMLElement
}
