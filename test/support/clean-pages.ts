import { axe } from './axe.ts'
import { pixelsTooWide } from './readable.ts'
import type { SitePage } from './site.ts'

/**
 * Visits pages one after the other. Returns what axe finds on each, whether it is wider than its window, and all
 * problems.
 * @param onPage - Called on each page before it is checked.
 */
export async function faultsOfPages(
  page: SitePage,
  paths: readonly string[],
  onPage: (page: SitePage) => Promise<void> = async () => {},
): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await onPage(page)
    for (const fault of [...(await axe(page)), ...(await pixelsTooWide(page))]) found.push(`${path}: ${fault}`)
  }
  return [...found, ...page.problems]
}
