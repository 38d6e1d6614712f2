import { shared } from '../../core/shared.ts'

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
