import { endpoint } from '../../../src/core/config.ts'
import { pageContext } from '../../../src/core/page-context.ts'
import type { Page } from '../page.ts'
import { firstOf, type Reading } from './reading.ts'

const articleService = 'ajax/modules/boutique/article/traitement.php'

/** Returns the call that reads the cart. */
export const cartReading = (): Reading => ({
  id: 'panier',
  address: endpoint('ajax/modules/boutique/panier/traitement.php'),
  body: new URLSearchParams({ action: '', value: '' }),
})

function stockReadings(page: Page): Reading[] {
  return firstOf(page, 'flx-stock').flatMap((stock) => {
    const field = stock.querySelector('[name="idarticle"]')?.getAttribute('value')
    const idarticle = stock.getAttribute('article') || field
    if (!idarticle) return []
    return [
      { id: 'stock', address: endpoint(articleService), body: new URLSearchParams({ action: 'stock', idarticle }) },
    ]
  })
}

function slotReadings(page: Page): Reading[] {
  return firstOf(page, 'flx-reservation[article]').map((element) => {
    const body = new URLSearchParams({ action: 'creneaux', idarticle: element.getAttribute('article') ?? '' })
    const reference = element.getAttribute('reference')
    if (reference) body.set('idreference', reference)
    return { id: 'creneaux', address: endpoint(articleService), body }
  })
}

/** Returns the calls of the shop's elements. */
export function shopReadings(page: Page): Reading[] {
  const cart = page.document.querySelector('flx-cart, flx-cart-badge') ? [cartReading()] : []
  return [...cart, ...stockReadings(page), ...slotReadings(page)]
}

/** Returns the calls of the account lists that the page names; of the orders if it names none. */
export function accountReadings(page: Page): Reading[] {
  if (!page.document.querySelector('flx-account')) return []
  const named = firstOf(page, 'flx-account [data-flx-list]').map((list) => list.getAttribute('data-flx-list'))
  const names = [...new Set(named.filter(Boolean))]
  return (names.length > 0 ? names : ['liste_cmd']).map((name) => {
    const p = `boutique-compte:${name}`
    const query = new URLSearchParams({ p, id_page: pageContext().idpage })
    return { id: 'liste-du-compte', address: `${endpoint('ajax/modules/boutique/compte/')}?${query}` }
  })
}
