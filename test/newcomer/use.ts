import type { Locator } from 'playwright-core'
import { awake } from '../support/awake.ts'
import type { SitePage } from '../support/site.ts'

/** An element, as someone who reads its page of the guide tries it. */
interface Use {
  /** Ends the title of its test. */
  does: string
  /** Does it on that page, and waits for what is seen of it. */
  act(page: SitePage): Promise<unknown>
}

/** By tag. */
export type Uses = Record<string, Use>

/** The live example of a page. */
export const live = (page: SitePage): Locator => page.locator('.guide-live')

/** Presses the first button of the live example that has this name. */
export const press = (page: SitePage, name: string | RegExp): Promise<void> =>
  live(page).getByRole('button', { name, exact: true }).first().click()

/** Fills fields of the live example, by their labels. */
export async function fill(page: SitePage, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await live(page).getByLabel(label, { exact: true }).first().fill(value)
  }
}

/** What the build says of when the code of an element comes: as the page begins, in view, or by a gesture. */
async function comesByItself(page: SitePage, tag: string): Promise<boolean> {
  const answer = await page.request.get('/dist/custom-elements.json')
  const { modules } = (await answer.json()) as { modules: { declarations: { tagName: string; wake?: string }[] }[] }
  const found = modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag)
  return ['now', 'visible', 'idle', 'gesture'].includes(found?.wake ?? '')
}

/** Opens the page of an element, its live example in view, and with its code where that comes by itself or with a key. */
export async function openGuide(page: SitePage, tag: string): Promise<void> {
  await page.goto(`/guide/${tag}`)
  await live(page).evaluate((example) => example.scrollIntoView())
  if ((await live(page).locator(tag).count()) > 0 && (await comesByItself(page, tag))) await awake(page, tag)
}
