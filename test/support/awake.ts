import type { Frame, Page } from 'playwright-core'

type Loadable = Element & { isReady?: boolean }

/**
 * Waits until the first element of this name has its code: clicks before that are held, or the browser's. One that waits
 * for a gesture sees keys go down, as long as it takes: what was done before the page had started is none.
 */
export async function awake(page: Page | Frame, tag: string): Promise<void> {
  const isReady = (name: string): boolean => document.querySelector<Loadable>(name)?.isReady === true
  for (let presses = 0; presses < 200 && !(await page.evaluate(isReady, tag)); presses++) {
    if ('keyboard' in page) await page.keyboard.press('Shift')
    await page.waitForTimeout(50)
  }
  await page.waitForFunction(isReady, tag)
}
