import { findAll } from '../../core/browser/select.ts'
import { openingTag } from '../../core/element/report-error.ts'

/** `error`: it does not work; `warning`: it works otherwise than meant; `info`: to know. */
export type Level = 'error' | 'warning' | 'info'

/** Something that the diagnosis has to say. */
export interface Finding {
  level: Level
  text: string
  /** What it is about, to be shown in the page. */
  element?: Element | undefined
}

/** A part of the diagnosis. */
export interface Section {
  id: string
  title: string
  findings: Finding[]
}

const longest = 120

/** The opening tag of an element, short enough to be read. */
export function tagOf(element: Element): string {
  const tag = openingTag(element).replace(/\s+/g, ' ')
  return tag.length > longest ? `${tag.slice(0, longest)}…` : tag
}

/** The elements of the page that match; those of the panel are none of its business. */
export function inPage<E extends Element = HTMLElement>(selector: string): E[] {
  return findAll<E>(selector).filter((element) => !element.closest('[data-flx-diag]'))
}

/** How many findings there are of a level. */
export function countLevel(sections: Section[], level: Level): number {
  return sections.flatMap(({ findings }) => findings).filter((finding) => finding.level === level).length
}
