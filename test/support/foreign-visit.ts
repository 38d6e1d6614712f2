import assert from 'node:assert/strict'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { awake } from './awake.ts'
import { sharedBrowser } from './shared-browser.ts'

/** An open page of another author's site. */
export interface Visit {
  page: Page
  main: Locator
  /** Uncaught errors of the page, and violations of its policy. */
  problems: string[]
}

/** Opens a page in a browser context of its own. */
export async function visit(address: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await (await sharedBrowser()).newContext({ locale: 'fr-FR', ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(40_000)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  // Violations of the page's policy are logged to the console too.
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Trusted/.test(message.text()))
      problems.push(message.text())
  })
  await page.goto(address)
  return { page, main: page.locator('main'), problems }
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

/** Checks that nothing went wrong, and closes the page. */
export async function leave({ page, problems }: Visit): Promise<void> {
  assert.deepEqual(problems, [])
  await page.context().close()
}

/**
 * Checks that nothing went wrong, that nothing is wider than the phone, and that no server error is visible. Closes the
 * page.
 */
export async function leavePhone(visited: Visit): Promise<void> {
  const { page, main } = visited
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
  assert.doesNotMatch((await main.textContent()) ?? '', /Notice|Warning|Fatal error|Site en maintenance|�|Ã/)
  await leave(visited)
}
