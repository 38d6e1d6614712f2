import { shared } from '../../core/shared.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** The cart on this page may be out of date: the visitor came back to it, or another tab changed it. */
    'flx-cart-stale': CustomEvent<undefined>
  }
}

/** Key of the browser storage under which a tab tells the others that the cart changed. */
export const cartStorageKey = 'flx-cart'

/** What the page knows of the freshness of its cart. The page's script notes it before any widget is there. */
interface CartFreshness {
  /** The cart may have changed since the page last learnt it. */
  stale: boolean
  /** The last answer was older than what the page knows; a second one in a row is believed. */
  doubted: boolean
}

export const cartFreshness = (): CartFreshness => shared('cartFreshness', () => ({ stale: false, doubted: false }))

function makesStale(event: Partial<StorageEvent & PageTransitionEvent> | undefined): boolean {
  if (event) return event.key === cartStorageKey || event.persisted === true
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}

/** Notes that the cart may be out of date, for the widgets that are not there yet, and says `flx-cart-stale`. */
export function markCartStale(): void {
  cartFreshness().stale = true
  document.dispatchEvent(new CustomEvent('flx-cart-stale', { bubbles: true }))
}

/**
 * Marks the cart stale when the page returns from a cache of the browser's and when another tab changed the cart.
 * @param event - `pageshow` or `storage`; none as the page starts.
 */
export function announceStaleCart(event?: Event): void {
  if (makesStale(event)) markCartStale()
}
