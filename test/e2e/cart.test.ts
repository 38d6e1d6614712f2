import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { awake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { chunkAddress } from '../support/chunk-address.ts'
import { forSuite } from '../support/for-suite.ts'
import { codeField, codeFold } from '../support/order-page.ts'
import { openSite, requestFailed, type SitePage } from '../support/site.ts'

const modes = { JSON: '/panier', HTML: '/panier?mode=html' }
const cartCall = '**/boutique/panier/traitement.php'

const lines = (page: Page) => page.locator('flx-cart .flx-cart__line')
const quantity = (page: Page) => lines(page).first().locator('input[name="quantite"]')
const more = (page: Page) =>
  lines(page)
    .first()
    .getByRole('button', { name: /^Augmenter/ })
const count = (page: Page) => page.locator('[data-flx-cart-count]')

describe('a cart, from the article on', () => {
  const site = forSuite(openSite)
  let articles: string[]

  before(async () => {
    const page = await site.visit()
    await page.goto('/articles')
    const links = page.locator('main a[href^="/article/"]')
    articles = [...new Set(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? '')))]
    await page.context().close()
  })

  /** Puts pieces of an article that has stock into the cart, through its page. */
  async function add(page: SitePage, pieces = 1): Promise<void> {
    for (const path of articles) {
      await page.goto(path)
      const field = page.getByRole('spinbutton', { name: 'Quantité' })
      if ((await field.count()) === 0) continue
      const stock = await page.locator('.choice__stock:visible').textContent()
      if (stock?.trim() !== 'En stock') continue
      const before = Number(await count(page).textContent())
      await field.fill(String(pieces))
      await page.getByRole('button', { name: 'Ajouter au panier' }).click()
      await page.waitForFunction(
        (wanted) => document.querySelector('[data-flx-cart-count]')?.textContent?.trim() === String(wanted),
        before + pieces,
      )
      return
    }
    throw new Error('no article has stock')
  }

  it('ART-01 CART-01 adds an article without leaving its page; badge and cart agree', async () => {
    const page = await site.visit()
    await add(page, 2)
    assert.match(page.url(), /\/article\//)
    await page.goto('/panier')
    assert.equal(await quantity(page).inputValue(), '2')
    assert.equal((await count(page).textContent())?.trim(), '2')
  })

  it('QTY-01 ART-02 an article’s page has its two buttons, in whatever order its elements wake', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 1400 } })
    await page.goto(articles[0] ?? '')
    for (const tag of ['flx-stock', 'flx-quantity', 'flx-price'] as const) await awake(page, tag)
    await page.getByRole('button', { name: 'Augmenter : Quantité' }).click()
    const field = page.getByRole('spinbutton', { name: 'Quantité' })
    assert.equal(await field.inputValue(), '2')
    // Who scrolls with the pointer over the field orders what they typed; Chromium counts where anything hears the wheel.
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.evaluate(() => document.addEventListener('wheel', () => {}))
    await field.click()
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 200)
    await page.waitForFunction((from) => scrollY !== from, before)
    assert.equal(await field.inputValue(), '2')
  })

  it('HTTP-03 an article’s page that nobody touches fetches nothing of React', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 1400 } })
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto(articles[0] ?? '', { waitUntil: 'networkidle' })
    assert.deepEqual(
      fetched.filter((file) => chunkAddress('react', 'stock').test(file)),
      [],
    )
  })

  for (const [mode, path] of Object.entries(modes)) {
    it(`CART-01 a drawn cart costs its page nothing before a hand is on its way to it, answers in ${mode}`, async () => {
      const page = await site.visit()
      await add(page, 1)
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
      await page.goto(path, { waitUntil: 'networkidle' })
      const ofCart = (): string[] => fetched.filter((file) => chunkAddress('react', 'cart').test(file))
      assert.deepEqual(ofCart(), [])
      await more(page).click()
      await page.waitForFunction(() => document.querySelector('[data-flx-cart-count]')?.textContent?.trim() === '2')
      assert.equal(ofCart().length, 2)
    })

    it(`CART-02 CART-04 changes, codes, totals and removal work, server answering ${mode}`, async () => {
      const page = await site.visit({ viewport: { width: 360, height: 740 } })
      await add(page, 1)
      await page.goto(path)
      await more(page).click()
      await page.waitForFunction(() => document.querySelector('[data-flx-cart-count]')?.textContent?.trim() === '2')
      assert.equal(await quantity(page).inputValue(), '2')

      await quantity(page).fill('3')
      await quantity(page).press('Enter')
      await page.waitForFunction(() => document.querySelector('[data-flx-cart-count]')?.textContent?.trim() === '3')

      await codeFold(page).click()
      await codeField(page).fill('inconnu')
      await page.getByRole('button', { name: 'Appliquer' }).click()
      await page.locator('flx-cart [role="alert"]').filter({ hasText: /code/i }).waitFor()
      await codeField(page).fill('BIENVENUE')
      await page.getByRole('button', { name: 'Appliquer' }).click()
      const remove = page.getByRole('button', { name: /Retirer/ })
      await remove.waitFor()
      assert.deepEqual(await axe(page), [])
      await remove.click()
      await remove.waitFor({ state: 'detached' })

      // A private customer reads prices with taxes alone, and no references; who asks for the others has both.
      const cart = page.locator('flx-cart')
      await cart.getByText('Total TTC').first().waitFor()
      assert.equal(await cart.getByText(/\bHT\b|TVA|Réf\.|référence/).count(), 0)
      assert.equal(
        await cart.locator('.flx-cart__price', { hasText: 'TTC' }).count(),
        0,
        'the total says which prices they are',
      )
      await page.evaluate(async (address) => {
        const body = new URLSearchParams({ 'panierv3[action]': 'change_aff_prix', 'panierv3[value]': 'ht' })
        await fetch(address, { method: 'POST', body })
      }, '/globalflexit/ajax/modules/boutique/panier/traitement.php')
      await page.reload()
      await page.locator('flx-cart .flx-cart__total', { hasText: 'HT' }).first().waitFor()
      await cart.getByText('Total HT').waitFor()
      await cart.getByLabel('Référence du catalogue').waitFor()
      await page.getByRole('button', { name: 'TTC', exact: true }).click()
      await cart.getByText('Total HT').waitFor({ state: 'detached' })

      await lines(page)
        .first()
        .getByRole('button', { name: /Supprimer/ })
        .click()
      await page.getByText('Votre panier est vide').waitFor()
      assert.equal((await count(page).textContent())?.trim(), '0')
    })

    it(`CART-07 fast clicks ask for what they add up to, server answering ${mode}`, async () => {
      const page = await site.visit()
      await add(page, 1)
      await page.goto(path)
      await more(page).hover()
      await awake(page, 'flx-cart')
      const sent: string[] = []
      let flying = 0
      let most = 0
      let letGo: () => void = () => {}
      const allClicked = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await page.route(cartCall, async (route) => {
        most = Math.max(most, ++flying)
        sent.push(new URLSearchParams(route.request().postData() ?? '').get('quantite') ?? '')
        await allClicked
        const response = await route.fetch()
        flying--
        await route.fulfill({ response })
      })
      for (let click = 0; click < 5; click++) await more(page).click()
      assert.equal(await quantity(page).inputValue(), '6')
      letGo()
      await page.waitForFunction(() => document.querySelector('[data-flx-cart-count]')?.textContent?.trim() === '6')
      assert.equal(await quantity(page).inputValue(), '6')
      await page.waitForFunction(() => !document.querySelector('[data-flx-pending]'))
      assert.equal(await quantity(page).inputValue(), '6')
      assert.equal(most, 1)
      assert.deepEqual(sent, ['2', '6'])
    })
  }

  it('HTTP-02 CART-07 a lost connection loses nothing and says so', async () => {
    const page = await site.visit()
    await add(page, 1)
    await page.goto('/panier')
    page.provoked = requestFailed
    await page.route(cartCall, (route) => route.abort())
    await more(page).click()
    const retry = page.getByRole('button', { name: 'Réessayer' })
    await retry.waitFor()
    assert.equal(await lines(page).count(), 1)
    await page.unroute(cartCall)
    await retry.click()
    await page.waitForFunction(() => document.querySelector('[data-flx-cart-count]')?.textContent?.trim() === '2')
  })

  it('CART-07 badge and cart are true after Back, from memory or from the disk cache', async () => {
    const page = await site.visit()
    await add(page, 1)
    await page.goto('/')
    assert.equal((await count(page).textContent())?.trim(), '1')
    await page.goto('/panier')
    await more(page).click()
    await page.waitForFunction(() => document.querySelector('[data-flx-cart-count]')?.textContent?.trim() === '2')
    await page.goBack()
    await page.waitForFunction(() => document.querySelector('[data-flx-cart-count]')?.textContent?.trim() === '2')
  })

  it('badge and cart agree across tabs', async () => {
    const page = await site.visit()
    await add(page, 1)
    const other = await site.openTab(page.context())
    await other.goto('/')
    await page.goto('/panier')
    await more(page).click()
    await other.waitForFunction(() => document.querySelector('[data-flx-cart-count]')?.textContent?.trim() === '2')
  })

  it('is filled and changed by keyboard alone', async () => {
    const page = await site.visit()
    await add(page, 1)
    await page.goto('/panier')
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
      if (name.startsWith('Augmenter')) break
    }
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector('[data-flx-cart-count]')?.textContent?.trim() === '2')
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    assert.match(name, /^Augmenter/)
  })
})
