import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { browserFlags, findBrowser, findHeadlessShell } from '../../scripts/browser.mjs'

/**
 * A browser for flows, each page in a session of its own. Its end is the caller's.
 * @param options - `hasWindows` asks for the browser that visitors have: the light one keeps no page for Back, and has a
 * pointer that comes to the corner of a page by itself. The others are Playwright's.
 */
export const launchBrowser = ({
  hasWindows = false,
  ...options
}: LaunchOptions & { hasWindows?: boolean } = {}): Promise<Browser> =>
  chromium.launch({ executablePath: hasWindows ? findBrowser() : findHeadlessShell(), args: browserFlags, ...options })
