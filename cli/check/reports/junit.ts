import type { CheckReport } from '../check-site.ts'
import { type RuleId, ruleGroups, ruleOf } from '../rules.ts'
import { countOf } from '../tally.ts'
import { escapeText } from './escape.ts'

function caseOf(report: CheckReport, group: string, id: RuleId): string {
  const faults = report.faults.filter(({ rule }) => rule === id)
  const said = faults.map(({ text, where }) => escapeText(where ? `${where} : ${text}` : text)).join('\n')
  const name = `    <testcase classname="${escapeText(`flx check.${group}`)}" name="${escapeText(id)}"`
  if (faults.length === 0) return `${name}/>`
  const { level, due = '', sentence } = ruleOf(id)
  const inside =
    level === 'error'
      ? `<failure type="${id}" message="${escapeText(sentence ?? due)}">${said}</failure>`
      : `<system-out>${said}</system-out>`
  return `${name}>${inside}</testcase>`
}

/** Returns the report in JUnit's format, for continuous integration: one test per rule. Only errors fail. */
export function junitReport(report: CheckReport): string {
  const groups = ruleGroups()
  const cases = groups.flatMap(({ title, rules }) => rules.map(({ id }) => caseOf(report, title, id)))
  const failures = new Set(report.faults.filter(({ rule }) => ruleOf(rule).level === 'error').map(({ rule }) => rule))
    .size
  const facts = `tests="${cases.length}" failures="${failures}" errors="0"`
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="flx check" ${facts}>
  <testsuite name="${escapeText(report.address)}" ${facts} timestamp="${report.date}">
    <properties><property name="erreurs" value="${countOf(report, 'error')}"/></properties>
${cases.join('\n')}
  </testsuite>
</testsuites>
`
}
