import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nonce, openDistPages } from '../support/dist-page.ts'
import { forSuite } from '../support/for-suite.ts'

describe('a CDN that takes a connection and never answers', () => {
  const pages = forSuite(openDistPages)

  const script = (): string => `<script type="module" nonce="${nonce}" crossorigin src="${pages.cdn}/flx.js"></script>`

  it('SAFE-07 gives a click back to the browser: the link leads where it says', async () => {
    pages.hang(/^chunks\//)
    const { page } = await pages.open(
      `${script()}<flx-popup></flx-popup><a class="squeezebox" href="/ailleurs?lien">Voir</a>`,
    )
    await page.waitForFunction(() => 'flx' in globalThis)
    await page.getByText('Voir').click()
    assert.equal(await page.getByText('Voir').getAttribute('aria-busy'), 'true')
    await page.waitForURL('**/ailleurs?lien')
  })
})
