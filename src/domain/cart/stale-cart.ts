import { cartFreshness, cartStorageKey } from './known-cart.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** The cart on this page may be out of date: the visitor came back to it, or another tab changed it. */
    'flx-cart-stale': CustomEvent<undefined>
  }
}

function makesStale(event: Partial<StorageEvent & PageTransitionEvent> | undefined): boolean {
  if (event) return event.key === cartStorageKey || event.persisted === true
  const navigations = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigations[0]?.type === 'back_forward'
}

/**
 * Says `flx-cart-stale` when the page returns from a cache of the browser's and when another tab changed the cart,
 * and notes it for the widgets that are not there yet.
 * @param event - `pageshow` or `storage`; none as the page starts.
 */
export function announceStaleCart(event?: Event): void {
  if (!makesStale(event)) return
  cartFreshness().stale = true
  document.dispatchEvent(new CustomEvent('flx-cart-stale', { bubbles: true }))
}
