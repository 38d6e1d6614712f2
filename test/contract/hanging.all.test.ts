import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { readDist, scripts } from '../support/dist.ts'
import { type DistPages, nonce, openDistPages } from '../support/dist-page.ts'

describe('a CDN that takes a connection and never answers', () => {
  let pages: DistPages
  before(async () => {
    pages = await openDistPages()
  })
  afterEach(() => pages.hang())
  after(() => pages.close())

  const script = (): string => `<script type="module" nonce="${nonce}" crossorigin src="${pages.cdn}/flx.js"></script>`

  it('SAFE-07 gives a submit back to the browser, with its button', async () => {
    pages.hang(/^chunks\//)
    const { page } = await pages.open(
      `${script()}<flx-add-to-cart><form action="/ailleurs"><button name="envoi" value="panier">Ajouter</button></form></flx-add-to-cart>`,
    )
    await page.waitForFunction(() => 'flx' in globalThis)
    await page.getByText('Ajouter').click()
    await page.waitForURL('**/ailleurs?envoi=panier')
    await page.close()
  })

  const snippet = (): string => readDist('importmap.html').replaceAll('ADRESSE', pages.cdn).replaceAll('NONCE', nonce)
  const modal = `<button data-flx-show="bonjour">Ouvrir</button><flx-modal id="bonjour" label="Bonjour"><p>Contenu</p></flx-modal>`

  const isOpen = async (page: Page): Promise<boolean> => (await page.locator('dialog[open]').count()) > 0

  /** Clicks again and again, as a visitor would who is given back what he did, until this is so. */
  async function clickUntil(page: Page, isSo: () => boolean | Promise<boolean>): Promise<void> {
    await page.waitForFunction(() => 'flx' in globalThis)
    for (let clicks = 0; clicks < 90; clicks++) {
      if (await isSo()) return
      await page.evaluate(() => document.querySelector('button')?.click())
      await page
        .locator('dialog[open]')
        .waitFor({ timeout: 1000 })
        .catch(() => {})
    }
    assert.fail('ninety clicks')
  }

  const ways = [
    { with: 'without hashes', head: script },
    { with: 'under the hashes of an import map', head: snippet },
  ]
  for (const { with: way, head } of ways) {
    for (const [what, names] of [
      ['its own file', /^chunks\/modal-/],
      ['a file that it shares with others', /^chunks\/core-/],
    ] as const) {
      it(`SAFE-07 ${what} hangs, ${way}: the element is asked for again, and opens`, async () => {
        pages.hang(names)
        const { page, said } = await pages.open(head() + modal)
        await clickUntil(page, () => isOpen(page))
        assert.deepEqual(said, [])
        await page.close()
      })
    }
  }

  it('SAFE-07 a file that fails, which others share, is asked for again as well', async () => {
    const { page } = await pages.open(script() + modal, {
      prepare: async (page) => void (await page.route(/\/chunks\/core-/, (route) => route.abort('connectionreset'))),
    })
    await clickUntil(page, () => isOpen(page))
    await page.close()
  })

  it('SAFE-07 POPUP-01 what draws the content of a popup fails once: the next click shows it', async () => {
    let failures = 0
    const { page } = await pages.open(
      `${script()}<flx-popup></flx-popup><a class="squeezebox-ajax" href="/fragment">Voir</a>`,
      {
        async prepare(page) {
          await page.route('**/fragment', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Marées</p>' }))
          await page.route(/\/chunks\/popup-fragment-/, (route) => {
            failures++
            return failures === 1 ? route.abort('connectionreset') : route.continue()
          })
        },
      },
    )
    await page.waitForFunction(() => 'flx' in globalThis)
    const click = () => page.evaluate(() => document.querySelector<HTMLElement>('.squeezebox-ajax')?.click())
    const failed = page.waitForEvent('requestfailed')
    await click()
    await failed
    await page.waitForFunction(() => !document.querySelector('dialog[open]'))
    await click()
    await page.getByText('Marées').waitFor()
    assert.equal(failures, 2)
    await page.close()
  })

  it('SAFE-07 what is asked for again is what its hash says, or does not run', async () => {
    pages.hang(/^chunks\/core-/)
    const core = scripts().find((name) => name.startsWith('chunks/core-')) ?? ''
    pages.replace(core, `globalThis.intruder = true\n${readDist(core)}`)
    const { page, said } = await pages.open(snippet() + modal)
    await clickUntil(page, () => said.some((text) => text.includes('integrity')))
    assert.equal(await page.evaluate(() => 'intruder' in globalThis), false)
    assert.equal(await isOpen(page), false)
    pages.replace(core, readDist(core))
    await page.close()
  })

  it('SAFE-07 where the page has hashes of its own for one address each, no other is asked for', async () => {
    pages.hang(/^chunks\/core-/)
    const { files } = JSON.parse(readDist('integrity.json')) as { files: Record<string, string> }
    const integrity = Object.fromEntries(Object.entries(files).map(([file, hash]) => [`${pages.cdn}/${file}`, hash]))
    const asked: string[] = []
    const { page, said } = await pages.open(
      `<script type="importmap" nonce="${nonce}">${JSON.stringify({ integrity })}</script>${script()}${modal}`,
      { prepare: async (page) => void page.on('request', (request) => asked.push(request.url())) },
    )
    // It has nowhere else to ask, and says so.
    await clickUntil(page, () => said.some((text) => text.includes('manque')))
    assert.deepEqual(
      asked.filter((url) => url.startsWith(pages.cdn) && !(url.slice(pages.cdn.length + 1) in files)),
      [],
    )
    await page.close()
  })
})

describe('a CDN that answers nothing for a while', () => {
  let pages: DistPages
  before(async () => {
    pages = await openDistPages({ isHttp2: true })
  })
  after(() => pages.close())

  it('SAFE-07 what hung three times, with all that it imports, is asked for again once it answers, and the element opens', async () => {
    pages.hang(/hunks\//)
    const asked: string[] = []
    const { page, said } = await pages.open(
      `<script type="module" nonce="${nonce}" crossorigin src="${pages.cdn}/flx.js"></script>
       <button data-flx-show="bonjour">Ouvrir</button><flx-modal id="bonjour" label="Bonjour"><p>Contenu</p></flx-modal>`,
      { prepare: async (page) => void page.on('request', (request) => asked.push(request.url())) },
    )
    await page.waitForFunction(() => 'flx' in globalThis)
    const click = (): Promise<void> => page.evaluate(() => document.querySelector('button')?.click())
    const triesOf = (name: string): number => asked.filter((url) => url.includes(name)).length
    // Without a way of their own for each time, what the files import would hang in every folder by then.
    for (let tries = 1; tries <= 3; tries++) {
      while (triesOf('/modal-') < tries || triesOf('/on-demand-') < tries) {
        await click()
        await page.waitForTimeout(500)
      }
    }
    pages.hang()
    const dialog = page.locator('dialog[open]')
    for (let clicks = 0; clicks < 40 && (await dialog.count()) === 0; clicks++) {
      await click()
      await dialog.waitFor({ timeout: 1000 }).catch(() => {})
    }
    assert.equal(await dialog.count(), 1, asked.slice(-12).join('\n'))
    assert.deepEqual(said, [])
  })
})
