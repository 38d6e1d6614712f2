import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { forSuite } from '../support/for-suite.ts'
import { desktop, jumpsOf, jumpsOfCart, phone, shopPages } from '../support/jumps.ts'
import { openSite } from '../support/site.ts'

describe('nothing jumps between the first paint and the moment a page is ready', () => {
  const site = forSuite(openSite)
  let pages: string[]
  let topics: string[]
  before(async () => {
    pages = await shopPages(site)
    const visitor = await site.visit()
    await visitor.goto('/guide')
    const links = await visitor
      .locator('a[href^="/guide"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
    await visitor.context().close()
    topics = [...new Set(links)].filter((path) => !path.includes('/flx-'))
  })

  for (const viewport of [phone, desktop]) {
    it(`on no page of the shop, ${viewport.width} px`, async () => {
      assert.ok(pages.length >= 5, `few pages: ${pages}`)
      assert.deepEqual(await jumpsOf(site, pages, viewport), [])
    })

    it(`on the page of a cart that is not empty, ${viewport.width} px`, async () => {
      assert.deepEqual(await jumpsOfCart(site, viewport), [])
    })

    // The elements themselves are seen by `no-jump-elements.all.test.ts`.
    it(`on no topic of the guide, nor on the page of an element, ${viewport.width} px`, async () => {
      assert.ok(topics.length > 10, `few pages: ${topics}`)
      assert.deepEqual(await jumpsOf(site, [...topics, '/guide/flx-list'], viewport), [])
    })
  }
})
