import { closest } from '../browser/closest.ts'
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
  /** Does what an event asks for. */
  respond(event?: Event): void
}

/** What a page fetches besides the code of its elements. */
export interface PageCode {
  /** The panel for template authors, where the page's address asks for it (`?flx=diag`). */
  diag(): Promise<DiagModule>
  onDemand(): Promise<{ respond(start: Start, event?: Event, givenUp?: number): void }>
}

const openers = '[data-flx-show],[data-flx-hide]'

/** Gives the page its `flx`, and its elements their life. A second copy of the script stands back and says so. */
export function startPage(elements: ElementLoader, api: Start['api'], { diag, onDemand }: PageCode): void {
  const first = shared('api', () => api)
  if (first !== api) {
    console.warn(`flx : déjà là, ${api.version} ignorée.`)
    return
  }
  ;(globalThis as { flx?: Start['api'] }).flx = api
  addSheet(css)
  const respond = async (event?: Event, before = wishes.givenUp): Promise<void> =>
    (await onDemand()).respond(start, event, before)
  const start: Start = {
    elements,
    replay: replayEvents(elements),
    scheduler: scheduleWakes(elements),
    api,
    respond,
  }
  for (const type of ['click', ...intentTypes]) {
    addEventListener(type, (event) => {
      const opener = closest(event.target, openers)
      if (event.defaultPrevented || !opener) return
      // Asked for along with what opens it.
      const shown = ofPage('getElementById').call(document, opener.dataset['flxShow'] as string)?.localName
      if (shown?.startsWith('flx-')) void elements.wake(shown)
      if (type === 'click') {
        if (!isPlainClick(event as MouseEvent)) return
        event.preventDefault()
      }
      respond(event)
    })
  }
  addEventListener('storage', respond)
  addEventListener('pageshow', (event) => event.persisted && respond(event))
  openDiagIfAsked(diag, start)
  watchElements(elements, start.scheduler)
  whenIdle(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (navigation?.type === 'back_forward') respond()
  })
}
