import { type Browser, launch, type Page } from 'puppeteer-core'
import { browserFlags, findBrowser } from '../../../scripts/browser.mjs'
import { findEngine } from '../../../scripts/engines.mjs'
import type { Engine, EngineOptions, EnginePage } from './page.ts'

/** Settings of Firefox: which colours a page is drawn in, and that they are the only ones. */
const contrastTheme = {
  'browser.display.document_color_use': 2,
  'browser.display.use_system_colors': false,
  'browser.display.background_color': '#000000',
  'browser.display.background_color.dark': '#000000',
  'browser.display.foreground_color': '#ffffff',
  'browser.display.foreground_color.dark': '#ffffff',
  'browser.anchor_color': '#ffff00',
  'browser.anchor_color.dark': '#ffff00',
  'ui.buttonface': '#000000',
  'ui.buttontext': '#ffffff',
  'ui.buttonborder': '#ffffff',
  'ui.field': '#000000',
  'ui.fieldtext': '#ffffff',
  'ui.graytext': '#3ff23f',
  'ui.highlight': '#1aebff',
  'ui.highlighttext': '#000000',
  'ui.selecteditem': '#1aebff',
  'ui.selecteditemtext': '#000000',
}

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
export function firefox({ forcedColours }: EngineOptions): Engine {
  const started = launch({
    browser: 'firefox',
    executablePath: findEngine('firefox')?.firefox,
    headless: true,
    ...(forcedColours && { extraPrefsFirefox: contrastTheme }),
  })
  return {
    name: 'firefox',
    pagesAtOnce: 1,
    open: () => pageOfVisitor(started),
    close: async () => (await started).close(),
  }
}

export function chromium({ forcedColours }: EngineOptions): Engine {
  const started = launch({ executablePath: findBrowser(), args: browserFlags, headless: true })
  return {
    name: 'chromium',
    pagesAtOnce: 2,
    open: () =>
      pageOfVisitor(started, async (page) => {
        // Pages run side by side: but for the front one, they would have no focus.
        await page.emulateFocusedPage(true)
        if (!forcedColours) return
        const features = [
          { name: 'forced-colors', value: 'active' },
          { name: 'prefers-color-scheme', value: 'dark' },
        ]
        // Puppeteer knows of no such wish.
        await (await page.createCDPSession()).send('Emulation.setEmulatedMedia', { features })
      }),
    close: async () => (await started).close(),
  }
}
