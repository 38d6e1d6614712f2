import type { Page } from 'playwright-core'
import { followShifts, shiftsOf, tellShifts } from './layout-shift.ts'
import { several } from './several.ts'
import type { Site } from './site.ts'

/** What a visitor does not notice; Core Web Vitals calls a page good up to five times as much. */
const most = 0.02

export const phone = { width: 360, height: 740 }
export const desktop = { width: 1280, height: 900 }

/** Opens a page as a new visitor does, on a slow network. @returns what moved too much on it. */
export async function jumpsOn(page: Page, path: string): Promise<string[]> {
  await followShifts(page)
  await page.goto(path)
  const { total, told } = tellShifts(await shiftsOf(page))
  return total < most ? [] : [`${path} moves by ${total.toFixed(3)}\n${told}`]
}

/** The same on several pages, each for a visitor of its own. */
export async function jumpsOf(site: Site, paths: string[], viewport: typeof phone): Promise<string[]> {
  const jumps: string[] = []
  await several(paths, async (path) => {
    const page = await site.visit({ viewport })
    jumps.push(...(await jumpsOn(page, path)))
    await page.context().close()
  })
  return jumps
}
