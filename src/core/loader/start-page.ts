import { closest } from '../browser/closest.ts'
import { intentTypes } from '../browser/gestures.ts'
import { whenIdle } from '../browser/idle.ts'
import { followLink, isPlainClick } from '../browser/links.ts'
import { ofPage } from '../browser/page.ts'
import { cancellation } from '../cancellation.ts'
import { addSheet } from '../element/add-sheet.ts'
import { shared } from '../shared.ts'
import css from './base.css'
import { type DiagModule, type DiagStart, openDiagIfAsked } from './diag.ts'
import type { ElementLoader } from './element-loader.ts'
import { type EventReplay, replayEvents } from './event-replay.ts'
import { scheduleWakes } from './wake-scheduler.ts'

/** The parts of the library that run from the page's start. */
export interface Start extends DiagStart {
  replay: EventReplay
}

/**
 * Code that a page fetches besides its elements. It is loaded by name like an element, so that a failure is reported
 * alike.
 */
interface OnDemand {
  respond(start: Start, event?: Event, cancellations?: number): void
}

const openers = '[data-flx-show],[data-flx-hide]'

/**
 * Milliseconds by which the code of openers is ahead of a modal's, for which it asks as soon as it comes: it can show
 * the modal's content by itself, so on a slow network it does not share the line.
 */
const headStart = 1000

/**
 * Sets the global `flx` and starts the page's elements. A second copy of the script does nothing and logs a warning.
 */
export function startPage(elements: ElementLoader, api: Start['api']): void {
  const first = shared('api', () => api)
  if (first !== api) {
    console.warn(`flx : copie ${api.version} ignorée.`)
    return
  }
  ;(globalThis as { flx?: Start['api'] }).flx = api
  addSheet(css)
  /**
   * Loads the code for an event and passes it on. If that code cannot be fetched, follows the link that was clicked.
   */
  const respond = (event?: Event, opener?: Node, before = cancellation.count): unknown =>
    (elements.load('flx-on-demand') as Promise<OnDemand>).then(
      ({ respond }) => respond(start, event, before),
      () => followLink(opener),
    )
  const start: Start = {
    elements,
    replay: replayEvents(elements),
    api,
  }
  for (const type of ['click', ...intentTypes]) {
    addEventListener(type, (event) => {
      const opener = closest(event.target, openers)
      if (event.defaultPrevented || !opener) return
      if (type !== 'click') respond(event)
      else if (isPlainClick(event as MouseEvent)) {
        event.preventDefault()
        respond(event, opener)
      }
      // Fetched at the same time as the code that opens it.
      const shown = ofPage('getElementById').call(document, opener.dataset['flxShow'] as string)?.localName
      if (shown?.startsWith('flx-')) setTimeout(elements.wake, shown === 'flx-modal' ? headStart : 0, shown)
    })
  }
  addEventListener('storage', respond)
  addEventListener('pageshow', (event) => event.persisted && respond(event))
  openDiagIfAsked(() => elements.load('flx-diag') as Promise<DiagModule>, start)
  scheduleWakes(elements)
  whenIdle(() => {
    const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
    if (navigation.type === 'back_forward') respond()
  })
}
