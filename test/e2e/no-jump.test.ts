import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { desktop, jumpsOf, jumpsOn, phone } from '../support/jumps.ts'
import { openSite, type Site } from '../support/site.ts'

/** Pages of the shop that its own pages lead to, one of each kind. */
async function pagesOf(site: Site): Promise<string[]> {
  const visitor = await site.visit()
  const kinds = new Map<string, string>()
  for (const seed of ['/', '/articles', '/plan', '/panier']) {
    await visitor.goto(seed)
    const paths = await visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((link) => link.origin === location.origin && !link.rel.includes('lightbox'))
        .map((link) => link.pathname),
    )
    for (const path of [seed, ...paths]) {
      if (path.startsWith('/guide')) continue
      const kind = path.replace(/(\/[^/]+)\/.*/, '$1/*')
      if (!/\.\w+$/.test(path) && !kinds.has(kind)) kinds.set(kind, path)
    }
  }
  await visitor.context().close()
  return [...kinds.values()]
}

async function fillCart(page: Page): Promise<void> {
  await page.goto('/articles')
  await page.locator('main a[href^="/article/"]').first().click()
  await page.waitForURL('**/article/*')
  const answer = page.waitForResponse(/add_item/)
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click()
  await answer
}

describe('nothing jumps between the first paint and the moment a page is ready', () => {
  let site: Site
  let pages: string[]
  before(async () => {
    site = await openSite()
    pages = await pagesOf(site)
  })
  after(() => site.close())

  for (const viewport of [phone, desktop]) {
    it(`on no page of the shop, ${viewport.width} px`, async () => {
      assert.ok(pages.length >= 5, `few pages: ${pages}`)
      assert.deepEqual(await jumpsOf(site, pages, viewport), [])
    })

    it(`on the page of a cart that is not empty, ${viewport.width} px`, async () => {
      const first = await site.visit({ viewport })
      await fillCart(first)
      for (const path of ['/panier', '/panier?mode=html']) {
        const page = await site.openTab(first.context())
        assert.deepEqual(await jumpsOn(page, path), [])
        await page.close()
      }
      await first.context().close()
    })
  }
})
