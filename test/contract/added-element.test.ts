import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { readDist, scripts } from '../support/dist.ts'
import { type DistPages, nonce, openDistPages } from '../support/dist-page.ts'

/** The file of an element that this build has never heard of, as it would be built: it says when it is there. */
const fileOf = (tag: string): string => `
customElements.define('${tag}', class extends HTMLElement {
  connectedCallback() { this.dataset.defined = '' }
})`

describe('an element that is added to the folder of what ships', () => {
  let pages: DistPages
  before(async () => {
    pages = await openDistPages()
  })
  after(() => pages.close())

  it('costs the script of the page no byte: its tag alone wakes it, once it is seen', async () => {
    const tags = ['flx-newcomer', 'flx-newcomer-below']
    const [, build] = scripts().flatMap((name) => /^chunks\/modal(-[\w-]+\.js)$/.exec(name) ?? [])
    for (const tag of tags) {
      for (const name of scripts()) assert.ok(!readDist(name).includes(tag.slice(4)), `${name} knows ${tag}`)
      pages.replace(`chunks/${tag.slice(4)}${build}`, fileOf(tag))
    }
    const { page, said } = await pages.open(
      `<script type="module" nonce="${nonce}" crossorigin src="${pages.cdn}/flx.js"></script>
      <flx-newcomer>Vu</flx-newcomer><p style="height:9000px"></p><flx-newcomer-below>Plus bas</flx-newcomer-below>`,
      { ownStyles: true },
    )
    await page.locator('flx-newcomer[data-defined]').waitFor()
    const below = page.locator('flx-newcomer-below')
    assert.equal(await below.getAttribute('data-defined'), null, 'it is far below what is seen')
    await below.scrollIntoViewIfNeeded()
    await page.locator('flx-newcomer-below[data-defined]').waitFor()
    assert.deepEqual(said, [])
    await page.close()
  })
})
