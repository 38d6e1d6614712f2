import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type DistPages, nonce, openDistPages } from '../support/dist-page.ts'

describe('a form that hides the page’s cookies by its name', () => {
  let pages: DistPages
  before(async () => {
    pages = await openDistPages()
  })
  after(() => pages.close())

  it('SAFE-04 does not stop the script: what the page has is still opened, and the visitor is asked', async () => {
    const { page, said } = await pages.open(
      `<form name="cookie"></form><script type="module" nonce="${nonce}" crossorigin src="${pages.cdn}/flx.js"></script>
       <flx-consent><p>Des mesures.</p></flx-consent>
       <button data-flx-show="bonjour">Ouvrir</button><flx-modal id="bonjour" label="Bonjour"><p>Contenu</p></flx-modal>`,
    )
    await page.waitForFunction(() => 'flx' in globalThis)
    await page.getByRole('button', { name: 'Ouvrir' }).click()
    await page.getByRole('dialog', { name: 'Bonjour' }).waitFor()
    const read = await page.evaluate(() =>
      (globalThis as unknown as { flx: typeof import('../../elements/index.ts').flx }).flx.cookies.get('rien'),
    )
    assert.equal(read, undefined)
    assert.deepEqual(
      said.filter((text) => text.includes('TypeError')),
      [],
    )
    await page.close()
  })
})
