import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type DistPages, nonce, openDistPages } from '../support/dist-page.ts'
import { sampleOf, tags } from '../support/samples.ts'

/** What the style sheets of the page refer to, that none of them gives a value and that has none to fall back on. */
const undefinedProperties = `
  (() => {
    const css = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\\n')
    const used = [...css.matchAll(/var\\((--flx-[\\w-]+)\\)/g)].map(([, name]) => name)
    const given = new Set([...css.matchAll(/(--flx-[\\w-]+):/g)].map(([, name]) => name))
    return [...new Set(used)].filter((name) => !given.has(name))
  })()
`

describe('an element alone on a page that loads what ships', () => {
  let pages: DistPages
  before(async () => {
    pages = await openDistPages()
  })
  after(() => pages.close())

  for (const tag of tags) {
    it(`<${tag}> has a value for all that its style sheets name`, async () => {
      const { page } = await pages.open(
        `${sampleOf(tag).replace(`<${tag}`, `<${tag} load="now"`)}<script type="module" nonce="${nonce}" src="${pages.cdn}/flx.js" crossorigin></script>`,
      )
      await page.waitForFunction((name) => customElements.get(name) !== undefined, tag)
      await page.waitForFunction((name) => document.querySelector<Element & { isReady?: boolean }>(name)?.isReady, tag)
      assert.deepEqual(await page.evaluate(undefinedProperties), [])
      await page.close()
    })
  }
})
