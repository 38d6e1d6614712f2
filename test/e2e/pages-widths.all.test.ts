import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { faultsOfPages } from '../support/clean-pages.ts'
import { demoPages } from '../support/demo-pages.ts'
import { openSite, type Site } from '../support/site.ts'

describe('every page of the demo shop, dark and wide', () => {
  let site: Site
  let all: string[]

  before(async () => {
    site = await openSite()
    all = await demoPages(site)
  })
  after(() => site.close())

  for (const [width, height, colorScheme] of [
    [360, 740, 'dark'],
    [1280, 900, 'light'],
    [1280, 900, 'dark'],
  ] as const) {
    it(`has no error, no refusal of the CSP and nothing for axe, ${width} px, ${colorScheme}`, async () => {
      const page = await site.visit({ viewport: { width, height }, colorScheme })
      assert.deepEqual(await faultsOfPages(page, all), [])
      await page.context().close()
    })
  }
})
