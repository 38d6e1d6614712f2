import { isPlainClick } from '../browser/plain-click.ts'
import { whenIdle } from '../browser/idle.ts'
import { addSheet } from '../element/styles.ts'
import { shared } from '../shared.ts'
import css from './base.css'
import type { ElementLoader } from './element-loader.ts'
import { EventReplay, intentTypes } from './event-replay.ts'
import { WakeScheduler } from './wake-scheduler.ts'

/** What an `flx-error` said, and where; an element that has left the page is not kept alive by it. */
export interface KeptError {
  tag: string
  element: WeakRef<Element>
  error: unknown
}

/** What the page started with. */
export interface Start {
  elements: ElementLoader
  scheduler: WakeScheduler
  replay: EventReplay
  api: { version: string }
  /** The first of every `flx-error` since the page started; it goes on filling. */
  errors: KeptError[]
}

interface DeferredStart {
  /** Starts, once, what may come a moment later, and does what an event asks for. */
  respond(start: Start, event?: Event): void
}

const openers = '[data-flx-show], [data-flx-hide]'
const mostErrors = 50

/** Gives the page its `flx`, and its elements their life. A second copy of the script stands back and says so. */
export function startPage(
  elements: ElementLoader,
  api: Start['api'],
  deferredStart: () => Promise<DeferredStart>,
): void {
  const first = shared('api', () => api)
  if (first !== api) {
    console.warn(`flx : déjà sur la page (${first.version}) ; cette copie (${api.version}) ne fait rien.`)
    return
  }
  Object.assign(globalThis, { flx: api })
  addSheet(css)
  const replay = new EventReplay(elements)
  const errors: KeptError[] = []
  const keep = ({ target, detail }: GlobalEventHandlersEventMap['flx-error']): void => {
    const element = target as Element
    const kept = { tag: element.localName, element: new WeakRef(element), error: detail?.error }
    if (errors.length < mostErrors) errors.push(kept)
  }
  document.addEventListener('flx-error', keep, true)
  const start = { elements, scheduler: new WakeScheduler(elements), replay, api, errors }
  const respond = async (event?: Event): Promise<void> => (await deferredStart()).respond(start, event)
  for (const type of ['click', ...intentTypes]) {
    document.addEventListener(type, (event) => {
      if (event.defaultPrevented || !(event.target instanceof Element && event.target.closest(openers))) return
      if (type === 'click') {
        if (!isPlainClick(event as MouseEvent)) return
        event.preventDefault()
      }
      respond(event)
    })
  }
  addEventListener('storage', respond)
  addEventListener('pageshow', (event) => event.persisted && respond(event))
  whenIdle(() => respond())
}
