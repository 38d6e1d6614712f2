import type { CheckReport } from '../check-site.ts'
import { ruleOf } from '../rules.ts'
import { levelNames, tallyOf } from '../tally.ts'

/** Removes control characters: a text from the page could otherwise send commands to the terminal. */
const plain = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, '')

/** Returns the report as text for a terminal. */
export function textReport(report: CheckReport): string {
  const faults = report.faults.map(({ rule, text, where }) => {
    const { level, due } = ruleOf(rule)
    const lines = [`${levelNames[level]} · ${rule}${where ? ` · ${where}` : ''}`, `  ${text}`]
    if (due) lines.push(`  Attendu : ${due.replaceAll('`', '')}`)
    return `${lines.join('\n')}\n`
  })
  const verdict = report.faults.length === 0 ? 'Rien à redire.\n' : ''
  const end = report.faults.length ? '\n' : ''
  return plain(
    `flx check ${report.version} · ${report.address}\n\n${faults.join('\n')}${verdict}${end}${tallyOf(report)}\n`,
  )
}
