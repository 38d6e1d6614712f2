import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { followShifts, shiftsOf, tellShifts } from '../support/layout-shift.ts'
import { sampleOf, tags } from '../support/samples.ts'
import { openSite, type Site } from '../support/site.ts'

/** What a visitor does not notice; Core Web Vitals calls a page good up to five times as much. */
const most = 0.02

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 900 }

/** The rules that the README has a page write. */
const pageStyle = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8').match(
  /<style>[\s\S]*?<\/style>/,
)?.[0]

const words = 'La mer monte et descend deux fois par jour. '.repeat(12)

/** A page as the README has an author write it, with an element between its texts. */
function samplePage(sample: string, script: string): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Essai</title>
<script type="module" src="${script}" crossorigin></script>${pageStyle}</head>
<body><h1>Essai</h1><p>${words}</p>${sample}<p class="after">${words}</p><p>${words}</p></body></html>`
}

/** Pages of the site that its own pages lead to: one of each kind, and each page of the guide. */
async function pagesOf(site: Site): Promise<string[]> {
  const visitor = await site.visit()
  const kinds = new Map<string, string>()
  for (const seed of ['/', '/articles', '/plan', '/panier', '/guide']) {
    await visitor.goto(seed)
    const paths = await visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((link) => link.origin === location.origin && !link.rel.includes('lightbox'))
        .map((link) => link.pathname),
    )
    for (const path of [seed, ...paths]) {
      const kind = path.startsWith('/guide') ? path : path.replace(/(\/[^/]+)\/.*/, '$1/*')
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
  let script: string
  before(async () => {
    site = await openSite()
    pages = await pagesOf(site)
    const visitor = await site.visit()
    await visitor.goto('/')
    script = await visitor.evaluate(
      () => document.querySelector<HTMLScriptElement>('script[src$="/flx.js"]')?.src ?? '',
    )
    await visitor.context().close()
  })
  after(() => site.close())

  /** Opens a page as a new visitor does, on a slow network. @returns what moved too much on it. */
  async function jumpsOn(page: Page, path: string, act = async (): Promise<void> => {}): Promise<string[]> {
    await followShifts(page)
    await page.goto(path)
    await shiftsOf(page)
    await act()
    const { total, told } = tellShifts(await shiftsOf(page))
    return total < most ? [] : [`${path} moves by ${total.toFixed(3)}\n${told}`]
  }

  async function jumpsOf(paths: string[], viewport: typeof phone): Promise<string[]> {
    const jumps: string[] = []
    for (const path of paths) {
      const page = await site.visit({ viewport })
      jumps.push(...(await jumpsOn(page, path)))
      await page.context().close()
    }
    return jumps
  }

  async function openSample(tag: string): Promise<Page> {
    const page = await site.visit({ viewport: phone })
    const body = samplePage(sampleOf(tag), script)
    await page.route(`**/${tag}`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
    return page
  }

  for (const viewport of [phone, desktop]) {
    it(`on no page of the shop, ${viewport.width} px`, async () => {
      const shop = pages.filter((path) => !path.startsWith('/guide'))
      assert.ok(shop.length >= 5, `few pages: ${shop}`)
      assert.deepEqual(await jumpsOf(shop, viewport), [])
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

  it('on no page of the guide', async () => {
    const guide = pages.filter((path) => path.startsWith('/guide'))
    assert.ok(guide.length > tags.length, `few pages: ${guide}`)
    assert.deepEqual(await jumpsOf(guide, desktop), [])
  })

  for (const tag of tags) {
    it(`<${tag}> moves nothing in a page as the README has it written, nor when the pointer comes near`, async () => {
      const page = await openSample(tag)
      const point = async (): Promise<void> => {
        const box = await page.locator(tag).first().boundingBox()
        await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
        await page.mouse.move((box?.x ?? 0) + 6, (box?.y ?? 0) + 6)
      }
      assert.deepEqual(await jumpsOn(page, `/${tag}`, point), [])
      await page.context().close()
    })
  }

  it('the list that a menu is made of takes no room, before the menu was opened and after', async () => {
    const page = await openSample('flx-mobile-menu')
    await page.goto('/flx-mobile-menu')
    const top = () => page.locator('.after').evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()
    await page.evaluate(() =>
      (globalThis as unknown as { flx: typeof import('../../elements/index.ts').flx }).flx.invoke(
        'flx-mobile-menu',
        'show',
      ),
    )
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    assert.equal(await top(), before)
    await page.context().close()
  })

  it('without script that list is the menu', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.setContent(samplePage(sampleOf('flx-mobile-menu'), script))
    assert.equal(await page.getByRole('link', { name: 'Page' }).isVisible(), true)
    await context.close()
  })
})
