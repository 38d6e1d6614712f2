import { type Finding, inPage, tagOf } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import { accessTexts as t } from './access-messages.ts'
import { accessibleName, isHeard } from './accessible.ts'

const levelOf = (heading: Element): number =>
  Number(heading.getAttribute('aria-level') ?? (/^h([1-6])$/.exec(heading.localName)?.[1] || 2))

/** The headings of the page in their order, and the levels that are missing between them (RGAA 9.1). */
export function checkHeadings(): Finding[] {
  const headings = inPage('h1, h2, h3, h4, h5, h6, [role="heading"]').filter(isHeard)
  let before = 0
  const lines = headings.flatMap((element): Finding[] => {
    const level = levelOf(element)
    const name = accessibleName(element) || (element.textContent ?? '').replace(/\s+/g, ' ').trim()
    const isSkip = before > 0 && level > before + 1
    const skipped: Finding = { level: 'warning', text: t('skipped-level', { level, before, name }), element }
    before = level
    if (!name) return [{ level: 'error', text: t('empty-heading', { tag: tagOf(element) }), element }]
    return [...(isSkip ? [skipped] : []), { level: 'info', text: t('heading', { level, name }), element }]
  })
  const hasFirst = headings.some((heading) => levelOf(heading) === 1)
  return [...(hasFirst ? [] : [{ level: 'warning', text: t('no-h1') } as const]), ...lines]
}

const kinds = ['banner', 'navigation', 'main', 'complementary', 'contentinfo', 'search', 'form', 'region'] as const
type Kind = (typeof kinds)[number]

const tags: Record<string, Kind> = {
  header: 'banner',
  nav: 'navigation',
  main: 'main',
  aside: 'complementary',
  footer: 'contentinfo',
  search: 'search',
  form: 'form',
  section: 'region',
}
const sections = 'article, aside, main, nav, section'

const nameOf = (element: Element): string =>
  element.matches('[aria-label], [aria-labelledby], [title]') ? accessibleName(element) : ''

/** What a landmark is; forms and sections are one where they have a name, headers and footers where they are the page's. */
function landmarkOf(element: Element): Kind | undefined {
  const role = element.getAttribute('role')
  if (role) return kinds.find((kind) => kind === role)
  const kind = tags[element.localName]
  if ((kind === 'banner' || kind === 'contentinfo') && element.parentElement?.closest(sections)) return undefined
  if ((kind === 'form' || kind === 'region') && !nameOf(element)) return undefined
  return kind
}

/** The landmarks of the page (RGAA 9.2, 12.6), and what the page says of itself (8.3, 8.5). */
export function checkLandmarks(): Finding[] {
  const selector = [...Object.keys(tags), ...kinds.map((kind) => `[role="${kind}"]`)].join()
  const found = inPage(selector)
    .filter(isHeard)
    .flatMap((element) => {
      const kind = landmarkOf(element)
      return kind ? [{ element, kind, name: nameOf(element) }] : []
    })
  const mains = found.filter(({ kind }) => kind === 'main')
  const alike = [...groupBy(found, ({ kind, name }) => `${kind} ${name}`).values()].filter(
    ([first, ...more]) => more.length > 0 && first?.kind !== 'main',
  )
  const wrong: Finding[] = [
    ...(document.documentElement.lang ? [] : [{ level: 'error', text: t('no-lang') } as const]),
    ...(document.title.trim() ? [] : [{ level: 'error', text: t('no-page-title') } as const]),
    ...(mains.length === 0 ? [{ level: 'warning', text: t('no-main') } as const] : []),
    ...(mains.length > 1
      ? [{ level: 'warning', text: t('many-mains', { n: mains.length }), element: mains[1]?.element } as const]
      : []),
    ...alike.flatMap((group): Finding[] => {
      const [first] = group
      if (!first) return []
      const text = t('same-landmark', { n: group.length, kind: t(first.kind) })
      return [{ level: 'warning', text, element: first.element }]
    }),
  ]
  const lines = found.map(({ element, kind, name }): Finding => {
    return { level: 'info', text: name ? t('named', { kind: t(kind), name }) : t(kind), element }
  })
  return [...wrong, ...lines]
}
