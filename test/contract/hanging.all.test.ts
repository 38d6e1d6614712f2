import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { nonce, openDistPages } from '../support/dist-page.ts'
import { forSuite } from '../support/for-suite.ts'

describe('a CDN that takes a connection and never answers', () => {
  const pages = forSuite(openDistPages)
  afterEach(() => pages.hang())

  const script = (): string => `<script type="module" nonce="${nonce}" crossorigin src="${pages.cdn}/flx.js"></script>`

  it('SAFE-07 gives a submit back to the browser, with its button', async () => {
    pages.hang(/^chunks\//)
    const { page } = await pages.open(
      `${script()}<flx-add-to-cart><form action="/ailleurs"><button name="envoi" value="panier">Ajouter</button></form></flx-add-to-cart>`,
    )
    await page.waitForFunction(() => 'flx' in globalThis)
    await page.getByText('Ajouter').click()
    await page.waitForURL('**/ailleurs?envoi=panier')
  })

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

  it('SAFE-07 a file that fails, which others share, is asked for again as well', async () => {
    const { page } = await pages.open(script() + modal, {
      prepare: async (page) =>
        void (await page.route(/\/chunks\/core-/, (route) => route.abort('connectionreset'), { times: 1 })),
    })
    await clickUntil(page, () => isOpen(page))
  })

  it('SAFE-07 POPUP-01 what draws the content of a popup fails once: the next click shows it', async () => {
    let failures = 0
    const { page } = await pages.open(
      `${script()}<flx-popup></flx-popup><a class="squeezebox-ajax" href="/fragment">Voir</a>`,
      {
        async prepare(page) {
          await page.route('**/fragment', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Marées</p>' }))
          await page.route(/\/chunks\/popup-later-/, (route) => {
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
  })
})
