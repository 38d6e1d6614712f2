import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { lt } from 'drizzle-orm'
import type { Locator } from 'playwright-core'
import { references } from '../../demo/server/schema.ts'
import { readCart, readFreshCart } from '../support/cart-as-seen.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import {
  cartPath,
  choice,
  choosePayment,
  fillLines,
  goToAccount,
  goToPayment,
  logIn,
  orderButton,
  orderNumber,
  settled,
  terms,
} from '../support/order-page.ts'
import { openSite, requestFailed, type SitePage } from '../support/site.ts'

const size = 200

describe('a cart of many lines', () => {
  const site = forSuite(openSite)

  /** A shop where everything is in stock: not all of its references are, at first. */
  before(async () => {
    await site.db.update(references).set({ stock: 20 }).where(lt(references.stock, 20))
  })

  const lines = (page: SitePage) => page.locator('.flx-cart__line')

  /** Waits until it is on the screen, without a scroll of ours. */
  const isInView = (place: Locator) =>
    place.and(place.page().locator(':visible')).evaluate(
      (element) =>
        new Promise<void>((done) => {
          const watch = new IntersectionObserver((seen) => {
            if (!seen.some(({ isIntersecting }) => isIntersecting)) return
            watch.disconnect()
            done()
          })
          watch.observe(element)
        }),
    )

  const isWithin = (page: SitePage) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

  /** Notes the lines whose nodes or texts change from now on. @returns what counts them. */
  async function watchLines(page: SitePage): Promise<() => Promise<number>> {
    const touched = await page.evaluateHandle(() => {
      const found = new Set<Element>()
      const observer = new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement
          const line = element?.closest('.flx-cart__line')
          if (line) found.add(line)
        }
      })
      observer.observe(document.querySelector('flx-cart') ?? document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      })
      return found
    })
    return () => touched.evaluate((found) => found.size)
  }

  const modes = ['html', 'json'] as const

  test('CART-01 CART-06 a cart of 200 lines stays usable on a phone, through the three steps', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    const keyboard = new Keyboard(page)
    await page.goto('/panier')
    assert.equal(await fillLines(page, size), size)

    for (const mode of modes) {
      await page.goto(cartPath(mode))
      assert.equal(await lines(page).count(), size)
      assert.ok(await isWithin(page), 'nothing is wider than the screen')

      const line = lines(page).nth(150)
      const more = line.getByRole('button', { name: /^Augmenter/ })
      const field = line.locator('.flx-cart__quantity')
      const before = Number(await field.inputValue())
      await more.click()
      await settled(page)
      const countTouched = await watchLines(page)
      await more.click()
      await settled(page)
      await page.locator(`.flx-cart[data-flx-count="${size + before + 1}"]`).waitFor()
      assert.equal(await field.inputValue(), String(before + 2))
      assert.ok((await countTouched()) <= 2, `${mode}: a quantity touches ${await countTouched()} lines`)
      page.provoked = requestFailed
      await page.context().setOffline(true)
      await line.getByRole('button', { name: /^Diminuer/ }).click()
      await isInView(page.getByRole('button', { name: 'Réessayer' }))
      await page.context().setOffline(false)
      await settled(page)
      await line.getByRole('button', { name: /^Diminuer/ }).click()
      await settled(page)

      const name = await lines(page).nth(100).getAttribute('data-flx-name')
      const next = await lines(page).nth(101).getAttribute('id')
      const remove = lines(page)
        .nth(100)
        .getByRole('button', { name: /^Supprimer/ })
      // Who presses it sees it: the page is not on its way there any more.
      await remove.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await remove.focus()
      await page.keyboard.press('Enter')
      await isInView(page.getByText(`Article retiré du panier : ${name}.`))
      await settled(page)
      assert.equal(await lines(page).count(), size - 1)
      assert.ok(
        await keyboard.has(page.locator(`#${next} [data-flx-action="supArt"]`)),
        'the focus is on the next line',
      )
      await keyboard.checkFocus('a removal')
      for (let press = 0; press < 6; press++) {
        await page.keyboard.press('Tab')
        await keyboard.checkFocus('Tab')
      }
      await page.locator('.flx-cart__removed').getByRole('button', { name: 'Annuler' }).click()
      await settled(page)
      await lines(page)
        .nth(size - 1)
        .waitFor()
      assert.equal(await lines(page).count(), size)
      assert.deepEqual(await readCart(page), await readFreshCart(site, page))
    }

    await goToAccount(page)
    await logIn(page)
    await goToPayment(page)
    assert.ok(await isWithin(page))
    const box = page.getByRole('region', { name: 'Articles commandés' })
    assert.equal(await box.locator('li').count(), size)
    await page.getByText('200 lignes en tout').waitFor()
    await keyboard.reach(box)
    await page.keyboard.press('End')
    await page.waitForFunction(() => (document.querySelector('.flx-cart__scroll')?.scrollTop ?? 0) > 0)
    await choice(page, 'À domicile').click()
    await settled(page)
    await choosePayment(page)
    await terms(page).check()
    await orderButton(page).click()
    assert.match(await orderNumber(page), /^C-/)
  })
})
