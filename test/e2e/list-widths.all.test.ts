import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { colourRules, faultsOfPages } from '../support/clean-pages.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite, type SitePage } from '../support/site.ts'

const paths = ['/articles', '/articles?prix_min=99999', '/articles?categorie=tasses-et-mugs']

/** They stay unfolded when the window grows. */
async function unfoldChoices(page: SitePage): Promise<string[]> {
  const folded = page.locator('details:not([open]) > summary').filter({ hasText: 'Affiner' })
  if (await folded.isVisible()) await folded.click()
  return []
}

describe('the list, its choices unfolded', () => {
  const site = forSuite(openSite)

  it('has nothing for axe and fits, narrow and wide, light and dark', async () => {
    const page = await site.visit()
    const views = [320, 1280].flatMap((width) => [
      { width, colorScheme: 'light' as const },
      { width, colorScheme: 'dark' as const, rules: colourRules },
    ])
    assert.deepEqual(await faultsOfPages(page, paths, views, unfoldChoices), [])
  })
})
