import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openSite, type SitePage } from '../support/site.ts'
import { screensOf } from './screens.ts'

const widths = [360, 768, 1280]

/** Scrolls a page from end to end and back: what comes only when it is seen is in the picture then. */
async function wakeAll(page: SitePage): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
    scrollTo(0, 0)
  })
}

/**
 * Pictures of the screens of the demonstration at three widths, light and dark, into the folder of the gallery.
 * @param only parts of the names of those that are wanted; none where all are
 */
async function drawScreens(folder: string, only: string[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const site = await openSite()
  const isWanted = (name: string): boolean => only.length === 0 || only.some((part) => name.includes(part))
  for (const { name, steps } of (await screensOf(site)).filter(({ name }) => isWanted(name))) {
    const page = await site.visit({ viewport: { width: 360, height: 900 }, reducedMotion: 'reduce' })
    try {
      for (const step of steps) await step(page)
      await wakeAll(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.waitForLoadState('networkidle')
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await page.screenshot({ path: join(folder, `ecran-${name}_${width}_${colorScheme}.png`), fullPage: true })
        }
      }
    } catch (error) {
      console.error(`${name} : ${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : error}`)
      process.exitCode = 1
    }
    await page.context().close()
  }
  await site.close()
}

const names = process.env['FLX_SCENES'] ?? ''
await drawScreens(process.env['FLX_GALLERY'] ?? '.cache/gallery', names ? names.split('\n') : [])
