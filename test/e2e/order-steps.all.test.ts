import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator } from 'playwright-core'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import {
  addArticle,
  button,
  cartPath,
  choice,
  choosePayment,
  fillCart,
  goToAccount,
  goToPayment,
  logIn,
  order,
  orderButton,
  orderNumber,
  settled,
} from '../support/order-page.ts'
import { openSite, type SitePage } from '../support/site.ts'

describe('the steps of an order', () => {
  const site = forSuite(openSite)

  type Step = 'panier' | 'compte' | 'paiement'

  const names: Record<Step, string> = { panier: '1Panier', compte: '2Coordonnées', paiement: '3Paiement' }

  /** The step that is drawn, and the one in the address, are this one; what is asked for is answered. */
  async function isAt(page: SitePage, step: Step): Promise<void> {
    await settled(page)
    await page
      .waitForFunction(
        ({ name, etape }) => {
          const current = document.querySelector('flx-cart nav [aria-current="step"]')
          const said = new URLSearchParams(location.search).get('etape') ?? 'panier'
          return said === etape && current?.textContent?.replace(/^✓/, '').trim().endsWith(name)
        },
        { name: names[step].slice(1), etape: step },
      )
      .catch(async () => {
        const drawn = await page.locator('flx-cart nav [aria-current="step"]').allTextContents()
        assert.fail(`at ${page.url()}, where ${drawn} is drawn, and not at ${step}`)
      })
  }

  /** The title of the step has the focus, and is seen. */
  async function titleHasFocus(page: SitePage): Promise<void> {
    await page.waitForFunction(() => document.activeElement?.matches('flx-cart [data-flx-arrival]'))
  }

  test('CART-10 the address says the step: Back, Forward, a reload and the cart’s own address lead where they say', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await fillCart(page, 'json')
    await isAt(page, 'panier')
    await goToAccount(page)
    await isAt(page, 'compte')
    await titleHasFocus(page)
    await logIn(page)
    await isAt(page, 'compte')
    await goToPayment(page)
    await isAt(page, 'paiement')
    await choice(page, 'À domicile').click()
    await isAt(page, 'paiement')

    await page.goBack()
    await isAt(page, 'compte')
    await page.getByRole('heading', { name: /^Bonjour/ }).waitFor()
    await titleHasFocus(page)
    assert.deepEqual(await axe(page), [])
    await page.goBack()
    await isAt(page, 'panier')
    await page.locator('.flx-cart__line').first().waitFor()
    await page.goForward()
    await isAt(page, 'compte')
    await page.goForward()
    await isAt(page, 'paiement')
    await titleHasFocus(page)
    assert.equal(await choice(page, 'À domicile').locator('input').isChecked(), true, 'what was chosen is kept')

    await page.reload()
    await isAt(page, 'paiement')
    await orderButton(page).waitFor()
    await page.goto(cartPath('json'))
    await isAt(page, 'panier')
    await page.goBack()
    await isAt(page, 'paiement')
  })

  test('CART-10 CART-06 an order has its own address; Back leaves it on the screen, a reload finds it', async () => {
    const page = await site.visit()
    await fillCart(page, 'html')
    await goToAccount(page)
    await logIn(page)
    await goToPayment(page)
    await choice(page, 'À domicile').click()
    await choice(page, /^Virement/).click()
    await settled(page)
    const number = await order(page)
    await page.waitForURL((url) => url.pathname === `/commande/${number}`)
    await page.goBack()
    await page.waitForURL((url) => url.searchParams.get('etape') === 'compte')
    await settled(page)
    assert.equal(await orderNumber(page), number)
    await page.goForward()
    await page.waitForURL((url) => url.pathname === `/commande/${number}`)
    await page.reload()
    await page.getByText(`Commande ${number}.`).waitFor()
  })

  test('CART-10 tabs are each at their own step, and change one cart', async () => {
    const page = await site.visit()
    await fillCart(page, 'json')
    await goToAccount(page)
    await logIn(page)
    await goToPayment(page)
    const other = await site.openTab(page.context())
    await other.goto(cartPath('json'))
    await isAt(other, 'panier')
    await other
      .locator('.flx-cart__line')
      .first()
      .getByRole('button', { name: /^Augmenter/ })
      .click()
    await settled(other)
    await button(other, 'Coordonnées').click()
    await isAt(other, 'compte')
    await page.bringToFront()
    await isAt(page, 'paiement')
    await choice(page, 'À domicile').click()
    await isAt(page, 'paiement')
    await choosePayment(page)
    await isAt(page, 'paiement')
    await other.bringToFront()
    await isAt(other, 'compte')
  })

  test('CART-10 a step that is not open gives way to the last one that is', async () => {
    const page = await site.visit()
    await addArticle(page)
    await page.goto(cartPath('html', 'paiement'))
    await isAt(page, 'compte')
    await logIn(page)
    await isAt(page, 'compte')
    await page.goto(cartPath('html', 'compte'))
    await isAt(page, 'compte')
    await button(page, 'Panier').click()
    await isAt(page, 'panier')
    await button(page, /^Supprimer/).click()
    await page.getByText('Votre panier est vide').waitFor()
    await page.goBack()
    await page.locator('flx-cart [role="alert"]', { hasText: 'Votre panier est vide : ajoutez un article' }).waitFor()
    await page.waitForURL((url) => !url.searchParams.has('etape'))
    await page.goto(cartPath('html', 'paiement'))
    await page.getByText('Vous n’avez encore rien ajouté').waitFor()
    await page.waitForURL((url) => !url.searchParams.has('etape'))
  })

  test('CART-10 Back and Forward in haste end where the address is', async () => {
    const page = await site.visit()
    await fillCart(page, 'json')
    await goToAccount(page)
    await logIn(page)
    await goToPayment(page)
    await isAt(page, 'paiement')
    await page.evaluate(() => history.back())
    await page.evaluate(() => history.back())
    await isAt(page, 'panier')
    await page.evaluate(() => history.forward())
    await page.evaluate(() => history.back())
    await isAt(page, 'panier')
    await page.evaluate(() => history.go(2))
    await isAt(page, 'paiement')
  })

  test('CART-10 while one orders, the header leads elsewhere by its name, its account and its cart alone', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 900 } })
    const elsewhere = page.locator('.site-nav, .site-search, .site-menu-button')
    await fillCart(page, 'json')
    await elsewhere.first().waitFor()
    await goToAccount(page)
    for (const each of await elsewhere.all()) await each.waitFor({ state: 'hidden' })
    for (const name of ['L’Estran, accueil', 'Mon compte', /^Panier, /])
      await page.getByRole('banner').getByRole('link', { name }).waitFor()
    await page.reload()
    for (const each of await elsewhere.all()) await each.waitFor({ state: 'hidden' })
    await page.goBack()
    await elsewhere.first().waitFor()
  })

  test('CART-10 what leads to the next step is said in one line, on a phone and beside the recap', async () => {
    const page = await site.visit()
    const ofOneLine = async (control: Locator): Promise<void> => {
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const tops = await control.evaluate((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))]
        })
        assert.equal(tops.length, 1, `${await control.textContent()} at ${width} px`)
      }
    }
    await fillCart(page, 'json')
    await ofOneLine(button(page, 'Passer la commande'))
    await goToAccount(page)
    await logIn(page)
    await ofOneLine(button(page, /^Continuer$/))
    await goToPayment(page)
    await ofOneLine(orderButton(page))
  })
})
