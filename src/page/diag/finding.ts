import { findAll } from '../../core/browser/select.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { diagTexts as t } from './diag-messages.ts'
import { type Level, type MarkupRule, markupLevels } from './markup-rules.ts'

/** Something that the diagnosis has to say. */
export interface Finding {
  level: Level
  text: string
  /** The rule of the markup that is not kept; none for what only a page that runs can tell. */
  rule?: MarkupRule
  /** What it is about, to be shown in the page. */
  element?: Element | undefined
}

/** A part of the diagnosis. */
export interface Section {
  id: string
  title: string
  findings: Finding[]
}

/**
 * Says that the page does not keep a rule of its markup.
 *
 * @param values - What the sentence names.
 * @param text - The sentence, where the rule has several.
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

/** The opening tag of an element, short enough to be read. */
export function tagOf(element: Element): string {
  const tag = openingTag(element).replace(/\s+/g, ' ')
  return tag.length > longest ? `${tag.slice(0, longest)}…` : tag
}

/** The elements of the page that match; those of the panel are none of its business. */
export function inPage<E extends Element = HTMLElement>(selector: string): E[] {
  // Not `element.closest`: a form may hold a field of that name, and it is here that this is told.
  return findAll<E>(selector).filter((element) => !Element.prototype.closest.call(element, '[data-flx-diag]'))
}

/** How many findings there are of a level. */
export function countLevel(sections: Section[], level: Level): number {
  return sections.flatMap(({ findings }) => findings).filter((finding) => finding.level === level).length
}
