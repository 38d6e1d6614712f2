import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { jumpsOf, jumpsOfCart, phone, shopPages } from '../support/jumps.ts'
import { openSite, type Site } from '../support/site.ts'

describe('nothing jumps between the first paint and the moment a page is ready', () => {
  let site: Site
  let pages: string[]
  before(async () => {
    site = await openSite()
    pages = await shopPages(site)
  })
  after(() => site.close())

  it('on no page of the shop, 360 px', async () => {
    assert.ok(pages.length >= 5, `few pages: ${pages}`)
    assert.deepEqual(await jumpsOf(site, pages, phone), [])
  })

  it('on the page of a cart that is not empty, 360 px', async () => {
    assert.deepEqual(await jumpsOfCart(site, phone), [])
  })
})
