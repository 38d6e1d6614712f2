import { adoptStyles } from '../element/styles.ts'
import { shared } from '../shared.ts'
import type { ElementLoader } from './element-loader.ts'
import { HeldActs } from './held-acts.ts'
import { listenToOpeners } from './openers.ts'
import { Sightings } from './sightings.ts'
import { announceStaleCart } from './stale-cart.ts'

interface Api {
  version: string
  invoke(target: Element, method: string): Promise<unknown>
}

/** What must not show before its code is there, and blocks that would otherwise have no box to come into view. */
const baseStyles = `@layer flx {
  :where(flx-config, :is(flx-modal, flx-popup, flx-loader, flx-toast):not(:defined, [open])) { display: none }
  :where(flx-front-popup, flx-front-banner[position="bottom"]):not(:defined) { display: none }
  :where(flx-cart, flx-add-to-cart, flx-list, flx-lightbox):not(:defined) { display: block }
  :where([aria-busy="true"]) { cursor: progress }
}`

/** Gives the page its `flx`, and its elements their life. A second copy of the script stands back and says so. */
export function startPage(elements: ElementLoader, api: Api): void {
  const page = globalThis as { flx?: unknown }
  const first = shared('api', () => api)
  if (first !== api) {
    console.warn(
      `flx : le script est déjà sur la page (version ${first.version}) ; cette copie (version ${api.version}) ne fait rien.`,
    )
    return
  }
  page.flx = api
  adoptStyles(baseStyles)
  announceStaleCart()
  listenToOpeners(api.invoke)
  new HeldActs(elements)
  new Sightings(elements)
}
