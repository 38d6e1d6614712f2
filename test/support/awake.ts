import type { Frame, Page } from 'playwright-core'

/** Waits until the first element of this name has its code: clicks before that are held, or the browser's. */
export async function awake(page: Page | Frame, tag: string): Promise<void> {
  await page.waitForFunction((name) => document.querySelector<Element & { isReady?: boolean }>(name)?.isReady, tag)
}
