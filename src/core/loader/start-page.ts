import { closest } from '../browser/closest.ts'
import { followLink } from '../browser/follow-link.ts'
import { whenIdle } from '../browser/idle.ts'
import { intentTypes } from '../browser/intent.ts'
import { ofPage } from '../browser/page.ts'
import { isPlainClick } from '../browser/plain-click.ts'
import { addSheet } from '../element/add-sheet.ts'
import { shared } from '../shared.ts'
import { wishes } from '../wishes.ts'
import css from './base.css'
import { type DiagModule, openDiagIfAsked } from './diag.ts'
import type { ElementLoader } from './element-loader.ts'
import { type EventReplay, replayEvents } from './event-replay.ts'
import { scheduleWakes, type WakeScheduler } from './wake-scheduler.ts'
import { watchElements } from './watch-elements.ts'

/** Takes each `flx-error` of the page. */
export interface ErrorLog {
  push(event: Event): unknown
}

/** What the page started with. */
export interface Start {
  elements: ElementLoader
  scheduler: WakeScheduler
  replay: EventReplay
  api: { version: string }
  /** Since the page started, for who diagnoses it; none where nobody does: an event keeps its element alive. */
  errors?: ErrorLog | undefined
}

/** What a page fetches besides the code of its elements, under a name as if it were an element's: a failure is told alike. */
interface OnDemand {
  respond(start: Start, event?: Event, givenUp?: number): void
}

const openers = '[data-flx-show],[data-flx-hide]'

/** Gives the page its `flx`, and its elements their life. A second copy of the script stands back and says so. */
export function startPage(elements: ElementLoader, api: Start['api']): void {
  const first = shared('api', () => api)
  if (first !== api) {
    console.warn(`flx : copie ${api.version} ignorée.`)
    return
  }
  ;(globalThis as { flx?: Start['api'] }).flx = api
  addSheet(css)
  /** Does what an event asks for. Where its code cannot be had, a link that was clicked leads on. */
  const respond = (event?: Event, opener?: Node, before = wishes.givenUp): unknown =>
    (elements.load('flx-on-demand') as Promise<OnDemand>).then(
      ({ respond }) => respond(start, event, before),
      () => followLink(opener),
    )
  const start: Start = {
    elements,
    replay: replayEvents(elements),
    scheduler: scheduleWakes(elements),
    api,
  }
  for (const type of ['click', ...intentTypes]) {
    addEventListener(type, (event) => {
      const opener = closest(event.target, openers)
      if (event.defaultPrevented || !opener) return
      // Asked for along with what opens it.
      const shown = ofPage('getElementById').call(document, opener.dataset['flxShow'] as string)?.localName
      if (shown?.startsWith('flx-')) void elements.wake(shown)
      if (type !== 'click') respond(event)
      else if (isPlainClick(event as MouseEvent)) {
        event.preventDefault()
        respond(event, opener)
      }
    })
  }
  addEventListener('storage', respond)
  addEventListener('pageshow', (event) => event.persisted && respond(event))
  openDiagIfAsked(() => elements.load('flx-diag') as Promise<DiagModule>, start)
  watchElements(elements, start.scheduler)
  whenIdle(() => {
    const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
    if (navigation.type === 'back_forward') respond()
  })
}
