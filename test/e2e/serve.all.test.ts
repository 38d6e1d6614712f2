import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { fits } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import {
  choosePayment,
  chooseRelay,
  goToAccount,
  goToPayment,
  logIn,
  order,
  pay,
  settled,
} from '../support/order-page.ts'
import { authorSite, flxServe } from '../support/serving.ts'
import { sharedBrowser } from '../support/shared-browser.ts'
import { requestFailed, type SitePage, watchedPage } from '../support/site.ts'

describe('a site of pages written by hand, served by flx serve', () => {
  const serving = forSuite(() => flxServe(authorSite))

  const visit = async (options: BrowserContextOptions = {}): Promise<SitePage> =>
    watchedPage(await (await sharedBrowser()).newContext({ baseURL: serving.url, locale: 'fr-FR', ...options }))

  async function openAll(panel: Page): Promise<void> {
    const closed = panel.locator('details:not([open]) > summary')
    while ((await closed.count()) > 0) await closed.first().click()
  }

  /** Sets a fault in the panel, as an author does, and comes back. */
  async function setFault(page: SitePage, call: string, fault: string): Promise<void> {
    const panel = await page.context().newPage()
    await panel.goto('/_flx')
    await openAll(panel)
    await panel.getByLabel(call, { exact: true }).selectOption({ label: fault })
    await panel.getByRole('button', { name: 'Appliquer' }).click()
    await panel.getByRole('status').filter({ hasText: 'C’est noté' }).waitFor()
    await panel.close()
  }

  async function addByPage(page: SitePage): Promise<void> {
    await page.goto('/')
    await page.getByRole('button', { name: 'Mettre au panier' }).click()
    await page.locator('[data-flx-cart-count]').filter({ hasText: '1' }).waitFor()
  }

  test('a page written by hand goes from the cart to the paid order, with no server of its author', async () => {
    const page = await visit({ viewport: { width: 360, height: 740 } })
    await addByPage(page)
    assert.equal(await page.evaluate(() => document.documentElement.dataset['heure']), 'lue', 'its own script runs')
    await page.goto('/panier')
    await page.locator('.flx-cart__line').first().waitFor()
    await page
      .locator('flx-cart')
      .getByRole('button', { name: /^Ajouter une pièce|plus|Augmenter/i })
      .first()
      .click()
    await settled(page)
    await goToAccount(page)
    await logIn(page)
    await goToPayment(page)
    await chooseRelay(page)
    await choosePayment(page)
    assert.match(await order(page), /^C-\d{4}-\d+$/)
    await pay(page)
    await page.getByText(/payée/).first().waitFor()
  })

  test('its list goes on, its menu opens and its form leaves, by keyboard', async () => {
    const page = await visit()
    await page.goto('/')
    await page.getByLabel('Nom').focus()
    await page.keyboard.type('Maëlle')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page
      .getByText('Merci, c’est arrivé.')
      .or(page.getByText(/envoyé|reçu/i))
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Outils suivants' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Équerre').waitFor()
    await page.getByRole('button', { name: 'Menu' }).focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /sous-menu|Ouvrir/i })
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })

  test('the faults of the panel are shown as a visitor would meet them', async () => {
    const page = await visit()
    page.provoked = requestFailed
    await addByPage(page)
    for (const fault of ['erreur 500', 'connexion coupée', 'une page HTML à la place']) {
      await setFault(page, 'Lire le panier', fault)
      await page.goto('/panier')
      await page.locator('flx-cart').getByRole('button', { name: 'Réessayer' }).waitFor()
    }
    assert.match((await page.locator('aside a').textContent()) ?? '', /1 panne$/)
    await setFault(page, 'Lire le panier', 'aucune')
    await page.locator('flx-cart').getByRole('button', { name: 'Réessayer' }).click()
    await page.locator('.flx-cart__line').first().waitFor()

    await setFault(page, 'Changer d’étape', 'session finie, une fois')
    await page.locator('flx-cart').getByRole('button', { name: 'Passer la commande' }).click()
    await page.getByRole('alert').filter({ hasText: 'Votre session a expiré' }).waitFor()
    const again = page.getByRole('form', { name: 'Se connecter' })
    await again.getByLabel('Adresse e-mail').fill(demoAccount.email)
    await again.getByLabel('Mot de passe').fill(demoAccount.password)
    await again.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('heading', { name: /^(Vos coordonnées|Bonjour)/ }).waitFor()
  })

  test('the panel is used by keyboard at 360 px, in light and in dark, and axe finds nothing', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await visit({ viewport: { width: 360, height: 740 }, colorScheme })
      await page.goto('/')
      await page.getByRole('complementary', { name: 'flx serve' }).getByRole('link').focus()
      const opened = page.context().waitForEvent('page')
      await page.keyboard.press('Enter')
      const panel = await opened
      await panel.getByRole('heading', { name: 'Les pannes' }).waitFor()
      const every = panel.getByLabel('Tous les appels')
      await every.focus()
      await every.selectOption({ label: 'erreur 500' })
      await panel.getByRole('button', { name: 'Appliquer' }).focus()
      await panel.keyboard.press('Enter')
      await panel.getByRole('status').waitFor()
      await openAll(panel)
      await fits(panel)
      await panel.getByRole('button', { name: 'Aucune panne' }).click()
      await panel.getByText('Plus aucune panne').waitFor()
      assert.equal(await panel.getByLabel('Tous les appels').inputValue(), '')
      await page.context().close()
    }
  })
})
