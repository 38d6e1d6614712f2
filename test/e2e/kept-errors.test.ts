import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nonce, openDistPages } from '../support/dist-page.ts'
import { forSuite } from '../support/for-suite.ts'

describe('an element that failed and left', () => {
  const pages = forSuite(openDistPages)

  it('is not kept alive by the page’s script, which nobody asked to diagnose', async () => {
    const { page } = await pages.open(
      `<body><main></main><script nonce="${nonce}" type="module" src="${pages.cdn}/flx.js"></script>`,
    )
    await page.waitForFunction(() => 'flx' in globalThis)
    await page.evaluate(() => {
      const left: WeakRef<Element>[] = []
      for (let count = 0; count < 80; count++) {
        const element = document.createElement('div')
        document.querySelector('main')?.append(element)
        element.dispatchEvent(new CustomEvent('flx-error', { bubbles: true, composed: true, detail: { error: count } }))
        element.remove()
        left.push(new WeakRef(element))
      }
      Object.assign(globalThis, { left })
    })
    await page.requestGC()
    const alive = await page.evaluate(() => {
      const { left } = globalThis as unknown as { left: WeakRef<Element>[] }
      return left.filter((each) => each.deref()).length
    })
    // The last one may still be where the engine left it.
    assert.ok(alive <= 1, `${alive} of 80 stayed`)
  })
})
