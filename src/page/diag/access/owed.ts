import { type Finding, inPage } from '../finding.ts'
import { accessTexts as t } from './access-messages.ts'

/** Criteria of the RGAA have two numbers, those of WCAG 2.2 three. */
const numberOf = (criterion: string): string =>
  `${criterion.split('.').length > 2 ? 'WCAG' : 'RGAA'} ${criterion}`.replace(' ', '\u00a0')

/** Code stands between backquotes in what elements say of themselves. */
const quoted = (text: string): string => text.replace(/`([^`]+)`/g, '« $1 »')

/** What the elements of the page leave to its author, and what all of them do. */
export function checkOwed(): Finding[] {
  const found = new Map<string, Element | undefined>()
  for (const element of inPage('*')) {
    const tag = element.localName
    if (tag.startsWith('flx-') && !found.has(tag)) found.set(tag, element)
  }
  const everywhere: [string, undefined][] = found.size > 0 ? [['*', undefined]] : []
  return [...[...found].sort(([one], [other]) => one.localeCompare(other)), ...everywhere].flatMap(([tag, element]) =>
    (__FLX_OWED__[tag] ?? []).map(([text, ...criteria]): Finding => {
      const values = {
        tag: tag === '*' ? t('everywhere') : `<${tag}>`,
        text: quoted(text),
        criteria: criteria.map(numberOf).join(', '),
      }
      return { level: 'info', text: t('owed-line', values), element }
    }),
  )
}
