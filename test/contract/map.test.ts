import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { nonce, openDistPages } from '../support/dist-page.ts'
import { forSuite } from '../support/for-suite.ts'

const places = `<body><flx-map><ul>
  <li data-lat="48,3904" data-lng="-4,4861"><strong>Brest</strong></li>
  <li data-lat="43,7034" data-lng="7,2663"><strong>Nice</strong></li>
</ul></flx-map></body>`

/** How many pixels of the map have a colour, near enough. */
async function count(page: Page, color: [number, number, number]): Promise<number> {
  const picture = (await page.locator('.flx-map__canvas').screenshot()).toString('base64')
  return page.evaluate(
    async ({ picture, color }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (!canvas) return 0
      canvas.drawImage(bitmap, 0, 0)
      const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height)
      let found = 0
      for (let i = 0; i < data.length; i += 4) {
        if (color.every((part, index) => Math.abs((data[i + index] ?? 0) - part) < 4)) found++
      }
      return found
    },
    { picture, color },
  )
}

const sea: [number, number, number] = [0xe6, 0xef, 0xf7]
const land: [number, number, number] = [0xf1, 0xef, 0xeb]

describe('a map, the script coming from another origin than the page, under a strict policy', () => {
  const pages = forSuite(openDistPages)

  const loads = {
    'flx.js': () => `<script type="module" nonce="${nonce}" src="${pages.cdn}/flx.js"></script>`,
    'flx.all.js': () => `<script nonce="${nonce}" crossorigin src="${pages.cdn}/flx.all.js"></script>`,
    'flx.all.js without crossorigin': () => `<script nonce="${nonce}" src="${pages.cdn}/flx.all.js"></script>`,
  }
  for (const [file, script] of Object.entries(loads)) {
    it(`MAP-02 ${file}: its worker starts, and draws the land; nothing comes from elsewhere`, async () => {
      const { page, said } = await pages.open(`${script()}${places}`)
      await page.waitForSelector('[data-flx-map="shown"]')
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /maplibre-/.test(name)),
      )
      assert.ok((await page.locator('.flx-map__marker').count()) === 2)
      const end = Date.now() + 15_000
      while ((await count(page, land)) < 5000 && Date.now() < end) await page.waitForTimeout(100)
      assert.ok((await count(page, land)) > 5000)
      assert.ok((await count(page, sea)) > 5000)
      assert.ok(page.workers().length > 0)
      const origins = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
      )
      const known = [new URL(pages.cdn).origin, new URL(page.url()).origin, 'null']
      assert.deepEqual(
        origins.filter((origin) => !known.includes(origin)),
        [],
      )
      assert.deepEqual(
        said.filter((text) => !text.includes('GPU stall')),
        [],
      )
    })
  }
})
