import type { Frame, FrameLocator, Locator, Page } from 'playwright-core'

type Loadable = Element & { isReady?: boolean }

/**
 * Waits until the first element of this name has loaded its code: earlier clicks are held, or handled by the browser.
 * Repeats a gesture, a key by default, for elements that wait for one, because one made before the page had started
 * does not count.
 *
 * @param gesture - Called with the number of the try.
 */
export async function awake(
  page: Page | Frame,
  tag: string,
  gesture = async (_tries: number): Promise<void> => {
    if ('keyboard' in page) await page.keyboard.press('Shift')
  },
): Promise<void> {
  const isReady = (name: string): boolean => document.querySelector<Loadable>(name)?.isReady === true
  for (let tries = 0; tries < 200 && !(await page.evaluate(isReady, tag)); tries++) {
    await gesture(tries)
    await page.waitForTimeout(50)
  }
  await page.waitForFunction(isReady, tag)
}

/** Moves the mouse over a form until its code has loaded, because it may wait for that. */
export async function formAwake(
  where: Page | Frame | FrameLocator | Locator,
  selector = 'flx-form form',
): Promise<void> {
  const form = where.locator(selector).first()
  const ready = where.locator(selector).and(where.locator('[novalidate]')).first()
  for (let moves = 0; moves < 200 && !(await ready.isVisible()); moves++) {
    await form.hover({ position: { x: 1 + (moves % 2), y: 1 } })
  }
  await ready.waitFor()
}
