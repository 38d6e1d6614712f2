import { shared } from '../../core/shared.ts'
import { sharedAtom, store } from '../../core/store.ts'
import { type CartSummary, stampOf } from './cart-summary.ts'

/** @internal Summary of the cart, for all widgets; null until one of them has learnt it. */
export const cartSummaryAtom = sharedAtom<CartSummary | null>('cartSummaryAtom', null)

/** The summary that the page knows; null until a widget has learnt it. */
export function knownCart(): CartSummary | null {
  return store.get(cartSummaryAtom)
}

/** Calls back when the page learns the cart. @returns a function that stops it. */
export function onKnownCart(listener: () => void): () => void {
  return store.sub(cartSummaryAtom, listener)
}

/**
 * Learns how the cart stands and tells the widgets and the other tabs. An older version is outdated: it is left out,
 * and the caller asks again. Twice in a row, it is another cart (a new session), and believed.
 *
 * @returns false when the summary is outdated.
 */
export function learnCart(summary: CartSummary): boolean {
  const freshness = cartFreshness()
  const known = knownCart()
  // An empty cart without a version, where there was one: what a visitor without a session would be told.
  const isOlder = known && summary.version < known.version && (summary.version > 0 || summary.count === 0)
  if (isOlder && !freshness.doubted) {
    freshness.doubted = true
    return false
  }
  freshness.doubted = false
  freshness.stale = false
  store.set(cartSummaryAtom, summary)
  try {
    localStorage.setItem(cartStorageKey, stampOf(summary))
  } catch {
    // A browser that keeps nothing: other tabs learn it when they come back into view.
  }
  return true
}

/** The cart changed, and the answer does not say how it stands now. */
export function forgetCart(): void {
  cartFreshness().stale = true
}

/** The cart may have changed without an answer that says so: those who show it read it again. */
export function announceUnknownCart(): void {
  forgetCart()
  document.dispatchEvent(new CustomEvent('flx-cart-stale', { bubbles: true }))
}

/** Whether a signal (Back, another tab) came since the cart was last learnt. */
export function isCartStale(): boolean {
  return cartFreshness().stale === true
}

/** Key of the browser storage under which a tab tells the others that the cart changed. */
export const cartStorageKey = 'flx-cart'

/** What the page knows of the freshness of its cart. The page's script notes it before any widget is there. */
interface CartFreshness {
  /** The cart may have changed since the page last learnt it. */
  stale?: boolean
  /** The last answer was older than what the page knows; a second one in a row is believed. */
  doubted?: boolean
}

export const cartFreshness = (): CartFreshness => shared('cartFreshness', () => ({}))
