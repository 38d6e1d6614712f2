import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { CheckReport } from '../../cli/check/check-site.ts'
import { textReport } from '../../cli/check/reports/text.ts'
import { ruleGroups } from '../../cli/check/rules.ts'

it('a page that is checked gives the terminal no orders', () => {
  const [rule] = ruleGroups().flatMap(({ rules }) => rules)
  assert.ok(rule)
  const report: CheckReport = {
    address: 'https://site.example/',
    title: '',
    date: '',
    version: '1.0.0',
    sent: [],
    faults: [
      { rule: rule.id, text: '<flx-modal label="\u001b]0;titre\u0007\u001b[2J\u009b2Jbonjour">', where: 'ligne 1' },
    ],
  }
  const text = textReport(report)
  assert.match(text, /bonjour/)
  assert.doesNotMatch(text, /(?!\n)\p{Cc}/u)
})
