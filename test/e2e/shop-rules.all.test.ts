import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { articles, references } from '../../demo/server/schema.ts'
import { goods } from '../server/support/cart.ts'
import { becomeCustomer, readyToOrder } from '../server/support/checkout.ts'
import { Visitor } from '../server/support/visitor.ts'
import { axe } from '../support/axe.ts'
import { fits } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import {
  button,
  cartPath,
  choice,
  choosePayment,
  goToAccount,
  goToPayment,
  logIn,
  order,
  orderButton,
  settled,
  terms,
} from '../support/order-page.ts'
import { openSite, type SitePage } from '../support/site.ts'

describe('the rules of the shop', () => {
  const site = forSuite(openSite)
  const referenceId = goods.bowl.idreference

  type Reference = typeof references.$inferSelect
  let saved: Reference[] = []

  beforeEach(async () => {
    saved = await site.db.select().from(references)
  })

  afterEach(async () => {
    for (const { id, priceTtc, stock } of saved) {
      if (id === referenceId) await site.db.update(references).set({ priceTtc, stock }).where(eq(references.id, id))
    }
  })

  /** What the visitor has in the cart is changed by the shop's back office. */
  const change = (values: Partial<Pick<Reference, 'priceTtc' | 'stock'>>) =>
    site.db.update(references).set(values).where(eq(references.id, referenceId))

  /** The page of a customer before the order, its delivery and its payment chosen. */
  async function visitReady(mode: 'json' | 'html', options: BrowserContextOptions = {}): Promise<SitePage> {
    const visitor = new Visitor(site.url)
    await readyToOrder(visitor)
    const page = await site.visitAs(visitor, options)
    await page.goto(cartPath(mode, 'paiement'))
    await page.getByRole('heading', { name: 'Livraison et paiement' }).waitFor()
    return page
  }

  const recap = (page: Page) => page.locator('.flx-cart__recap li')

  test('CART-06 a price that changed while the order was read is seen before it is paid', async () => {
    const page = await visitReady('json', { viewport: { width: 360, height: 740 } })
    await change({ priceTtc: goods.bowl.ttc * 100 + 210 })
    await terms(page).check()
    await orderButton(page).click()
    await page.locator('[data-flx-validation]', { hasText: 'Le total a changé' }).waitFor()
    assert.match((await recap(page).first().textContent()) ?? '', /Le prix a changé/)
    assert.equal(await terms(page).isChecked(), true)
    await fits(page)
    assert.match(await order(page), /^C-/)
  })

  test('CART-06 a stock that ran out while the order was read is said on its line; nothing else is lost', async () => {
    const page = await visitReady('html')
    await change({ stock: 0 })
    await terms(page).check()
    await orderButton(page).click()
    await page.locator('[data-flx-validation]', { hasText: 'Épuisé' }).waitFor()
    assert.match((await recap(page).first().textContent()) ?? '', /Épuisé\s: retirez cet article/)
    assert.equal(await choice(page, 'À domicile').locator('input').isChecked(), true)
    assert.equal(
      await choice(page, /^Carte bancaire/)
        .locator('input')
        .isChecked(),
      true,
    )
    await button(page, 'Modifier les articles').click()
    await page.locator('.flx-cart__line', { hasText: 'Épuisé : retirez cet article' }).waitFor()
  })

  test('RESA-01 CART-04 a place alone is ordered without any delivery', async () => {
    const visitor = new Visitor(site.url)
    await becomeCustomer(visitor)
    const page = await site.visitAs(visitor, { viewport: { width: 360, height: 740 } })
    await page.goto('/article/atelier-de-poterie-premier-tour')
    await page.locator('flx-reservation').scrollIntoViewIfNeeded()
    await page.locator('flx-reservation input[name="idvalue"]:enabled').first().check()
    await page.getByRole('button', { name: 'Réserver ce créneau' }).click()
    await page.getByRole('timer').waitFor()
    await page.goto(cartPath('json'))
    await goToAccount(page)
    assert.equal(await page.getByText('Adresse de livraison').count(), 0)
    await button(page, /^Continuer$/).click()
    await page.getByRole('heading', { name: 'Paiement', exact: true }).waitFor()
    assert.equal(await page.locator('[data-flx-action="selOffre"]').count(), 0)
    await page.getByText('Rien à expédier').waitFor()
    await choosePayment(page)
    assert.deepEqual(await axe(page), [])
    assert.match(await order(page), /^C-/)
  })

  test('CART-04 the point of sale is chosen in a modal, by keyboard too', async () => {
    const page = await visitReady('html', { viewport: { width: 360, height: 740 } })
    await choice(page, 'Retrait en boutique').click()
    await settled(page)
    await page.getByText(/(Choisir un|Changer de) point de vente/).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Point de vente' })
    await dialog.waitFor()
    assert.deepEqual(await axe(page), [])
    await dialog.getByRole('radio', { name: /Nantes/ }).focus()
    await page.keyboard.press('Space')
    await dialog.getByRole('button', { name: 'Retirer ici' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('.flx-cart__shop strong', { hasText: 'L’Estran, Nantes' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-flx-action') === 'getpointsdevente')
    assert.match((await page.locator('.flx-cart__facts').textContent()) ?? '', /L’Estran, Nantes/)
  })

  test('CART-04 without script the points of sale unfold in the page, and one is chosen', async () => {
    const page = await site.visit({ javaScriptEnabled: false })
    await page.goto('/articles?dispo=1')
    await page.goto((await page.locator('main a[href^="/article/"]').first().getAttribute('href')) ?? '/')
    await page.locator('flx-add-to-cart button[type="submit"]').first().click()
    await page.goto('/panier')
    await goToAccount(page)
    await logIn(page)
    await goToPayment(page)
    await choice(page, 'Retrait en boutique').locator('input').check()
    await page.getByRole('button', { name: 'Choisir cette livraison' }).click()
    await page.getByText(/(Choisir un|Changer de) point de vente/).click()
    await choice(page, 'L’Estran, Brest').locator('input').check()
    await page.getByRole('button', { name: 'Retirer ici' }).click()
    await page.locator('.flx-cart__shop strong', { hasText: 'L’Estran, Brest' }).waitFor()
  })

  test('ART-02 the price of an article’s page follows its reference; without script it is that of the one drawn', async () => {
    const sold = (await site.db.select().from(references)).filter(({ stock }) => stock > 0)
    const second = sold.find((each) =>
      sold.some(({ articleId, priceTtc }) => articleId === each.articleId && priceTtc !== each.priceTtc),
    )
    const first = sold.find(
      ({ articleId, priceTtc }) => articleId === second?.articleId && priceTtc !== second.priceTtc,
    )
    assert.ok(first && second)
    const [article] = await site.db.select().from(articles).where(eq(articles.id, first.articleId))
    const page = await site.visit()
    await page.goto(`/article/${article?.slug}`)
    const price = page.locator('.product__price')
    await page.locator(`[name="idreference"][value="${first.id}"]`).check()
    await page.locator('.product__price flx-price').scrollIntoViewIfNeeded()
    const shown = (cents: number): RegExp => new RegExp((cents / 100).toFixed(2).replace('.', ','))
    await price.filter({ hasText: shown(first.priceTtc) }).waitFor()
    await page.locator(`[name="idreference"][value="${second.id}"]`).check()
    await price.filter({ hasText: shown(second.priceTtc) }).waitFor()
    assert.deepEqual(await axe(page), [])
    const plain = await site.visit({ javaScriptEnabled: false })
    await plain.goto(`${new URL(page.url()).pathname}?reference=${second.id}`)
    assert.match((await plain.locator('.product__price').textContent()) ?? '', shown(second.priceTtc))
    for (const each of [page, plain]) await each.context().close()
  })

  test('ART-02 the picture of an article’s page follows its reference, script or not', async () => {
    const [first, second] = (await site.db.select().from(references)).filter(
      ({ stock, colour, articleId }, _, all) =>
        stock > 0 && all.some((each) => each.articleId === articleId && each.stock > 0 && each.colour !== colour),
    )
    assert.ok(first && second && first.articleId === second.articleId)
    const [article] = await site.db.select().from(articles).where(eq(articles.id, first.articleId))
    for (const javaScriptEnabled of [true, false]) {
      const page = await site.visit({ javaScriptEnabled })
      await page.goto(`/article/${article?.slug}?reference=${first.id}`)
      const widest = () =>
        page.locator('[data-picture] img').evaluateAll((all) => {
          const [largest] = (all as HTMLImageElement[]).toSorted((one, other) => other.offsetWidth - one.offsetWidth)
          return largest?.src
        })
      for (const { id, colour } of [second, first]) {
        await page.locator(`[name="idreference"][value="${id}"]`).check()
        assert.match((await widest()) ?? '', new RegExp(`-${colour}-`))
        assert.equal(
          await page.locator('.choice__stock:visible').count(),
          1,
          'the stock of what is chosen is said once',
        )
      }
      await page.locator(`label[for="reference-${second.id}"]`).first().click()
      assert.match((await widest()) ?? '', new RegExp(`-${second.colour}-`), 'a thumbnail chooses')
      await page.context().close()
    }
  })

  test('expectation: an article leads back to those that were seen before it', async () => {
    const page = await site.visit()
    await page.goto('/article/bol-kerguen')
    assert.equal(await page.getByRole('heading', { name: 'Vus récemment' }).count(), 0)
    await page.goto('/article/mug-vigie')
    await page.getByRole('heading', { name: 'Vus récemment' }).waitFor()
    assert.deepEqual(await page.locator('.seen a').allTextContents(), ['Bol Kerguen'])
    assert.deepEqual(await axe(page), [])
    await page.locator('.seen a').click()
    await page.waitForURL('**/article/bol-kerguen')
  })

  test('HEAD-01 what is told of an article opens part by part; without script all of it is read', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await site.visit({ javaScriptEnabled, viewport: { width: 360, height: 740 } })
      await page.goto('/article/bol-kerguen')
      const size = page.getByText(/^Diamètre 14/)
      if (javaScriptEnabled) {
        await page.getByText('Tourné dans un grès clair').waitFor()
        await size.waitFor({ state: 'hidden' })
        await page.getByRole('button', { name: 'Dimensions et entretien' }).press('Enter')
      }
      await size.waitFor()
      if (javaScriptEnabled) assert.deepEqual(await axe(page), [])
      await page.context().close()
    }
  })

  test('TRACK-01 the shop’s pages tell what is seen and chosen, and the order, once the visitor accepts', async () => {
    const page = await site.visit()
    const record = { id: 'e2e', date: new Date().toISOString(), version: '1', purposes: { mesure: true } }
    await page
      .context()
      .addCookies([{ name: 'flx-consent', value: encodeURIComponent(JSON.stringify(record)), url: site.url }])
    const told = (event: string) =>
      page.waitForFunction(
        (name) =>
          ((globalThis as unknown as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(
            (entry) => entry.event === name,
          ).length,
        event,
      )
    await page.goto('/articles?dispo=1')
    await page.locator('ul[data-flx-items]').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 600)
    await told('view_item_list')
    await page
      .locator('main .card a')
      .first()
      .evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await page.locator('main .card a').first().click()
    await told('select_item')
    await page.goto((await page.locator('main .card a').first().getAttribute('href')) ?? '/')
    await told('view_item')
    await page.locator('flx-add-to-cart button[type="submit"]').first().click()
    await told('add_to_cart')
    await page.goto('/panier')
    await told('view_cart')
    await goToAccount(page)
    await told('begin_checkout')
    await logIn(page)
    await told('login')
    await goToPayment(page)
    await choice(page, 'En point relais').click()
    await settled(page)
    await choice(page, 'À domicile').click()
    await told('add_shipping_info')
    await settled(page)
    await choice(page, 'Virement').click()
    await told('add_payment_info')
    await settled(page)
    await order(page)
    await told('purchase')
  })
})
