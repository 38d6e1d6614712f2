import { type Finding, inPage, tagOf } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import { accessTexts as t } from './access-messages.ts'
import { accessibleName, describe, isHeard } from './accessible.ts'

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** Links that are called alike and lead elsewhere. Two ways to one place may have one name. */
function sameNames(links: readonly HTMLAnchorElement[]): Finding[] {
  const groups = groupBy(links, (link) => plain(accessibleName(link)))
  return [...groups].flatMap(([key, group]): Finding[] => {
    const [first] = group
    const addresses = new Set(group.map(({ href }) => href.replace(/#.*/, '')))
    if (!first || key === '' || addresses.size < 2) return []
    const text = t('same-name', { n: group.length, name: accessibleName(first) })
    return [{ level: 'warning', text, element: first }]
  })
}

/** Who speaks to the machine says what is written: a name that does not hold it is not found (WCAG 2.5.3). */
function otherNames(controls: readonly HTMLElement[]): Finding[] {
  return controls.flatMap((element): Finding[] => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden in it is not read
    const text = element.innerText.replace(/\s+/g, ' ').trim()
    const name = accessibleName(element)
    const isSaid = plain(text).length < 3 || plain(name).includes(plain(text))
    return isSaid || name === ''
      ? []
      : [{ level: 'warning', text: t('label-not-in-name', { tag: tagOf(element), name, text }), element }]
  })
}

const others = [
  'img:not([alt=""])',
  '[role="img"]',
  'iframe',
  'table',
  'fieldset',
  '[role="group"]',
  '[role="radiogroup"]',
  'dialog[open]',
  '[role="dialog"]',
].join()

/** What is called what, beside the stops of Tab: images, frames, tables, groups, windows; and names that mislead. */
export function checkNamed(): Finding[] {
  const shown = (selector: string): HTMLElement[] => inPage(selector).filter(isHeard)
  return [
    ...sameNames(shown('a[href]') as HTMLAnchorElement[]),
    ...otherNames(shown(':is(a[href], button, [role="button"]):is([aria-label], [aria-labelledby])')),
    ...shown(others).map((element): Finding => ({ level: 'info', text: describe(element), element })),
  ]
}
