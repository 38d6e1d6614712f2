import { useLayoutEffect } from 'react'
import { useEvent } from '../../core/use-event.ts'
import { onKnownCart } from '../../domain/cart/known-cart.ts'
import type { CartEngine } from './engine/cart-engine.ts'

/** Milliseconds after which a cart that comes back into view is read again. */
const shelfLife = 60_000

/** Reads the cart again when it may have changed elsewhere: Back, another tab, another widget, a long absence. */
export function useOtherCarts(host: HTMLElement, engine: CartEngine): void {
  useEvent(document, 'flx-cart-stale', () => void engine.refresh())
  useEvent(document, 'flx-cart-changed', ({ target, detail }) => {
    if (target !== host && !detail.summary) void engine.refresh()
  })
  useEvent(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible' && engine.age() > shelfLife) void engine.refresh()
  })
  // An order is sent again by the visitor alone.
  useEvent(window, 'online', () => {
    const { problem, kept } = engine.now
    if (problem && kept !== 'order') engine.retry()
  })
  useLayoutEffect(() => onKnownCart(() => queueMicrotask(() => engine.catchUp())), [engine])
}
