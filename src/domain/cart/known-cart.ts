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
 * Stores the cart's summary, which tells all widgets and the other tabs. An older version is outdated: it is ignored,
 * and the caller reads again. A second one in a row is a new cart (a new session), and is accepted.
 *
 * @returns false when the summary is outdated.
 */
export function learnCart(summary: CartSummary): boolean {
  const freshness = cartFreshness()
  const known = knownCart()
  // An empty cart without a version, after one with a version, is the answer to a visitor without a session.
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
    // If the storage is not available, other tabs read the cart when they become visible again.
  }
  return true
}

/** Marks the known cart as outdated, because it has changed and the answer does not contain its new state. */
export function forgetCart(): void {
  cartFreshness().stale = true
}

/** Announces that the cart may have changed, so that the widgets that display it read it again. */
export function announceUnknownCart(): void {
  forgetCart()
  document.dispatchEvent(new CustomEvent('flx-cart-stale', { bubbles: true }))
}

/** Returns true if a signal (Back, another tab) has come since the cart was last read. */
export function isCartStale(): boolean {
  return cartFreshness().stale === true
}

/** Returns the address of the cart's page: the one that an author gave, else that of a badge; may be empty. */
export function cartLink(given: string): string {
  return given || document.querySelector<HTMLAnchorElement>('flx-cart-badge a[href]')?.href || ''
}

/** Storage key by which a tab tells the others that the cart has changed. */
export const cartStorageKey = 'flx-cart'

/** The state of the known cart: outdated or not. The page's script writes it before any widget has loaded. */
interface CartFreshness {
  /** True if the cart may have changed since it was last read. */
  stale?: boolean
  /** True if the last answer was older than the known cart; a second one in a row is accepted. */
  doubted?: boolean
}

export const cartFreshness = (): CartFreshness => shared('cartFreshness', () => ({}))
