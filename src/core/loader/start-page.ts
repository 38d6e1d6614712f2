import { adoptStyles } from '../element/styles.ts'
import { shared } from '../shared.ts'
import css from './base.css'
import type { ElementLoader } from './element-loader.ts'
import { HeldActs } from './held-acts.ts'
import { listenToOpeners } from './openers.ts'
import { Sightings } from './sightings.ts'

/** What the file that comes in a quiet instant is given. */
export interface LateContext {
  elements: ElementLoader
  sightings: Sightings
  version: string
  /** Every `flx-error` since the page started; it goes on filling. */
  errors: Event[]
}

interface LateModule {
  /** @param event - The page shows itself, or another tab wrote to the storage; none at the start. */
  startLate(context: LateContext, event?: Event): void
}

/**
 * Gives the page its `flx`, and its elements their life. A second copy of the script stands back and says so.
 * @param fetchLate - Fetches what may come a moment later; asked for again at each need, as it may have failed.
 */
export function startPage(
  elements: ElementLoader,
  api: { version: string },
  fetchLate: () => Promise<LateModule>,
): void {
  const { version } = api
  const first = shared('api', () => api)
  if (first !== api) {
    console.warn(`flx : déjà sur la page (version ${first.version}) ; cette copie (version ${version}) ne fait rien.`)
    return
  }
  Object.assign(globalThis, { flx: api })
  adoptStyles(css)
  listenToOpeners(elements)
  new HeldActs(elements)
  const errors: Event[] = []
  document.addEventListener('flx-error', (event) => errors.push(event), { capture: true })
  const context = { elements, sightings: new Sightings(elements), version, errors }
  const late = async (event?: Event): Promise<void> => (await fetchLate()).startLate(context, event)
  for (const type of ['pageshow', 'storage']) addEventListener(type, late)
  const soon = globalThis.requestIdleCallback ?? setTimeout
  soon(() => late())
}
