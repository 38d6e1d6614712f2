import { conformities } from '../../../conformity/conformities.ts'
import { type ConformityLine, numberOf } from '../../../conformity/conformity.ts'
import { everywhereRgaa } from '../../../conformity/everywhere.ts'
import { type Finding, inPage, type Section } from '../finding.ts'
import { accessTexts as t } from './access-messages.ts'
import { checkRules, withAxeTree } from './axe.ts'
import { checkFocus, focusOrder } from './focus-order.ts'

/** The findings about the page's accessibility by keyboard, screen reader and low vision, as it is now. */
export interface Access {
  sections: Section[]
  /** The elements that Tab reaches, in their order. */
  stops: HTMLElement[]
}

export async function inspectAccess(): Promise<Access> {
  const stops = focusOrder()
  const sections: Section[] = [
    { id: 'focus', title: t('focus'), findings: withAxeTree(() => checkFocus(stops)) },
    { id: 'rules', title: t('rules'), findings: await checkRules() },
    { id: 'owed', title: t('owed'), findings: checkOwed() },
  ]
  return { sections, stops }
}

/** Puts code in French quotation marks instead of backquotes. */
const quoted = (text: string): string => text.replace(/`([^`]+)`/g, '« $1 »')

function owedBy(lines: readonly ConformityLine[], tag: string, element?: Element): Finding[] {
  return lines.flatMap(({ owed, criteria }): Finding[] => {
    if (!owed) return []
    const numbers = criteria.map((each) => numberOf(each).replace(' ', '\u00a0')).join(', ')
    return [{ level: 'info', text: t('owed-line', { tag, text: quoted(owed), criteria: numbers }), element }]
  })
}

/** Lists what the elements in the page leave to its author, each and all together. */
function checkOwed(): Finding[] {
  const present = conformities.flatMap(({ tag, lines }) => {
    const [element] = inPage(tag)
    return element ? [{ tag, lines, element }] : []
  })
  if (present.length === 0) return []
  const own = present.flatMap(({ tag, lines, element }) => owedBy(lines, `<${tag}>`, element))
  return [...own, ...owedBy(everywhereRgaa, t('everywhere'))]
}
