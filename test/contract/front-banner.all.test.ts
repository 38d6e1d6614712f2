import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { awake } from '../support/awake.ts'
import { nonce, openDistPages } from '../support/dist-page.ts'
import { forSuite } from '../support/for-suite.ts'

/**
 * How much is drawn in the 20 px in the middle of a node, in pixels: those that are as dark, or as light, as nothing else
 * there count whole, those between by their part.
 */
async function inkOf(page: Page, selector: string): Promise<number> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const clip = { x: x + width / 2 - 10, y: y + height / 2 - 10, width: 20, height: 20 }
  const picture = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (each) => each.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    pen?.drawImage(bitmap, 0, 0)
    const { data } = pen?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
    const greens = [...data].filter((_, index) => index % 4 === 1)
    const away = greens.map((green) => Math.abs(green - (greens[0] ?? 0)))
    return away.reduce((sum, each) => sum + each, 0) / Math.max(1, ...away)
  }, picture)
}

const closeLink = 'flx-front-banner [data-flx-close]'

describe('a front banner on a page that loads what ships', () => {
  const pages = forSuite(() => openDistPages({ hasWindows: true }))

  async function open(banner: string): Promise<{ page: Page; fetched: string[] }> {
    const { page } = await pages.open(
      `${banner}<script type="module" nonce="${nonce}" src="${pages.cdn}/flx.js" crossorigin></script>`,
    )
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.reload({ waitUntil: 'networkidle' })
    return { page, fetched: fetched.filter((url) => url.endsWith('.js')) }
  }

  const isCode = (url: string): boolean => url.includes('/front-banner-')

  it('FRONT-02 is read at once in its place, and gets its close link with the visitor’s first gesture', async () => {
    for (const gesture of ['pointer', 'keyboard'] as const) {
      const { page, fetched } = await open(
        '<flx-front-banner id="a" label="Livraison"><p>Offerte <a href="/b">dès 50 €</a></p></flx-front-banner>',
      )
      assert.ok(await page.getByText('dès 50 €').isVisible())
      assert.equal(fetched.some(isCode), false)
      await awake(page, 'flx-front-banner', (tries) =>
        gesture === 'pointer' ? page.mouse.move(10, 10 + tries) : page.keyboard.press('Tab'),
      )
      await page.locator(closeLink).waitFor()
      await page.close()
    }
  })

  it('FRONT-02 is there without a gesture at the bottom of the window', async () => {
    const { page } = await open(
      '<flx-front-banner id="a" position="bottom"><p>Livraison offerte</p></flx-front-banner>',
    )
    await page.locator(closeLink).waitFor()
  })

  it('FRONT-02 does not lose a click on the author’s own close control', async () => {
    const { page, fetched } = await open(
      '<flx-front-banner id="a"><p>Offerte</p><button type="button" data-flx-close>Fermer</button></flx-front-banner>',
    )
    assert.equal(fetched.some(isCode), false)
    await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), closeLink)
    await page.locator('flx-front-banner').waitFor({ state: 'hidden' })
  })

  it('FRONT-02 has the cross of its close link drawn by its class alone, whatever a theme says of buttons', async () => {
    const theme =
      '<style>body button::before, body button::after { content: "→"; display: block; border: 9px dashed red; clip-path: none; width: 40px }</style>'
    const drawn: Record<string, number> = {}
    for (const style of ['', theme]) {
      const { page } = await pages.open(
        `${style}<flx-front-banner id="a" position="bottom"><p>Livraison offerte</p></flx-front-banner>
<script type="module" nonce="${nonce}" src="${pages.cdn}/flx.js" crossorigin></script>`,
        { ownStyles: true, reducedMotion: 'reduce' },
      )
      await page.locator(closeLink).waitFor()
      for (const look of ['light', 'dark', 'forced'] as const) {
        const isForced = look === 'forced'
        await page.emulateMedia({ colorScheme: isForced ? 'light' : look, forcedColors: isForced ? 'active' : 'none' })
        drawn[`${look}${style && ', with a theme'}`] = await inkOf(page, closeLink)
      }
      await page.close()
    }
    // Two strokes of 15.9 by 1.75 px.
    assert.deepEqual(
      Object.entries(drawn).filter(([, ink]) => ink < 45 || ink > 60),
      [],
    )
  })

  it('FRONT-03 fetches nothing once closed, whatever the visitor does', async () => {
    for (const position of ['', 'position="bottom"']) {
      const { page } = await open(
        `<flx-front-banner id="a" days="3" ${position}><p>Offerte</p></flx-front-banner><p>Page</p>`,
      )
      await awake(page, 'flx-front-banner')
      await page.locator(closeLink).click()
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      await page.reload({ waitUntil: 'networkidle' })
      await page.mouse.move(20, 20)
      await page.getByText('Page').hover()
      await page.waitForLoadState('networkidle')
      assert.equal(await page.locator('flx-front-banner').isVisible(), false)
      assert.deepEqual(fetched.filter(isCode), [])
      await page.evaluate(() => localStorage.clear())
      await page.close()
    }
  })
})
