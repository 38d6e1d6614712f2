import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { faultsOfPages } from '../support/clean-pages.ts'
import { demoPages } from '../support/demo-pages.ts'
import { forSuite } from '../support/for-suite.ts'
import { followShifts, shiftsOf } from '../support/layout-shift.ts'
import { openSite } from '../support/site.ts'

describe('every page of the demo shop', () => {
  const site = forSuite(openSite)
  let all: string[]

  before(async () => {
    all = await demoPages(site)
  })

  it('has no error, no refusal of the CSP and nothing for axe, 360 px, light', async () => {
    const page = await site.visit()
    assert.deepEqual(await faultsOfPages(page, all, [{ width: 360, colorScheme: 'light' }]), [])
  })

  for (const width of [360, 1280]) {
    it(`PAGE-08 keeps its header at hand, which withdraws while one reads on and covers no focus, ${width} px`, async () => {
      const page = await site.visit({ viewport: { width, height: 740 }, reducedMotion: 'reduce' })
      await page.goto('/articles')
      const header = page.locator('flx-sticky')
      const state = (name: string) => page.locator(`flx-sticky[data-flx-sticky-state="${name}"]`).waitFor()
      // Its code comes with the visitor's first gesture.
      await page.mouse.move(100, 300)
      await page.mouse.wheel(0, 600)
      await page.locator('flx-sticky[data-flx-sticky-state]').waitFor()
      await page.waitForFunction(() => scrollY >= 600)
      // It is told of a scroll once a frame: two scrolls within one frame would be one to it.
      const scrollTo = (top: number) =>
        page.evaluate(async (top) => {
          window.scrollTo(0, top)
          for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
        }, top)
      await scrollTo(900)
      await state('hidden')
      await scrollTo(700)
      await state('pinned')
      const box = await header.boundingBox()
      assert.equal(box?.y, 0)
      // From below, the way of Tab comes out under the header.
      await page.locator('main .card a').last().focus()
      for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Shift+Tab')
      const covered = await page.evaluate(() => {
        const shown = document.querySelector('flx-sticky')?.getBoundingClientRect().bottom ?? 0
        return (document.activeElement?.getBoundingClientRect().top ?? 0) < shown
      })
      assert.equal(covered, false)
      await page.getByRole('link', { name: 'Haut de page' }).click()
      await page.waitForFunction(() => scrollY === 0)
      await state('top')
    })
  }

  it('FRONT-03 what it announces stays closed from page to page, and nothing moves for it', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await followShifts(page)
    await page.goto('/plan')
    for (const name of ['Démonstration', 'Livraison offerte']) {
      const banner = page.getByRole('region', { name, exact: true })
      await banner.hover()
      await banner.getByRole('button', { name: 'Fermer' }).click()
      await banner.waitFor({ state: 'hidden' })
    }
    await page.goto('/boutiques')
    assert.ok((await shiftsOf(page)).length === 0)
    assert.equal(await page.locator('flx-front-banner').filter({ visible: true }).count(), 0)
  })

  it('COOKIE-02 asks a visitor who has not chosen, and keeps the choice', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await page.context().clearCookies()
    await page.goto('/plan')
    const question = page.getByRole('region', { name: 'Vos choix sur les cookies' })
    await question.getByRole('button', { name: 'Tout refuser' }).click()
    await question.waitFor({ state: 'detached' })
    await page.goto('/page/donnees-personnelles')
    await page.locator('flx-consent').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Gérer mes cookies' }).click()
    await page.getByRole('dialog', { name: 'Vos choix sur les cookies' }).getByText('Mesure d’audience').waitFor()
    assert.equal(await question.count(), 0)
  })

  it('is read, and buys, without JavaScript', async () => {
    const page = await site.visit({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
    await page.goto('/')
    await page.getByRole('link', { name: /Panier/ }).waitFor()
    await page.goto(all.at(-1) ?? '')
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await page.goto('/panier')
    const line = page.locator('.flx-cart__line').first()
    await line.getByRole('button', { name: /Augmenter/ }).click()
    assert.equal(await line.locator('input[name="quantite"]').inputValue(), '2')
    await line.getByRole('button', { name: /Supprimer/ }).click()
    await page.getByText('Votre panier est vide').waitFor()
  })
})
