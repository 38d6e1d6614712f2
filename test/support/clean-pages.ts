import { axe } from './axe.ts'
import { pixelsTooWide } from './readable.ts'
import type { SitePage } from './site.ts'

/** A size of the window and a colour scheme, in which a page is checked. */
interface View {
  width: number
  colorScheme: 'light' | 'dark'
  /** Only these axe rules. */
  rules?: string[]
}

/** The axe rules that a colour scheme can break. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Visits pages one after the other, each opened once and seen in every view. Returns what axe finds on each, and whether
 * it is wider than its window.
 * @param onPage - Called on each page before it is checked in a view. Returns what it finds itself.
 */
export async function faultsOfPages(
  page: SitePage,
  paths: readonly string[],
  views: readonly View[],
  onPage: (page: SitePage) => Promise<string[]> = async () => [],
): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    for (const [index, { width, colorScheme, rules }] of views.entries()) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      if (index === 0) await page.goto(path, { waitUntil: 'networkidle' })
      const faults = [...(await onPage(page)), ...(await axe(page, undefined, rules)), ...(await pixelsTooWide(page))]
      for (const fault of faults) found.push(`${path}, ${width} px, ${colorScheme}: ${fault}`)
    }
  }
  return found
}
