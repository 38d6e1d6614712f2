import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nonce, openDistPages } from '../support/dist-page.ts'
import { forSuite } from '../support/for-suite.ts'

describe('a breadcrumb on a page that loads what ships', () => {
  const pages = forSuite(() => openDistPages({ hasWindows: true }))

  it('HEAD-02 does not lose a click on the author’s own button, and asks for nothing before', async () => {
    const { page } = await pages.open(
      `<flx-breadcrumb><ol><li><a href="/a">A</a><button type="button">Pages voisines</button>
<ul hidden><li><a href="/b">B</a></li></ul></li></ol></flx-breadcrumb>
<script type="module" nonce="${nonce}" src="${pages.cdn}/flx.js" crossorigin></script>`,
    )
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.reload({ waitUntil: 'networkidle' })
    assert.deepEqual(
      fetched.filter((url) => url.includes('/chunks/')),
      [],
    )
    await page.evaluate(() => document.querySelector('button')?.click())
    await page.getByRole('link', { name: 'B', exact: true }).waitFor()
    assert.equal(await page.getByRole('button', { expanded: true }).count(), 1)
  })
})
