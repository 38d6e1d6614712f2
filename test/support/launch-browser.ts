import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { browserFlags, findBrowser, findHeadlessShell } from '../../scripts/browser.mjs'

/**
 * Launches a browser for flows. Each page gets a context of its own. The caller closes the browser.
 * @param options - `hasWindows` launches the browser that visitors use: the light one does not cache pages for Back,
 * and its pointer moves to the corner of a page by itself. The other options are those of Playwright.
 */
export const launchBrowser = ({
  hasWindows = false,
  ...options
}: LaunchOptions & { hasWindows?: boolean } = {}): Promise<Browser> =>
  chromium.launch({ executablePath: hasWindows ? findBrowser() : findHeadlessShell(), args: browserFlags, ...options })
