import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { axe } from '../support/axe.ts'
import { openSite, type Site } from '../support/site.ts'
import { screensOf } from '../theme/screens.ts'

describe('the contrast of texts', () => {
  let site: Site

  before(async () => {
    site = await openSite()
  })

  after(() => site.close())

  /** Alone among tests this one sees every screen that the gallery draws. */
  it('every screen has texts of a contrast of 4.5 (WCAG 1.4.3), and of 7 in the cart (1.4.6), light and dark', async () => {
    const found: string[] = []
    for (const { name, steps } of await screensOf(site)) {
      const page = await site.visit({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
      for (const step of steps) await step(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const faults = await axe(page, undefined, ['color-contrast'])
        const hasCart = (await page.locator('flx-cart').count()) > 0
        if (hasCart) faults.push(...(await axe(page, 'flx-cart', ['color-contrast-enhanced'])))
        found.push(...faults.map((fault) => `${name}, ${colorScheme}: ${fault}`))
      }
      await page.context().close()
    }
    assert.deepEqual(found, [])
  })
})
