import { cartFreshness, cartStorageKey } from './known-cart.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when the cart on this page may be out of date: the visitor came back to it, or another tab changed it. */
    'flx-cart-stale': CustomEvent<undefined>
  }
}

function makesStale(event: Partial<StorageEvent & PageTransitionEvent> | undefined): boolean {
  if (event) return event.key === cartStorageKey || event.persisted === true
  const navigations = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigations[0]?.type === 'back_forward'
}

/**
 * Fires `flx-cart-stale` when the browser restores the page from a cache, and when another tab has changed the cart.
 * Also stores that for widgets that load later.
 *
 * @param event - `pageshow` or `storage`; none when the page starts.
 */
export function announceStaleCart(event?: Event): void {
  if (!makesStale(event)) return
  cartFreshness().stale = true
  document.dispatchEvent(new CustomEvent('flx-cart-stale', { bubbles: true }))
}
