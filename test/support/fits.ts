import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { axe } from './axe.ts'

/** Returns by how many pixels a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Checks that a page is not wider than its window, and that axe finds nothing. */
export async function fits(page: Page): Promise<void> {
  const pixels = await overflow(page)
  assert.ok(pixels <= 0, `${pixels} px too wide`)
  assert.deepEqual(await axe(page), [])
}
