import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { entryFor } from '../../demo/guide/entries.ts'
import { awake } from '../support/awake.ts'
import { nonce, openDistPages } from '../support/dist-page.ts'
import { forSuite } from '../support/for-suite.ts'
import { followShifts, shiftsOf, tellShifts } from '../support/layout-shift.ts'
import { sampleOf, tags } from '../support/samples.ts'
import { several } from '../support/several.ts'

/** What a visitor does not notice. */
const most = 0.02

const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]

const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8')
/** The page that README gives to copy, and the sheet that it links for elements that are to come. */
const readmePage = /```html\n(<!doctype[\s\S]*?)```/.exec(readme)?.[1] ?? ''
const readmeSheet = /<link rel="stylesheet"[^>]*flx-places\.css">/.exec(readmePage)?.[0] ?? ''

/** What a server draws in its page is there at the first paint; what is asked for later has the room that its page gives. */
const drawn: Record<string, string> = {
  'flx-cart': `<flx-cart><div data-flx-view="cart" data-flx-count="1" data-flx-total-ttc="12.50">
    <p data-flx-line="41">Bol <button data-flx-action="supArt" data-flx-value="41">Retirer</button></p></div></flx-cart>`,
  'flx-reservation': `<flx-reservation article="12" reference="40"><div data-flx-view data-flx-date="2030-05-14">
    <p><a href="?date=2030-05-15" data-flx-action="creneaux" data-flx-value="2030-05-15">15 mai</a></p></div></flx-reservation>`,
  // Closed before its code comes, too, as the guide says.
  'flx-toggle': '<flx-toggle><button>Ouvrir</button><div hidden>Bloc</div></flx-toggle>',
}

/** What opens above the page is written at its end. */
const above = ['flx-modal', 'flx-popup', 'flx-front-popup', 'flx-toast', 'flx-loader']

const paragraphs = '<p>Des mots de la page, que le visiteur a commencé à lire.</p>'.repeat(12)
const banner =
  '<flx-front-banner id="annonce" days="3" label="Livraison"><p>Livraison offerte dès 50 €. <a href="#">En savoir plus</a></p></flx-front-banner>'

describe('nothing jumps between the first paint and the moment an element is ready', () => {
  const pages = forSuite(openDistPages)

  const script = (): string => `<script type="module" nonce="${nonce}" src="${pages.cdn}/flx.js" crossorigin></script>`

  const asWritten = (): string =>
    readmePage.replace(/<script type="module"[^>]*><\/script>/, script()).replace(readmeSheet, sheet())
  const sheet = (): string => `<link rel="stylesheet" href="${pages.cdn}/flx-places.css">`

  /** Without a gesture: the browser does not count what moves within half a second of a key. */
  const ready = (page: Page, tag: string): Promise<void> => awake(page, tag, async () => {})

  const open = async (html: string, viewport: (typeof viewports)[number]): Promise<Page> =>
    (await pages.open(html, { ownStyles: true, viewport, prepare: followShifts })).page

  async function jump(page: Page, what: string): Promise<string[]> {
    const { total, told } = tellShifts(await shiftsOf(page))
    return total < most ? [] : [`${what} moves by ${total.toFixed(3)}\n${told}`]
  }

  for (const viewport of viewports) {
    it(`for no element, as an author writes it, ${viewport.width} px`, async () => {
      const jumps: string[] = []
      await several(tags, async (tag) => {
        const sample = (drawn[tag] ?? sampleOf(tag)).replace(`<${tag}`, `<${tag} load="now"`)
        const content = above.includes(tag) ? paragraphs + sample : sample + paragraphs
        const page = await open(
          `<meta name="viewport" content="width=device-width">${script()}${sheet()}<h1>Page</h1>${content}`,
          viewport,
        )
        await ready(page, tag)
        jumps.push(...(await jump(page, tag)))
        await page.context().close()
      })
      assert.deepEqual(jumps, [])
    })

    it(`for the one field of a code, which becomes six, ${viewport.width} px`, async () => {
      const sample = String(entryFor({ tagName: 'flx-two-factor' }).live).replace(
        '<flx-two-factor',
        '<flx-two-factor load="now"',
      )
      const page = await open(
        `<meta name="viewport" content="width=device-width">${script()}${sheet()}<h1>Page</h1>${sample}${paragraphs}`,
        viewport,
      )
      await ready(page, 'flx-two-factor')
      assert.equal(await page.locator('.flx-two-factor__digit').count(), 6)
      assert.deepEqual(await jump(page, 'the code'), [])
    })

    it(`on README's page, with a front banner, up to the visitor's first gesture, ${viewport.width} px`, async () => {
      const page = await open(asWritten().replace('<flx-config', `${banner}<flx-config`), viewport)
      assert.deepEqual(await jump(page, 'before the gesture'), [])
      await page.locator('flx-front-banner p').hover()
      await page.locator('flx-front-banner .flx-front-banner__close, flx-front-banner [data-flx-close]').waitFor()
      assert.deepEqual(await jump(page, 'after it'), [])
    })

    it(`FRONT-03 on a page that is written again with a banner that was closed, ${viewport.width} px`, async () => {
      const guarded = (entryFor({ tagName: 'flx-front-banner' }).code ?? '').replace('nonce="…"', `nonce="${nonce}"`)
      const page = await open(asWritten().replace('<flx-config', `${guarded}<flx-config`), viewport)
      await shiftsOf(page)
      await page.locator('flx-front-banner p').hover()
      await page.locator('flx-front-banner [data-flx-close]').click()
      await page.locator('flx-front-banner').waitFor({ state: 'hidden' })
      await page.reload()
      assert.deepEqual(await jump(page, 'a banner that was closed'), [])
      assert.equal(await page.locator('flx-front-banner').isVisible(), false)
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await page.locator('flx-front-banner').waitFor()
    })
  }

  it("README's sheet leaves a map the columns of its own, and what the page hides hidden", async () => {
    const map = sampleOf('flx-map').replace('<flx-map', '<flx-map load="now"')
    const hidden = '<flx-form hidden><form><label>Nom <input name="nom"></label></form></flx-form>'
    const page = await open(`${script()}${sheet()}<h1>Page</h1>${map}${hidden}`, { width: 1280, height: 900 })
    const columns = (): Promise<number> =>
      page.locator('flx-map').evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)
    assert.equal(await columns(), 2)
    await ready(page, 'flx-map')
    assert.equal(await columns(), 2)
    assert.equal(await page.locator('flx-form').isVisible(), false)
  })

  it("what README's sheet is for jumps without it", async () => {
    const bare = asWritten().replace(sheet(), '').replace('<flx-mobile-menu', '<flx-mobile-menu load="now"')
    const page = await open(bare, viewports[0] as (typeof viewports)[number])
    await ready(page, 'flx-mobile-menu')
    assert.notDeepEqual(await jump(page, 'the menu'), [])
  })
})
