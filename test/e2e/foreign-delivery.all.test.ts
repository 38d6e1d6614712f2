import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { openDeliveryServer } from '../foreign/delivery.ts'
import { forSuite } from '../support/for-suite.ts'
import { reads } from '../support/foreign-visit.ts'
import { sharedBrowser } from '../support/shared-browser.ts'
import { type SitePage, watchedPage } from '../support/site.ts'

describe('the deliveries of a shop by someone else', () => {
  const shop = forSuite(openDeliveryServer)

  interface Visit {
    page: SitePage
    cart: Locator
  }

  /** @param prepare - Done before the page is asked for. */
  async function visit(prepare?: (page: Page) => Promise<unknown>): Promise<Visit> {
    const context = await (await sharedBrowser()).newContext({ locale: 'fr-FR', viewport: { width: 360, height: 740 } })
    const page = await watchedPage(context)
    await prepare?.(page)
    await page.goto(shop.page)
    return { page, cart: page.locator('flx-cart') }
  }

  /** The choice of a way, by its words: the label is what one clicks. */
  const way = (cart: Locator, words: string): Locator => cart.locator('label', { hasText: words }).first()

  const lastOf = (action: string): Record<string, string> | undefined =>
    shop.asked.findLast((each) => (each['action'] ?? each['panierv3[action]']) === action)

  const search = (cart: Locator): Locator => cart.getByLabel(/Code postal/)
  const take = (cart: Locator, name: string): Locator => cart.getByRole('button', { name: `Prendre ${name}` })

  test('RELAY-01 CART-02 a search that finds nothing, a town of two, a point that is chosen, and the order', async () => {
    const { page, cart } = await visit()
    const from = shop.asked.length
    await search(cart).fill('99999')
    await reads(cart, 'Aucun relais près de 99999.')
    await search(cart).fill('29217')
    await cart.getByRole('button', { name: 'Le Conquet' }).click()
    await take(cart, 'Épicerie du Conquet').waitFor()
    assert.equal(await cart.getByText('Tabac du port').count(), 0)
    // A code of one town asks nothing more.
    await search(cart).fill('29200')
    await take(cart, 'Tabac du port').click()
    await reads(cart, 'Retenu : Tabac du port')
    await page.waitForFunction(() => !document.querySelector('flx-cart [aria-busy="true"]'))
    const { relais_id: id, relais_params: params } = lastOf('selectRelais') ?? {}
    assert.deepEqual([id, params], ['001726', 'a=1&b=é'])
    const order = cart.getByRole('button', { name: /^Commander/ })
    await order.click()
    await reads(cart, 'Commande D-9')
    assert.deepEqual(
      shop.asked.slice(from).filter(({ action }) => action === 'valide_panier').length,
      1,
      'one order is sent',
    )
    assert.doesNotMatch((await cart.textContent()) ?? '', /Deprecated|strlen/)
  })

  test('CART-06 an order without a point says the server’s words, and nothing is lost', async () => {
    const { page, cart } = await visit()
    await cart.getByRole('button', { name: /^Commander/ }).click()
    await reads(cart, 'Dites dans quel relais.')
    await search(cart).fill('29200')
    await take(cart, 'Pressing d’Iroise').click()
    await page.waitForFunction(() => !document.querySelector('flx-cart [aria-busy="true"]'))
    assert.equal(lastOf('selectRelais')?.['relais_params'], '{"z":9}')
    await cart.getByRole('button', { name: /^Commander/ }).click()
    await reads(cart, 'Commande D-9')
  })

  test('CART-02 a way that is chosen while the code is on its way is asked for once it is there', async () => {
    let release = (): void => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const { cart } = await visit((tab) =>
      tab.route(/\/dist\/chunks\//, async (route) => {
        await released
        await route.continue()
      }),
    )
    const from = shop.asked.length
    await way(cart, 'Chez un potier').click()
    assert.equal(await way(cart, 'Chez un potier').locator('input').isChecked(), true)
    release()
    await reads(cart, 'Aucune boutique.')
    const asked = shop.asked.slice(from).map(({ action }) => action)
    assert.deepEqual(asked, ['selOffre'])
  })

  test('CART-02 CART-04 points of sale are listed in a window, and the one that is chosen is the order’s', async () => {
    const { page, cart } = await visit()
    await way(cart, 'Chez un potier').click()
    const list = cart.locator('[data-flx-action="getpointsdevente"]')
    await list.click()
    const modal = page.getByRole('dialog')
    await modal.getByText('Atelier du port').waitFor()
    assert.equal(lastOf('getpointsdevente')?.['panierv3[value]'] !== undefined, true)
    await modal.locator('label', { hasText: 'Four de Lannilis' }).click()
    await modal.getByRole('button', { name: /^Choisir|^Valider|^Retirer ici/ }).click()
    await modal.waitFor({ state: 'hidden' })
    await reads(cart, /boutique 2/)
    assert.equal(lastOf('change_idpointdevente')?.['panierv3[value]'], '2')
    await cart.getByRole('button', { name: /^Commander/ }).click()
    await reads(cart, 'Commande D-9')
  })
})
