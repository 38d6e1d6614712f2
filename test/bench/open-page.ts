import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Bench } from './measurement.ts'

export interface OpenPage {
  page: Page
  /** The browser's own protocol, for what Playwright does not say. */
  cdp: CDPSession
  context: BrowserContext
  /** What the page threw or logged as an error, as it goes. */
  errors: string[]
}

export interface OpenOptions {
  /** `far` answers 40 ms late. @default near */
  from?: 'near' | 'far'
  /** How many times slower than this machine. */
  slowdown?: number
  viewport?: { width: number; height: number }
  /** Errors that a peer leaves behind and that take nothing from what it shows. */
  harmless?: RegExp
}

/**
 * Runs `act` in a window of its own, with nothing kept from before; the page is not opened yet: `goto` is the
 * measurement's. A page that throws or logs an error fails the measurement: a broken subject is fast.
 */
export async function withPage<T>(bench: Bench, options: OpenOptions, act: (open: OpenPage) => Promise<T>): Promise<T> {
  const { from = 'near', slowdown = 1, viewport = { width: 1280, height: 800 }, harmless } = options
  const baseURL = from === 'far' ? bench.farUrl : bench.url
  const context = await bench.browser.newContext({ baseURL, viewport, ignoreHTTPSErrors: true })
  try {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => harmless?.test(message) || errors.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !harmless?.test(message.text())) errors.push(message.text())
    })
    const cdp = await context.newCDPSession(page)
    if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const result = await act({ page, cdp, context, errors })
    if (errors.length > 0) throw new Error(`${page.url()} : ${[...new Set(errors)].join(' / ')}`)
    return result
  } finally {
    await context.close()
  }
}
