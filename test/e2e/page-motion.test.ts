import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openSite, type Site } from '../support/site.ts'

interface Told {
  /** Whether this page came in over the one before. */
  isMoved?: boolean
}

describe('the way from page to page', () => {
  let site: Site
  before(async () => {
    site = await openSite()
  })
  after(() => site.close())

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    it(`from a list to its article, with motion: ${reducedMotion}`, async () => {
      const page = await site.visit({ reducedMotion })
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          const { viewTransition } = event as Event & { viewTransition: object | null }
          ;(globalThis as Told).isMoved = viewTransition !== null
        })
      })
      await page.goto('/articles')
      const names = page.locator('[data-flx-items] [data-view]')
      const all = await names.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-view')))
      assert.equal(new Set(all).size, all.length, 'a name is once in a page')
      assert.ok(all.length > 10)
      const named = await names.first().evaluate((card) => getComputedStyle(card).viewTransitionName)
      assert.equal(named, reducedMotion === 'reduce' ? 'none' : all[0])
      await page.locator('[data-flx-items] a[href^="/article/"]').first().click()
      await page.waitForURL(/\/article\//)
      const picture = page.locator('main [data-view]')
      assert.equal(await picture.getAttribute('data-view'), all[0])
      const isMoved = await page.waitForFunction(() => 'isMoved' in globalThis && [(globalThis as Told).isMoved])
      assert.deepEqual(await isMoved.jsonValue(), [reducedMotion !== 'reduce'])
      // What is there can be clicked at once.
      await page.getByRole('link', { name: 'Accueil' }).first().click()
      await page.waitForURL(/\/$/)
      assert.deepEqual(page.problems, [])
      await page.context().close()
    })
  }
})
