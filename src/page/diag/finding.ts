import { findAll } from '../../core/browser/select.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { countOf } from '../../core/french/number.ts'
import { diagTexts as t } from './diag-messages.ts'
import { type Level, type MarkupRule, markupLevels } from './markup-rules.ts'

export interface Finding {
  level: Level
  text: string
  /** The markup rule that is broken; undefined for what can be found only in a running page. */
  rule?: MarkupRule
  /** The element in question, which the panel can show in the page. */
  element?: Element | undefined
}

export interface Section {
  id: string
  title: string
  findings: Finding[]
}

/**
 * Creates the finding for a broken markup rule.
 *
 * @param values - The values to insert in the sentence.
 * @param text - The key of the sentence, if the rule has several.
 */
export function found(
  rule: MarkupRule,
  values: Record<string, string | number>,
  element?: Element,
  text: Parameters<typeof t>[0] = rule,
): Finding {
  return { rule, level: markupLevels[rule], text: t(text, values), element }
}

const longest = 120

/** Returns the opening tag of an element, shortened if it is long. */
export function tagOf(element: Element): string {
  const tag = openingTag(element).replace(/\s+/g, ' ')
  return tag.length > longest ? `${tag.slice(0, longest)}…` : tag
}

/** Returns values by the key that is read from each. The command also runs in a Node without `Map.groupBy`. */
export function groupBy<T, Key>(values: readonly T[], keyOf: (value: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

/** Returns the matching elements of the page, without those in the panel. */
export function inPage<E extends Element = HTMLElement>(selector: string): E[] {
  // Not `element.closest`: a form may have a control of that name, which is one of the things to report.
  return findAll<E>(selector).filter((element) => !Element.prototype.closest.call(element, '[data-flx-diag]'))
}

function countLevel(sections: Section[], level: Level): number {
  return sections.flatMap(({ findings }) => findings).filter((finding) => finding.level === level).length
}

/** Returns « 3 erreurs, 1 avertissement ». */
export function summaryOf(sections: Section[]): string {
  return t('summary', {
    errors: countOf(countLevel(sections, 'error'), 'erreur'),
    warnings: countOf(countLevel(sections, 'warning'), 'avertissement'),
  })
}

function lineOf({ level, text }: Finding): string {
  return `- ${level === 'info' ? '' : `[${t(`level_${level}`)}] `}${text}`
}

/** Returns the diagnosis as text to paste, with the URL and the browser. */
export function reportOf(sections: Section[]): string {
  const parts = sections.map(({ title, findings }) =>
    [`## ${title}`, ...(findings.length > 0 ? findings.map(lineOf) : [`- ${t('nothing')}`])].join('\n'),
  )
  const page = new URL(location.href)
  page.searchParams.delete('flx')
  const place = [page.href, `${innerWidth} × ${innerHeight}`, document.documentElement.lang, navigator.userAgent]
  return [`# ${t('title')} : ${summaryOf(sections)}`, place.filter(Boolean).join('\n'), ...parts].join('\n\n')
}
