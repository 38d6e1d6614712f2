/**
 * What a page needs a moment after it has started: fetched in a quiet instant, before any element's code as a rule.
 * It knows the elements that lose nothing by that moment: none of their acts is held, and they neither wake at once nor
 * by an event.
 */
import { watchArrivals } from '../src/core/loader/arrivals.ts'
import type { CatalogueEntry } from '../src/core/loader/catalogue.ts'
import { openDiagIfAsked } from '../src/core/loader/diag.ts'
import type { ElementLoader } from '../src/core/loader/element-loader.ts'
import { invoke as invokeKnown, runOpeners } from '../src/core/loader/invoke.ts'
import type { Start } from '../src/core/loader/start-page.ts'
import { sayUnknownMembers } from '../src/core/loader/unknown-members.ts'
import { announceStaleCart } from '../src/domain/cart/stale-cart.ts'

interface LateEntry extends Pick<CatalogueEntry, 'nowWhen'> {
  wake?: 'visible' | 'idle' | 'interaction'
}

const catalogue: Record<`flx-${string}`, LateEntry> = {
  'flx-loader': { nowWhen: '[open], body[data-flx-loader]' },
  'flx-map': { wake: 'visible' },
  'flx-modal': { nowWhen: '[open]' },
  'flx-price': { wake: 'visible' },
  'flx-quantity': { wake: 'visible' },
  'flx-relay-picker': { wake: 'visible' },
  'flx-reservation': { wake: 'visible' },
  'flx-stock': { wake: 'visible' },
  'flx-toast': { nowWhen: '[open]' },
  'flx-track': { wake: 'idle' },
}

/** Runs a method of an element of the page, whose code is fetched if need be. */
export function invoke(elements: ElementLoader, ...asked: [Element | string, string, ...unknown[]]): Promise<unknown> {
  Object.assign(elements.catalogue, catalogue)
  return invokeKnown(elements, ...asked)
}

let started = false

/** Starts, once, to follow what comes to the page, and does what an event asks for. */
export function heed(start: Start, event?: Event): void {
  if (!started) {
    started = true
    follow(start)
  }
  if (event?.target instanceof Element) runOpeners(start.elements, event.target)
  else announceStaleCart(event)
}

function follow({ elements, sightings, api, errors }: Start): void {
  Object.assign(elements.catalogue, catalogue)
  sayUnknownMembers(api)
  watchArrivals(elements, sightings)
  void openDiagIfAsked(() => import('../src/page/diag/diag.tsx'), { elements, version: api.version, errors })
}
