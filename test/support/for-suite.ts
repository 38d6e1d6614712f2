import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach } from 'node:test'
import type { BrowserContext } from 'playwright-core'
import { openContexts, watched } from './shared-browser.ts'

/**
 * Opens a site before the tests of the suite that calls this, and closes it after them. At the end of each test, pages
 * that it opened in the shared browser are closed, and no watched page may have had a problem.
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
    assert.deepEqual(
      watched.flatMap((problems) => problems.splice(0)),
      [],
    )
  })
  after(() => site.close())
  return site
}
