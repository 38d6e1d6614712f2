import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { forSuite } from '../support/for-suite.ts'
import { desktop, jumpsOf, jumpsOfCart, phone, shopPages } from '../support/jumps.ts'
import { openSite, type Site } from '../support/site.ts'

async function guidePages(site: Site): Promise<string[]> {
  const visitor = await site.visit()
  await visitor.goto('/guide')
  const links = await visitor
    .locator('a[href^="/guide"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  await visitor.context().close()
  return [...new Set(links)].filter((path) => path !== null)
}

describe('nothing jumps in a wide window, nor in the guide', () => {
  const site = forSuite(openSite)

  it('on no page of the shop, 1280 px', async () => {
    const pages = await shopPages(site)
    assert.ok(pages.length >= 5, `few pages: ${pages}`)
    assert.deepEqual(await jumpsOf(site, pages, desktop), [])
  })

  it('on the page of a cart that is not empty, 1280 px', async () => {
    assert.deepEqual(await jumpsOfCart(site, desktop), [])
  })

  it('on no page of the guide, 360 px', async () => {
    const guide = await guidePages(site)
    assert.ok(guide.length > 40, `few pages: ${guide}`)
    assert.deepEqual(await jumpsOf(site, guide, phone), [])
  })

  // The elements themselves are seen in such a window by `no-jump-elements.all.test.ts`.
  it('on no topic of the guide, nor on the page of an element, 1280 px', async () => {
    const guide = await guidePages(site)
    const topics = guide.filter((path) => !path.includes('/flx-'))
    assert.ok(topics.length > 10, `few pages: ${topics}`)
    assert.deepEqual(await jumpsOf(site, [...topics, '/guide/flx-list'], desktop), [])
  })
})
