import { type Browser, launch, type Page } from 'puppeteer-core'
import { browserFlags, findBrowser } from '../../../scripts/browser.mjs'
import { findEngine } from '../../../scripts/engines.mjs'
import type { Engine, EnginePage } from './page.ts'

/** Puppeteer types the names of keys, and its mouse has more options: all that is asked of it here it does. */
function asEnginePage(page: Page): EnginePage {
  const { keyboard } = page
  const evaluate = page.evaluate.bind(page)
  // Compiled code may name its functions with a helper.
  page.evaluate = (run: unknown, ...args: unknown[]) =>
    evaluate(`(() => { const __name = (run) => run; return (${run})(...${JSON.stringify(args)}) })()`) as never
  const press = keyboard.press.bind(keyboard)
  // Chromium's protocol knows this key by its code, WebDriver BiDi by its sign alone.
  keyboard.press = (key, options) => press(key === 'Space' ? ' ' : key, options)
  return page as unknown as EnginePage
}

/** @param adapt what a page needs before it is used */
async function pageOfVisitor(started: Promise<Browser>, adapt?: (page: Page) => Promise<void>): Promise<EnginePage> {
  const context = await (await started).createBrowserContext()
  const page = await context.newPage()
  await adapt?.(page)
  page.close = () => context.close()
  return asEnginePage(page)
}

/**
 * Firefox speaks WebDriver BiDi without a driver in between. It takes long to start, and gives the focus to the page that
 * was opened last: one at a time.
 */
export function firefox(): Engine {
  const started = launch({ browser: 'firefox', executablePath: findEngine('firefox')?.firefox, headless: true })
  return {
    name: 'firefox',
    pagesAtOnce: 1,
    open: () => pageOfVisitor(started),
    close: async () => (await started).close(),
  }
}

export function chromium(): Engine {
  const started = launch({ executablePath: findBrowser(), args: browserFlags, headless: true })
  return {
    name: 'chromium',
    pagesAtOnce: 2,
    // Pages run side by side: but for the front one, they would have no focus.
    open: () => pageOfVisitor(started, (page) => page.emulateFocusedPage(true)),
    close: async () => (await started).close(),
  }
}
