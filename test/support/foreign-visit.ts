import assert from 'node:assert/strict'
import type { BrowserContextOptions, Locator } from 'playwright-core'
import { awake } from './awake.ts'
import { overflow } from './fits.ts'
import { sharedBrowser } from './shared-browser.ts'
import { type SitePage, watchedPage } from './site.ts'

/** An open page of another author's site. */
export interface Visit {
  page: SitePage
  main: Locator
}

/** Opens a page in a browser context of its own. */
export async function visit(address: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const page = await watchedPage(await (await sharedBrowser()).newContext({ locale: 'fr-FR', ...options }))
  // What the browser itself says of refused requests is no problem here.
  page.provoked = /^console: /
  await page.goto(address)
  return { page, main: page.locator('main') }
}

/**
 * Opens a page on a phone.
 *
 * @param tag - The element whose code must load; empty for none.
 */
export async function visitByPhone(address: string, tag: string, width = 360): Promise<Visit> {
  const viewport = { width, height: 740 }
  const visited = await visit(address, { viewport, hasTouch: true, reducedMotion: 'reduce' })
  if (tag) await awake(visited.page, tag)
  return visited
}

/** Checks that nothing is wider than the phone, and that no server error is visible. */
export async function isSound({ page, main }: Visit): Promise<void> {
  assert.equal(await overflow(page), 0)
  assert.doesNotMatch((await main.textContent()) ?? '', /Notice|Warning|Fatal error|Site en maintenance|�|Ã/)
}

/** Waits until a part of the page says this. */
export async function reads(where: Locator, text: string | RegExp): Promise<void> {
  await where
    .filter({ hasText: text })
    .first()
    .waitFor()
    .catch(async () => assert.fail(`${text} is not read in ${JSON.stringify(await where.allInnerTexts())}`))
}
