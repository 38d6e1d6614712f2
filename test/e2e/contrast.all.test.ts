import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite, requestFailed, type SitePage } from '../support/site.ts'
import { type Screen, screensBeyondPages } from '../theme/screens.ts'

/** The other pages that have an address are seen by `pages.test.ts`, light, and by `pages-widths.all.test.ts`, dark. */
const emptyCarts: Screen[] = ['/panier', '/panier?mode=html'].map((path) => ({
  name: path,
  steps: [(page) => page.goto(path)],
}))

describe('the contrast of texts', () => {
  const site = forSuite(openSite)

  /** Shows screens one after the other. One that takes the steps of the one before, and more, goes on from there. */
  async function showEach(screens: Screen[], look: (page: SitePage, name: string) => Promise<void>): Promise<void> {
    let page: SitePage | undefined
    let done: Screen['steps'] = []
    for (const { name, steps } of screens) {
      if (!page || done.some((step, index) => step !== steps[index])) {
        await page?.context().close()
        page = await site.visit({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
        // Pages of errors are among the screens.
        page.provoked = requestFailed
        done = []
      }
      for (const step of steps.slice(done.length)) await step(page)
      done = steps
      await look(page, name)
    }
    await page?.context().close()
  }

  it('every screen has texts of a contrast of 4.5 (WCAG 1.4.3), and of 7 in the cart (1.4.6), light and dark', async () => {
    const found: string[] = []
    await showEach([...emptyCarts, ...screensBeyondPages(site)], async (page, name) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const faults = await axe(page, undefined, ['color-contrast'])
        const hasCart = (await page.locator('flx-cart').count()) > 0
        if (hasCart) faults.push(...(await axe(page, 'flx-cart', ['color-contrast-enhanced'])))
        found.push(...faults.map((fault) => `${name}, ${colorScheme}: ${fault}`))
      }
    })
    assert.deepEqual(found, [])
  })
})
