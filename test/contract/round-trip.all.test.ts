import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Route } from 'playwright-core'
import { nonce, openDistPages } from '../support/dist-page.ts'
import { forSuite } from '../support/for-suite.ts'
import { followNetwork, networkQuiet } from '../support/network-quiet.ts'

const svg = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>'

interface Opening {
  what: string
  html: string
  /** What there is once it is open. @default a dialog */
  opens?: string
  /** What the browser kept of an earlier visit, by its key. */
  kept?: Record<string, string>
}

const list = '<ul><li><a href="/a">Accueil</a></li><li><a href="/b">Boutique</a></li></ul>'
const entries = [{ type: 'menu', data: [{ id_page: '1', nom_page: 'Boutique', lien: '/b' }] }]

interface ColdPage {
  page: Page
  /** Paths of what it asked `dist` for since it was at rest. */
  asked: string[]
  click(): Promise<void>
  opened(): Promise<void>
  /** Clicks. @returns the paths of the files of `dist` that had come when it opened. */
  came(): Promise<string[]>
  release(): Promise<void>
}

const openings: Opening[] = [
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
  {
    what: 'a popup by a link of its class',
    html: `<flx-popup></flx-popup><p><a data-opener class="squeezebox" href="/media/livraison">La livraison</a></p>`,
  },
  {
    what: 'a popup by a link with options',
    html: `<flx-popup></flx-popup><a data-opener class="squeezebox" rel="{handler: 'iframe', size: {x: 800, y: 500}}" href="/media/livraison">La livraison</a>`,
  },
  {
    what: 'a popup by a link to a page that has a size of its own',
    html: `<flx-popup></flx-popup><a data-opener class="squeezebox" href="/fr/fpopup_coord_map_v3.html?p=commun:coord_map_v3&w=600&h=520">Un point</a>`,
  },
  {
    what: 'a popup of a page that is known by its name',
    html: `<form name="fiche"><input name="lat"><input name="lng"><button type="button" data-opener data-flx-show="point">Choisir un point</button></form>
<flx-popup id="point" preset="coordinates" label="Choisir un point" size-x="600" size-y="520" data-name-form="fiche" data-name-lat="lat" data-name-lng="lng"></flx-popup>`,
  },
  {
    what: 'an announcement that was closed, by a control',
    html: `<button data-opener data-flx-show="soldes">Les soldes</button><flx-front-popup id="soldes" version="hiver" days="7" label="Soldes"><p>Jusqu’au 3 février</p></flx-front-popup>`,
    kept: { 'flx-closed:flx-front-popup:soldes:hiver': String(Date.now() + 86_400_000) },
  },
  {
    what: 'a toast by a control',
    html: `<button data-opener data-flx-show="enregistree">Enregistrer</button><flx-toast id="enregistree" type="success">Enregistrée.</flx-toast>`,
    opens: '.flx-toast',
  },
  {
    what: 'a menu of the list that it contains, by its button',
    html: `<button data-opener id="flx-menu-button">Menu</button><flx-mobile-menu><nav>${list}</nav></flx-mobile-menu>`,
  },
  {
    what: 'a menu of a list of the page, by its button',
    html: `<button data-opener id="flx-menu-button">Menu</button><nav id="theme">${list}</nav><flx-mobile-menu nav="#theme"></flx-mobile-menu>`,
  },
  {
    what: 'a menu of the server, by its button',
    html: `<button data-opener id="flx-menu-button" data-configmenu="principal">Menu</button><flx-mobile-menu></flx-mobile-menu>`,
  },
]

describe('a cold opening needs one round trip', () => {
  // One connection that all requests share, as with a CDN: over six of HTTP/1.1 the browser itself would hold some back.
  const pages = forSuite(() => openDistPages({ isHttp2: true }))
  before(() => {
    pages.answer('/ajax/modules/menu/mobile-menu.php', { type: 'application/json', body: JSON.stringify(entries) })
  })

  /** A page at rest, and what it asks of `dist` from then on; with `isHeld`, nothing of that is answered until `release`. */
  async function coldPage({ html, opens = 'dialog[open]', kept = {} }: Opening, isHeld: boolean): Promise<ColdPage> {
    const asked: string[] = []
    const held: Route[] = []
    let isHolding = isHeld
    const { page } = await pages.open(
      `${html}<script type="module" nonce="${nonce}" crossorigin src="${pages.cdn}/flx.js"></script>`,
      {
        async prepare(page) {
          followNetwork(page)
          await page.addInitScript((all) => {
            for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
          }, kept)
        },
      },
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
      opened: () => page.locator(opens).waitFor(),
      // A file that comes after the opening was not what it waited for: the browser knows when each had come.
      came: () =>
        page.evaluate(
          ([cdn, selector]) =>
            new Promise<string[]>((done) => {
              performance.clearResourceTimings()
              new MutationObserver((_, watcher) => {
                if (!document.querySelector(selector)) return
                watcher.disconnect()
                const now = performance.now()
                const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
                const needed = files.filter(({ name, responseEnd }) => name.startsWith(cdn) && responseEnd <= now)
                done(needed.map(({ name }) => new URL(name).pathname).sort())
              }).observe(document, { childList: true, subtree: true, attributes: true })
              document.querySelector<HTMLElement>('[data-opener]')?.click()
            }),
          [pages.cdn, opens] as const,
        ),
      async release() {
        isHolding = false
        await Promise.all(held.map((route) => route.continue()))
      },
    }
  }

  for (const opening of openings) {
    it(`${opening.what}: every file that it needs is asked for before any has come`, async () => {
      const free = await coldPage(opening, false)
      assert.deepEqual(free.asked, [], 'the page is cold')
      const needed = await free.came()
      assert.ok(needed.length > 1, needed.join())
      await free.page.close()

      const slow = await coldPage(opening, true)
      await slow.click()
      // Nothing is answered meanwhile: what a second wave would ask for never comes. Each further try has a folder of its own.
      const missing = (): string[] => needed.filter((path) => !slow.asked.includes(path))
      for (let turns = 0; turns < 1000 && missing().length > 0; turns++) await wait(20)
      assert.deepEqual(missing(), [])
      await slow.release()
      await slow.opened()
    })
  }
})
