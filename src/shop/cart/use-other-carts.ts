import { useLayoutEffect } from 'react'
import { useEvent } from '../../core/use-event.ts'
import { onKnownCart } from '../../domain/cart/known-cart.ts'
import type { CartEngine } from './engine/cart-engine.ts'

/** Age in milliseconds from which a cart is fetched again when its tab becomes visible. */
const shelfLife = 60_000

/**
 * Fetches the cart again when it may have changed elsewhere: after Back, in another tab, by another widget, or during a
 * long absence.
 */
export function useOtherCarts(host: HTMLElement, engine: CartEngine): void {
  useEvent(document, 'flx-cart-stale', () => void engine.refresh())
  useEvent(document, 'flx-cart-changed', ({ target, detail }) => {
    if (target !== host && !detail.summary) void engine.refresh()
  })
  useEvent(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible' && engine.age() > shelfLife) void engine.refresh()
  })
  // Only the visitor may send an order again.
  useEvent(window, 'online', () => {
    const { problem, kept } = engine.now
    if (problem && kept !== 'order') engine.retry()
  })
  useLayoutEffect(() => onKnownCart(() => queueMicrotask(() => engine.catchUp())), [engine])
}
