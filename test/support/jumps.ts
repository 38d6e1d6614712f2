import type { Page } from 'playwright-core'
import { followShifts, shiftsOf, tellShifts } from './layout-shift.ts'
import { several } from './several.ts'
import type { Site } from './site.ts'

/** The largest layout shift that a visitor does not notice. Core Web Vitals accepts five times as much. */
const most = 0.02

export const phone = { width: 360, height: 740 }
export const desktop = { width: 1280, height: 900 }

/** Opens a page as a new visitor, on a slow network. @returns the layout shifts, if they are too large */
async function jumpsOn(page: Page, path: string): Promise<string[]> {
  await followShifts(page)
  await page.goto(path)
  const { total, told } = tellShifts(await shiftsOf(page))
  return total < most ? [] : [`${path} moves by ${total.toFixed(3)}\n${told}`]
}

/** Returns the layout shifts of several pages, each opened by a new visitor. */
export async function jumpsOf(site: Site, paths: string[], viewport: typeof phone): Promise<string[]> {
  const jumps: string[] = []
  await several(paths, async (path) => {
    const page = await site.visit({ viewport })
    jumps.push(...(await jumpsOn(page, path)))
    await page.context().close()
  })
  return jumps
}

async function fillCart(page: Page): Promise<void> {
  await page.goto('/articles')
  await page.locator('main a[href^="/article/"]').first().click()
  await page.waitForURL('**/article/*')
  const answer = page.waitForResponse(/add_item/)
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click()
  await answer
}

/** Returns the layout shifts of the cart's page, with an article in the cart. */
export async function jumpsOfCart(site: Site, viewport: typeof phone): Promise<string[]> {
  const first = await site.visit({ viewport })
  await fillCart(first)
  const jumps: string[] = []
  for (const path of ['/panier', '/panier?mode=html']) {
    const page = await site.openTab(first.context())
    jumps.push(...(await jumpsOn(page, path)))
    await page.close()
  }
  await first.context().close()
  return jumps
}

/** Returns the pages of the shop that its own pages link to, one of each kind. */
export async function shopPages(site: Site): Promise<string[]> {
  const visitor = await site.visit()
  const kinds = new Map<string, string>()
  for (const seed of ['/', '/articles', '/plan', '/panier']) {
    await visitor.goto(seed)
    const paths = await visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((link) => link.origin === location.origin && !link.rel.includes('lightbox'))
        .map((link) => link.pathname),
    )
    for (const path of [seed, ...paths]) {
      if (path.startsWith('/guide')) continue
      const kind = path.replace(/(\/[^/]+)\/.*/, '$1/*')
      if (!/\.\w+$/.test(path) && !kinds.has(kind)) kinds.set(kind, path)
    }
  }
  await visitor.context().close()
  return [...kinds.values()]
}
