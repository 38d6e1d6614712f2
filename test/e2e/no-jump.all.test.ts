import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { forSuite } from '../support/for-suite.ts'
import { jumpsOf, jumpsOfCart, phone, shopPages } from '../support/jumps.ts'
import { openSite } from '../support/site.ts'

describe('nothing jumps between the first paint and the moment a page is ready', () => {
  const site = forSuite(openSite)
  let pages: string[]
  before(async () => {
    pages = await shopPages(site)
  })

  it('on no page of the shop, 360 px', async () => {
    assert.ok(pages.length >= 5, `few pages: ${pages}`)
    assert.deepEqual(await jumpsOf(site, pages, phone), [])
  })

  it('on the page of a cart that is not empty, 360 px', async () => {
    assert.deepEqual(await jumpsOfCart(site, phone), [])
  })
})
