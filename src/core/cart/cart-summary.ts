import * as v from 'valibot'
import { shared } from '../shared.ts'
import { type CartSummary, cartSummaryAtom, store } from '../store.ts'

const amount = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite())

/** What every answer of the cart's services says of the cart as a whole, translated from the wire. */
export const cartSummary = v.pipe(
  v.object({
    version: amount,
    nb_articles: amount,
    totaux: v.object({ total_ht: amount, total_ttc: amount }),
    aff_prix: v.nullish(v.picklist(['ht', 'ttc']), 'ttc'),
  }),
  v.transform(
    (wire): CartSummary => ({
      version: wire.version,
      count: wire.nb_articles,
      totalExclTax: wire.totaux.total_ht,
      totalInclTax: wire.totaux.total_ttc,
      display: wire.aff_prix,
    }),
  ),
)

/** Reads the summary that a cart drawn by the server carries on its root; null when it carries none. */
export function readCartSummary(view: Element): CartSummary | null {
  const read = (name: string): number => Number.parseFloat(view.getAttribute(`data-flx-${name}`) ?? '')
  const summary: CartSummary = {
    version: read('version'),
    count: read('count'),
    totalExclTax: read('total-ht'),
    totalInclTax: read('total-ttc'),
    display: view.getAttribute('data-flx-display') === 'ht' ? 'ht' : 'ttc',
  }
  return Object.values(summary).some(Number.isNaN) ? null : summary
}

/** What the page knows of the freshness of its cart. The loader writes `stale` before any of us is there. */
interface Freshness {
  stale: boolean
  doubted: boolean
}

const freshness = (): Freshness => shared('cartFreshness', () => ({ stale: false, doubted: false }))

/** Key of the browser storage by which a tab tells the others. */
const storageKey = 'flx-cart'

/**
 * Learns how the cart stands and tells the widgets and the other tabs. An older version is late: it is left out,
 * and the caller asks again. Said twice in a row it is another cart (a new session), and believed.
 *
 * @returns false when the answer is late.
 */
export function learnCart(summary: CartSummary): boolean {
  const state = freshness()
  const known = store.get(cartSummaryAtom)
  if (known && summary.version < known.version && !state.doubted) {
    state.doubted = true
    return false
  }
  state.doubted = false
  state.stale = false
  store.set(cartSummaryAtom, summary)
  try {
    localStorage.setItem(storageKey, String(summary.version))
  } catch {
    // A browser that keeps nothing: other tabs learn it when they come back into view.
  }
  return true
}

/** The cart changed, and the answer does not say how it stands now. */
export function forgetCart(): void {
  freshness().stale = true
}

/** Whether a signal (Back, another tab) came since the cart was last learnt. */
export function isCartStale(): boolean {
  return freshness().stale
}
