import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../support/launch-browser.ts'

const pages = {
  'a page': '',
  'a page with a fixed header and scrollbar-gutter': 'html { scrollbar-gutter: stable }',
  'a page whose body says how it overflows': 'body { overflow-x: hidden }',
  'a centred page': 'body { max-width: 600px; margin-inline: auto }',
}

const content = `
  <header style="position: fixed; inset: 0 0 auto 0; height: 40px; text-align: right">Menu</header>
  <main style="height: 4000px; text-align: right; padding-top: 60px">
    <p style="position: sticky; top: 50px; background: gold">Collé</p><p>Texte</p>
  </main>
  <dialog aria-label="Essai"><button>Un</button></dialog>`

async function engineScript(name: string): Promise<string> {
  const bundle = await build({
    stdin: {
      contents: `import { openOverlay } from './src/core/overlay/overlay.ts'; globalThis.${name} = openOverlay`,
      resolveDir: '.',
    },
    bundle: true,
    write: false,
    format: 'iife',
  })
  return bundle.outputFiles[0]?.text ?? ''
}

/** The browser of the element tests hides its scrollbars. */
describe('overlay engine in a browser whose scrollbars take room', () => {
  let browser: Browser
  let script: string

  before(async () => {
    script = await engineScript('openOverlay')
    browser = await launchBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] })
  })

  after(() => browser.close())

  const boxes = (page: Page): Promise<string> =>
    page.evaluate(() =>
      JSON.stringify([
        scrollY,
        ...[...document.querySelectorAll('body, header, main, p')].map((element) => element.getBoundingClientRect()),
      ]),
    )

  for (const [name, css] of Object.entries(pages)) {
    it(`MODAL-09 moves nothing by a pixel: ${name}`, async () => {
      const page = await browser.newPage({ viewport: { width: 900, height: 600 } })
      await page.setContent(`<!doctype html><style>${css}</style>${content}`)
      await page.addScriptTag({ content: script })
      await page.evaluate(() => scrollTo(0, 700))
      assert.ok(
        await page.evaluate(() => innerWidth > document.documentElement.clientWidth),
        'the scrollbar takes room',
      )
      const before = await boxes(page)
      await page.evaluate('globalThis.overlay = openOverlay(document.querySelector("dialog")), 0')
      assert.equal(await boxes(page), before)
      await page.mouse.move(400, 300)
      await page.mouse.wheel(0, 500)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      assert.equal(await boxes(page), before, 'the wheel does not scroll the page')
      await page.evaluate('overlay.close()')
      assert.equal(await boxes(page), before)
      await page.close()
    })
  }

  it('MODAL-09 two copies of the script share one stack and one lock', async () => {
    const page = await browser.newPage({ viewport: { width: 900, height: 600 } })
    await page.setContent(`<!doctype html><button id="opener">Ouvrir</button>${content}${content}`)
    await page.addScriptTag({ content: script })
    await page.addScriptTag({ content: await engineScript('openOverlayToo') })
    await page.focus('#opener')
    await page.evaluate(`
      const [one, two] = document.querySelectorAll('dialog')
      globalThis.lower = openOverlay(one)
      globalThis.upper = openOverlayToo(two), 0`)
    const state = (): Promise<unknown> =>
      page.evaluate('[lower.isOpen, upper.isOpen, getComputedStyle(document.documentElement).overflowY]')
    await page.keyboard.press('Escape')
    assert.deepEqual(await state(), [true, false, 'hidden'])
    await page.keyboard.press('Escape')
    assert.deepEqual(await state(), [false, false, 'visible'])
    assert.equal(await page.evaluate('document.activeElement.id'), 'opener')
    await page.close()
  })
})
