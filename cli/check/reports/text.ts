import type { CheckReport } from '../check-site.ts'
import { ruleOf } from '../rules.ts'
import { levelNames, tallyOf } from '../tally.ts'

/** Without the signs that give a terminal orders: what is told of a page has its words in it. */
const plain = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, '')

/** What is read in a terminal. */
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
