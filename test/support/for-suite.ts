import { after, afterEach, before, beforeEach } from 'node:test'
import type { BrowserContext } from 'playwright-core'
import { openContexts } from './shared-browser.ts'

/**
 * Opens a site before the tests of the suite that calls this, and closes it after them. Pages that a test opens in the
 * shared browser are closed at its end.
 */
export function forSuite<T extends { close(): unknown }>(open: () => Promise<T>): T {
  const site = {} as T
  let openBefore: BrowserContext[] = []
  before(async () => {
    Object.assign(site, await open())
  })
  beforeEach(async () => {
    openBefore = await openContexts()
  })
  afterEach(async () => {
    const opened = (await openContexts()).filter((context) => !openBefore.includes(context))
    await Promise.all(opened.map((context) => context.close()))
  })
  after(() => site.close())
  return site
}
