import { closest } from '../browser/closest.ts'
import { followLink } from '../browser/follow-link.ts'
import { whenIdle } from '../browser/idle.ts'
import { gestures, intentTypes } from '../browser/intent.ts'
import { listen } from '../browser/listen.ts'
import { ofPage } from '../browser/page.ts'
import { isPlainClick } from '../browser/plain-click.ts'
import { cancellation } from '../cancellation.ts'
import { addSheet } from '../element/add-sheet.ts'
import { shared } from '../shared.ts'
import { watch } from '../watch.ts'
import css from './base.css'
import type { Wake } from './catalogue.ts'
import { type DiagModule, type DiagStart, openDiagIfAsked } from './diag.ts'
import type { ElementLoader } from './element-loader.ts'
import { type EventReplay, replayEvents } from './event-replay.ts'
import { root } from './root.ts'

/** The parts of the library that run from the page's start. */
export interface Start extends DiagStart {
  scheduler: WakeScheduler
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
    scheduler: scheduleWakes(elements),
    api,
  }
  for (const type of ['click', ...intentTypes]) {
    addEventListener(type, (event) => {
      const opener = closest(event.target, openers)
      if (event.defaultPrevented || !opener) return
      // Fetched at the same time as the code that opens it.
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

/** Excludes `<flx-config>`, which has no code. */
const ours = /^flx-(?!config$)/
/** Elements whose code is not loaded, of any name. One selector keeps this cheap, however many elements there are. */
const undefinedElements = ':not(:defined)'

/** Schedules elements as they are added to the page, and loads those that an event or another element asks for. */
export function watchElements(loader: ElementLoader, scheduler: WakeScheduler): void {
  watch(undefinedElements, {
    added(element) {
      if (ours.test(element.localName)) scheduler.schedule(element)
    },
    removed: scheduler.forget,
  })
  for (const [tag, { nowWhen, wakeOn = [] }] of Object.entries(loader.catalogue)) {
    const wake = (): unknown => root.getElementsByTagName(tag)[0] && loader.wake(tag)
    if (nowWhen) watch(tag + nowWhen, { added: wake })
    listen(wakeOn, wake)
  }
}

export interface WakeScheduler {
  /** Loads an element at once, in view, when idle, or on the visitor's action. */
  schedule(element: Element): void
  /** Stops waiting for an element that has left the page. */
  forget(element: Element): void
}

/** Decides when the code of each scheduled element is loaded. */
export function scheduleWakes(loader: ElementLoader): WakeScheduler {
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void loader.wake(target.localName)
    },
    { rootMargin: '200px' },
  )
  function schedule(element: Element): void {
    const tag = element.localName
    const entry = loader.entry(tag)
    if (entry.asleepWhen?.(element)) {
      ;(element as HTMLElement).hidden = true
      return
    }
    const now = (): unknown => element.isConnected && loader.wake(tag)
    const visible = (): void => inView.observe(element)
    const acts: Record<Wake, (() => unknown) | 0> = {
      now,
      visible,
      idle: () => whenIdle(now),
      gesture() {
        // With data saving on, only the element that is touched is loaded.
        const place = (navigator as { connection?: { saveData: boolean } }).connection?.saveData ? element : window
        for (const type of gestures) place.addEventListener(type, visible, { once: true })
      },
      interaction: 0,
    }
    const load = element.getAttribute('load') as Wake
    // Does what `wakeOf` does in fewer bytes: a function is first looked up as a name, and matches none.
    const wake = entry.wake as Wake
    const act = acts[load] ?? acts[wake] ?? acts[(entry.wake as (element: Element) => Wake)?.(element)]
    if (act) act()
  }

  return { schedule, forget: (element) => inView.unobserve(element) }
}
