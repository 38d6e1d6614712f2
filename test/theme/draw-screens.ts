import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { declarations } from '../support/dist.ts'
import { openSite, type Site, type SitePage } from '../support/site.ts'
import { screensOf } from './screens.ts'

const widths = [360, 768, 1280]

/** The longest that a picture is waited for, in tries: a widget that turns by itself never holds still. */
const mostTries = 12

/** Scrolls a page from end to end and back: what comes only when it is seen is in the picture then. */
async function wakeAll(page: SitePage): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
    scrollTo(0, 0)
    const images = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete)
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  })
  await page.waitForLoadState('networkidle')
}

/** Takes a picture of what has come to rest: maps and late images are painted without telling anybody. */
async function drawStill(target: SitePage | Locator, path: string): Promise<void> {
  let last: Buffer | undefined
  for (let tries = 0; tries < mostTries; tries++) {
    const picture = await target.screenshot({ animations: 'disabled', ...('goto' in target && { fullPage: true }) })
    if (last?.equals(picture)) break
    last = picture
  }
  if (last) writeFileSync(path, last)
}

/** Draws, and says what could not be drawn without giving up the rest. */
async function attempt(site: Site, name: string, draw: (page: SitePage) => Promise<void>): Promise<void> {
  const page = await site.visit({ viewport: { width: 360, height: 900 }, reducedMotion: 'reduce' })
  try {
    await draw(page)
  } catch (error) {
    console.error(`${name} : ${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : error}`)
    process.exitCode = 1
  }
  await page.context().close()
}

/** Pictures of the live example of each element of the guide, in each look that the guide offers. */
async function drawLooks(site: Site, folder: string, isWanted: (name: string) => boolean): Promise<void> {
  for (const { tagName } of declarations()) {
    const name = `apparence-${tagName}`
    if (!isWanted(name)) continue
    await attempt(site, name, async (page) => {
      await page.goto(`/guide/${tagName}`)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        for (const look of await page.locator('[name="guide-aspect"]').all()) {
          await look.check()
          await wakeAll(page)
          const picture = `${name}_${width}_${await look.getAttribute('value')}.png`
          await drawStill(page.locator('.guide-live'), join(folder, picture))
        }
      }
    })
  }
}

/**
 * Pictures of the screens of the demonstration at three widths, light and dark, and of the guide's examples in three
 * looks, into the folder of the gallery.
 * @param only parts of the names of those that are wanted; none where all are
 */
async function drawScreens(folder: string, only: string[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const site = await openSite()
  const isWanted = (name: string): boolean => only.length === 0 || only.some((part) => name.includes(part))
  await drawLooks(site, folder, isWanted)
  for (const { name, steps } of (await screensOf(site)).filter(({ name }) => isWanted(name))) {
    await attempt(site, name, async (page) => {
      for (const step of steps) await step(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await wakeAll(page)
          await drawStill(page, join(folder, `ecran-${name}_${width}_${colorScheme}.png`))
        }
      }
    })
  }
  await site.close()
  await site.browser.close()
}

const names = process.env['FLX_SCENES'] ?? ''
await drawScreens(process.env['FLX_GALLERY'] ?? '.cache/gallery', names ? names.split('\n') : [])
