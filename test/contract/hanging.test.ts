import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { type DistPages, nonce, openDistPages } from '../support/dist-page.ts'

describe('a CDN that takes a connection and never answers', () => {
  let pages: DistPages
  before(async () => {
    pages = await openDistPages()
  })
  afterEach(() => pages.hang())
  after(() => pages.close())

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
    await page.close()
  })

  it('SAFE-07 gives a submit back to the browser, with its button', async () => {
    pages.hang(/^chunks\//)
    const { page } = await pages.open(
      `${script()}<flx-add-to-cart><form action="/ailleurs"><button name="envoi" value="panier">Ajouter</button></form></flx-add-to-cart>`,
    )
    await page.waitForFunction(() => 'flx' in globalThis)
    await page.getByText('Ajouter').click()
    await page.waitForURL('**/ailleurs?envoi=panier')
    await page.close()
  })
})
