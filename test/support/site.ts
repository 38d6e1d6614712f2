import assert from 'node:assert/strict'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Database } from '../../demo/server/database.ts'
import { startServer } from '../../demo/server/testing.ts'
import { acceptedCookie } from './accepted-cookie.ts'
import { sharedBrowser, watched } from './shared-browser.ts'

/** A page of the demo shop, with its problems. */
export interface SitePage extends Page {
  /** Logged errors, uncaught errors and violations of the content security policy, in order. A test may have none. */
  problems: string[]
  /** Problems that the test itself provokes: they are not recorded. */
  provoked?: RegExp
}

/** What the browser and the library say in the console of a request that fails. */
export const requestFailed = /^console: (?:Failed to load resource|flx : )/

export interface Site {
  url: string
  browser: Browser
  /** The shop's database, to write what its back office would write. */
  db: Database
  /**
   * Opens a page for a new visitor, with their own cookies, storage and screen size, who has accepted the shop's
   * cookies.
   */
  visit(options?: BrowserContextOptions): Promise<SitePage>
  /** Opens a page for a visitor who already has a session of the server. */
  visitAs(visitor: { cookie: string }, options?: BrowserContextOptions): Promise<SitePage>
  /** Opens another tab of the same visitor. */
  openTab(context: BrowserContext): Promise<SitePage>
  close(): Promise<void>
}

/** Starts the reference server on a free port, with the browser of this process. */
export async function openSite(options?: Parameters<typeof startServer>[0]): Promise<Site> {
  const server = await startServer(options)
  const browser = await sharedBrowser()
  const visit: Site['visit'] = async (options = {}) => {
    const context = await browser.newContext({ baseURL: server.url, locale: 'fr-FR', ...options })
    await context.addCookies([{ ...acceptedCookie, url: server.url }])
    return watchedPage(context)
  }
  return {
    url: server.url,
    browser,
    db: server.db,
    visit,
    visitAs: async (visitor, options) => {
      const page = await visit(options)
      const [name = '', value = ''] = visitor.cookie.split('=')
      await page.context().addCookies([{ name, value, url: server.url }])
      return page
    },
    openTab: watchedPage,
    close: () => server.close(),
  }
}

/** Opens a tab, and records its problems. */
export async function watchedPage(context: BrowserContext): Promise<SitePage> {
  const problems: string[] = []
  watched.push(problems)
  const page: SitePage = Object.assign(await context.newPage(), { problems })
  const tell = (problem: string): void => {
    if (!page.provoked?.test(problem)) problems.push(problem)
  }
  page.setDefaultTimeout(40_000)
  page.on('console', (message) => {
    if (message.type() === 'error') tell(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => tell(`uncaught: ${error.message}`))
  await page.exposeBinding('flxTellProblem', (_source, text: string) => tell(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { flxTellProblem } = globalThis as unknown as { flxTellProblem(text: string): void }
      flxTellProblem(`csp: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  return page
}

/**
 * Waits for a problem that the test provokes: it and what follows from it are not held against the page. Code that failed
 * to load is only reported a few seconds later.
 */
export async function untilTold(page: SitePage, problem: RegExp): Promise<void> {
  const isTold = (): boolean => page.problems.some((each) => problem.test(each))
  for (let looks = 0; looks < 400 && !isTold(); looks++) await page.waitForTimeout(100)
  assert.ok(isTold(), `${problem} is not among:\n${page.problems.join('\n')}`)
  page.problems.length = 0
  page.provoked = /./
}
