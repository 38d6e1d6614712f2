import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { faultsOfPages } from '../support/clean-pages.ts'
import { openSite, type Site, type SitePage } from '../support/site.ts'

const paths = ['/articles', '/articles?prix_min=99999', '/articles?categorie=tasses-et-mugs']

async function unfoldChoices(page: SitePage): Promise<void> {
  const folded = page.locator('summary').filter({ hasText: 'Affiner' })
  if (await folded.isVisible()) await folded.click()
}

describe('the list, its choices unfolded', () => {
  let site: Site
  before(async () => {
    site = await openSite()
  })
  after(() => site.close())

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 360, 768, 1280]) {
      it(`has nothing for axe and fits, ${width} px, ${colorScheme}`, async () => {
        const page = await site.visit({ viewport: { width, height: 800 }, colorScheme })
        assert.deepEqual(await faultsOfPages(page, paths, unfoldChoices), [])
        await page.context().close()
      })
    }
  }
})
