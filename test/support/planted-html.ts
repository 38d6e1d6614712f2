import { followNetwork, networkQuiet } from './network-quiet.ts'
import type { SitePage } from './site.ts'

/** HTML that a visitor plants. It marks the page if it runs, and each element that it creates. */
export const plantedHtml = [
  `"'></title></textarea></script>`,
  '<img data-planted src="x" onerror="globalThis.owned=1">',
  '<script data-planted>globalThis.owned=1</script>',
  '<flx-config data-planted base="https://mechant.example/"></flx-config>',
  '<a data-planted class="squeezebox-ajax" href="javascript:globalThis.owned=1" data-share="javascript:globalThis.owned=1">x</a>',
].join('')

/** Returns true if HTML contains the planted text as elements. */
export const isBorn = (html: string): boolean => /<[\w-]+ data-planted/.test(html)

/** Returns the effects of the planted HTML on the current page. */
export async function harmOn(page: SitePage): Promise<string[]> {
  const { isOwned, born } = await page.evaluate(() => ({
    isOwned: 'owned' in globalThis,
    born: [...document.querySelectorAll('[data-planted]')].map(({ localName }) => localName),
  }))
  const { pathname, search } = new URL(page.url())
  const said = page.problems.splice(0).filter((problem) => !problem.includes('404'))
  return [...(isOwned ? ['it ran'] : []), ...born, ...said].map((fault) => `${pathname}${search}: ${fault}`)
}

/** Visits pages one after the other. @returns the effects, and the number of pages that show the planted text */
export async function goThrough(
  page: SitePage,
  all: readonly string[],
): Promise<{ faults: string[]; readable: number }> {
  const faults: string[] = []
  let readable = 0
  followNetwork(page)
  for (const path of all) {
    await page.goto(path)
    await page.waitForFunction(() => 'flx' in globalThis)
    await networkQuiet(page)
    faults.push(...(await harmOn(page)))
    if ((await page.getByText('<img data-planted').count()) > 0) readable++
  }
  return { faults, readable }
}
