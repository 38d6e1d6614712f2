import { conformities } from '../../../conformity/conformities.ts'
import { type ConformityLine, numberOf } from '../../../conformity/conformity.ts'
import { everywhereRgaa } from '../../../conformity/everywhere-rgaa.ts'
import { type Finding, inPage } from '../finding.ts'
import { accessTexts as t } from './access-messages.ts'

/** Code stands between backquotes in what elements say of themselves. */
const quoted = (text: string): string => text.replace(/`([^`]+)`/g, '« $1 »')

function owedBy(lines: readonly ConformityLine[], tag: string, element?: Element): Finding[] {
  return lines.flatMap(({ owed, criteria }): Finding[] => {
    if (!owed) return []
    const numbers = criteria.map((each) => numberOf(each).replace(' ', '\u00a0')).join(', ')
    return [{ level: 'info', text: t('owed-line', { tag, text: quoted(owed), criteria: numbers }), element }]
  })
}

/** What the elements of the page leave to its author, and what all of them do. */
export function checkOwed(): Finding[] {
  const present = conformities.flatMap(({ tag, lines }) => {
    const [element] = inPage(tag)
    return element ? [{ tag, lines, element }] : []
  })
  if (present.length === 0) return []
  const own = present.flatMap(({ tag, lines, element }) => owedBy(lines, `<${tag}>`, element))
  return [...own, ...owedBy(everywhereRgaa, t('everywhere'))]
}
