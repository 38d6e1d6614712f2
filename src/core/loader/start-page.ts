import { addSheet } from '../element/styles.ts'
import { shared } from '../shared.ts'
import css from './base.css'
import type { ElementLoader } from './element-loader.ts'
import { HeldActs } from './held-acts.ts'
import { Sightings } from './sightings.ts'
import { whenIdle } from './when-idle.ts'

/** What the page started with. */
export interface Start {
  elements: ElementLoader
  sightings: Sightings
  api: { version: string }
  /** Every `flx-error` since the page started; it goes on filling. */
  errors: Event[]
}

interface Late {
  /** Starts, once, what may come a moment later, and does what an event asks for. */
  heed(start: Start, event?: Event): void
}

const openers = '[data-flx-show], [data-flx-hide]'

/** Gives the page its `flx`, and its elements their life. A second copy of the script stands back and says so. */
export function startPage(elements: ElementLoader, api: Start['api'], late: () => Promise<Late>): void {
  const first = shared('api', () => api)
  if (first !== api) {
    console.warn(`flx : déjà sur la page (${first.version}) ; cette copie (${api.version}) ne fait rien.`)
    return
  }
  Object.assign(globalThis, { flx: api })
  addSheet(css)
  new HeldActs(elements)
  const errors: Event[] = []
  document.addEventListener('flx-error', (event) => errors.push(event), true)
  const start = { elements, sightings: new Sightings(elements), api, errors }
  const heed = async (event?: Event): Promise<void> => (await late()).heed(start, event)
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element && event.target.closest(openers))) return
    event.preventDefault()
    heed(event)
  })
  addEventListener('storage', heed)
  addEventListener('pageshow', (event) => event.persisted && heed(event))
  whenIdle(() => heed())
}
