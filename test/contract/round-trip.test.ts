import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Route } from 'playwright-core'
import { type DistPages, nonce, openDistPages } from '../support/dist-page.ts'
import { followNetwork, networkQuiet } from '../support/network-quiet.ts'

const svg = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>'

const openings = [
  {
    what: 'a modal by a control',
    html: `<button data-opener data-flx-show="bonjour">Ouvrir</button><flx-modal id="bonjour" label="Bonjour"><p>Contenu</p></flx-modal>`,
  },
  {
    what: 'a lightbox by the link to its image',
    html: `<flx-lightbox><a data-opener href='${svg}' rel="lightbox">Voir</a></flx-lightbox>`,
  },
  {
    what: 'a popup by a control',
    html: `<button data-opener data-flx-show="texte">Voir</button><flx-popup id="texte" label="Texte"><p>Contenu</p></flx-popup>`,
  },
]

describe('a cold opening needs one round trip', () => {
  let pages: DistPages
  before(async () => {
    // One connection that all requests share, as with a CDN: over six of HTTP/1.1 the browser itself would hold some back.
    pages = await openDistPages({ isHttp2: true })
  })
  after(() => pages.close())

  /** A page at rest, and what it asks of `dist` from then on; with `isHeld`, nothing of that is answered until `release`. */
  async function coldPage(
    html: string,
    isHeld: boolean,
  ): Promise<{ page: Page; asked: string[]; click(): Promise<void>; release(): Promise<void> }> {
    const asked: string[] = []
    const held: Route[] = []
    let isHolding = isHeld
    const { page } = await pages.open(
      `${html}<script type="module" nonce="${nonce}" crossorigin src="${pages.cdn}/flx.js"></script>`,
      { prepare: async (page) => followNetwork(page) },
    )
    await page.waitForFunction(() => 'flx' in globalThis)
    await networkQuiet(page)
    await page.route(`${pages.cdn}/**`, async (route) => {
      asked.push(new URL(route.request().url()).pathname)
      if (isHolding) held.push(route)
      else await route.continue()
    })
    return {
      page,
      asked,
      // A click without a pointer on its way to it: nothing announces it, so nothing was fetched ahead.
      click: () => page.evaluate(() => document.querySelector<HTMLElement>('[data-opener]')?.click()),
      async release() {
        isHolding = false
        await Promise.all(held.map((route) => route.continue()))
      },
    }
  }

  const opened = (page: Page): Promise<void> => page.locator('dialog[open]').waitFor()

  for (const { what, html } of openings) {
    it(`${what}: every file that it needs is asked for before any has come`, async () => {
      const free = await coldPage(html, false)
      assert.deepEqual(free.asked, [], 'the page is cold')
      await free.click()
      await opened(free.page)
      const needed = [...free.asked].sort()
      assert.ok(needed.length > 1, needed.join())
      await free.page.close()

      const slow = await coldPage(html, true)
      await slow.click()
      // Nothing is answered meanwhile: what a second wave would ask for never comes. Each further try has a folder of its own.
      const missing = (): string[] => needed.filter((path) => !slow.asked.includes(path))
      for (let turns = 0; turns < 1000 && missing().length > 0; turns++) await wait(20)
      assert.deepEqual(missing(), [])
      await slow.release()
      await opened(slow.page)
      await slow.page.close()
    })
  }
})
