import assert from 'node:assert/strict'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Database } from '../../demo/server/database.ts'
import { startServer } from '../../demo/server/testing.ts'
import { acceptedCookie } from './accepted-cookie.ts'
import { sharedBrowser } from './shared-browser.ts'

/** A page of the demo shop, with its problems. */
export interface SitePage extends Page {
  /** Logged errors, uncaught errors and violations of the content security policy, in order. */
  problems: string[]
}

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
  /**
   * @throws {AssertionError} if the policy of any page was violated: every test runs under the strict policy and
   * Trusted Types. A test that provokes a violation removes it from `problems`.
   */
  close(): Promise<void>
}

/** Starts the reference server on a free port, with the browser of this process. */
export async function openSite(options?: Parameters<typeof startServer>[0]): Promise<Site> {
  const server = await startServer(options)
  const browser = await sharedBrowser()
  const pages: SitePage[] = []
  const openTab = async (context: BrowserContext): Promise<SitePage> => {
    const page = await watchedPage(context)
    pages.push(page)
    return page
  }
  const visit: Site['visit'] = async (options = {}) => {
    const context = await browser.newContext({ baseURL: server.url, locale: 'fr-FR', ...options })
    await context.addCookies([{ ...acceptedCookie, url: server.url }])
    return openTab(context)
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
    openTab,
    close: async () => {
      await Promise.all(pages.map((page) => page.context().close()))
      await server.close()
      const refused = pages.flatMap(({ problems }) => problems.filter((each) => each.startsWith('csp: ')))
      assert.deepEqual(refused, [], 'the policy of a page refused something')
    },
  }
}

/** Opens a tab, and records its problems. */
export async function watchedPage(context: BrowserContext): Promise<SitePage> {
  const problems: string[] = []
  const page = await context.newPage()
  page.setDefaultTimeout(40_000)
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  await page.exposeBinding('flxTellProblem', (_source, text: string) => problems.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { flxTellProblem } = globalThis as unknown as { flxTellProblem(text: string): void }
      flxTellProblem(`csp: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  return Object.assign(page, { problems })
}

/** Waits for a problem of a page. Code that failed to load is only reported a few seconds later. */
export async function untilTold(page: SitePage, problem: RegExp): Promise<void> {
  const isTold = (): boolean => page.problems.some((each) => problem.test(each))
  for (let looks = 0; looks < 400 && !isTold(); looks++) await page.waitForTimeout(100)
  assert.ok(isTold(), `${problem} is not among:\n${page.problems.join('\n')}`)
}
