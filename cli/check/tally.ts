import type { CheckReport } from './check-site.ts'
import { type Rule, ruleOf } from './rules.ts'

/** Returns the number of faults of a level. */
export function countOf({ faults }: CheckReport, level: Rule['level']): number {
  return faults.filter(({ rule }) => ruleOf(rule).level === level).length
}

const counted = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`

/** Returns the counts as text: « 2 erreurs, 1 point à vérifier, 14 demandes envoyées. » */
export function tallyOf(report: CheckReport): string {
  const errors = counted(countOf(report, 'error'), 'erreur', 'erreurs')
  const warnings = counted(countOf(report, 'warning'), 'point à vérifier', 'points à vérifier')
  return `${errors}, ${warnings}, ${counted(report.sent.length, 'demande envoyée', 'demandes envoyées')}.`
}

/** The French name of each level. */
export const levelNames: Record<Rule['level'], string> = { error: 'Erreur', warning: 'À vérifier' }
