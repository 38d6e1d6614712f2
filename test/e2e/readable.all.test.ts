import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { awake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { demoPages } from '../support/demo-pages.ts'
import { forSuite } from '../support/for-suite.ts'
import {
  brokenTexts,
  dressedIn,
  focusFaults,
  movingParts,
  pixelsTooWide,
  smallTargets,
  textsThatStay,
  translucentGrounds,
} from '../support/readable.ts'
import { openSite, requestFailed, type SitePage } from '../support/site.ts'

/** WCAG 1.4.12: what a reader may ask of the text of any page. */
const textSpacing = `*, ::before, ::after { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`
const doubleText = 'html { font-size: 200% !important }'

/** What is looked at on each page, in the order in which one visit does it. */
const looks = {
  narrow: async (page: SitePage) => {
    const found = [...(await pixelsTooWide(page)), ...(await axe(page, undefined, ['target-size']))]
    const spaced = await dressedIn(page, textSpacing, async () => [
      ...(await pixelsTooWide(page)),
      ...(await brokenTexts(page)),
    ])
    return [...found, ...spaced.map((fault) => `spaced: ${fault}`)]
  },
  cart: (page: SitePage) => smallTargets(page, 'flx-cart', 44),
  large: async (page: SitePage) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const stay = await textsThatStay(page)
    return dressedIn(page, doubleText, async () => [
      ...(await stay()),
      ...(await pixelsTooWide(page)),
      ...(await brokenTexts(page)),
    ])
  },
  contrast: async (page: SitePage) => {
    await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
    const found = await axe(page, undefined, ['color-contrast-enhanced'])
    await page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'reduce' })
    return found
  },
  focus: async (page: SitePage) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    const found = [...(await movingParts(page)), ...(await focusFaults(page))]
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
    return found
  },
}
type Look = keyof typeof looks

describe('every page of the demo shop, for every eye and hand', () => {
  const site = forSuite(openSite)
  let all: string[]
  const faults: Record<Look, string[]> = { narrow: [], cart: [], large: [], contrast: [], focus: [] }

  /** One load of each page serves all. */
  before(async () => {
    all = await demoPages(site)
    const viewport = { width: 320, height: 640 }
    const page = await site.visit({ viewport, reducedMotion: 'reduce' })
    await page.goto(all.at(-1) ?? '')
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await page.locator('.flx-toast').waitFor()
    for (const path of all) {
      await page.setViewportSize(viewport)
      await page.goto(path, { waitUntil: 'networkidle' })
      // A list that was read to its end has this address already: the browser reloads it where it was, and the header
      // that sticks covers a part of what it stands over.
      await page.evaluate(() => scrollTo(0, 0))
      for (const [look, faultsOf] of Object.entries(looks)) {
        for (const fault of await faultsOf(page)) faults[look as Look].push(`${path}: ${fault}`)
      }
    }
    await page.context().close()
  })

  it('fits 320 px, also with the spacing of text that a reader asks for; targets have 24 px', () => {
    assert.deepEqual(faults.narrow, [])
  })

  it('has controls of 44 px in the cart', () => {
    assert.deepEqual(faults.cart, [])
  })

  it('has texts of twice the size, and loses none', () => {
    assert.deepEqual(faults.large, [])
  })

  it('has texts of a contrast of 7 to 1 for who asks for more (WCAG 1.4.6)', () => {
    assert.deepEqual(faults.contrast, [])
  })

  it('shows the focus wherever Tab leads, in forced colours too, and stands still for who asks', () => {
    assert.deepEqual(faults.focus, [])
  })

  it('stands on solid ground over pictures for who asks for less transparency', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    const session = await page.context().newCDPSession(page)
    const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }]
    await page.goto('/', { waitUntil: 'networkidle' })
    await awake(page, 'flx-home-slider')
    await page.locator('flx-home-slider .flx-slides__arrow').first().waitFor()
    const before = await translucentGrounds(page)
    assert.ok(before.length > 0, 'without the wish, pictures are seen through controls')
    await session.send('Emulation.setEmulatedMedia', { features })
    assert.deepEqual(await translucentGrounds(page), [])
    await page.locator('main a[rel^="lightbox"]').first().click()
    await page.locator('.flx-lightbox__counter', { hasText: '1 sur ' }).waitFor()
    assert.deepEqual(await translucentGrounds(page), [])
  })

  it('fits 320 px before any code', async () => {
    const page = await site.visit({ viewport: { width: 320, height: 640 } })
    page.provoked = requestFailed
    await page.route('**/*.js', (route) => route.abort())
    const tooWide: string[] = []
    for (const path of all) {
      await page.goto(path, { waitUntil: 'load' })
      for (const fault of await pixelsTooWide(page)) tooWide.push(`${path}: ${fault}`)
    }
    assert.deepEqual(tooWide, [])
  })
})
