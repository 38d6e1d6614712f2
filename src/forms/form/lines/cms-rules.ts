import * as v from 'valibot'
import type { Operator, Rule } from './parse-rule.ts'

/** One test of SPIP's `afficher_si`, as its forms print it. */
const spipTest = v.object({
  champ: v.string(),
  total: v.optional(v.string(), ''),
  operateur: v.optional(v.string(), ''),
  valeur: v.optional(v.union([v.string(), v.number(), v.boolean()]), ''),
})

const spipOperators = ['==', '!=', '<', '<=', '>', '>=']
const quoted = (text: string): string => (text.includes('"') ? `'${text}'` : `"${text}"`)

function spipTestAsRule(json: string): string {
  const test = v.safeParse(spipTest, JSON.parse(json))
  if (!test.success || test.output.total !== '') throw new SyntaxError(`« ${json} » n’est pas compris`)
  const { champ, operateur, valeur } = test.output
  const name = quoted(champ)
  if (operateur === '') return name
  if (spipOperators.includes(operateur)) return `${name} ${operateur} ${quoted(String(valeur))}`
  const list = String(valeur)
    .split(',')
    .map((each) => quoted(each.trim()))
    .join()
  if (operateur === 'IN') return `${name} in (${list})`
  if (operateur === '!IN') return `not ${name} in (${list})`
  throw new SyntaxError(`« ${operateur} » n’est pas compris`)
}

/**
 * Converts the `data-afficher_si` of SPIP's « Saisies » into a rule of ours. SPIP prints
 * `afficher_si({"champ":"pays","operateur":"==","valeur":"FR"}) && !…`; its authors write `@pays@ == "FR"`.
 *
 * @throws {SyntaxError} with a French message about the part that is not understood.
 */
export function spipRule(text: string): string {
  const rule = text.replace(/\bafficher_si\(\s*'?(\{.*?\})'?\s*\)/g, (_, json: string) => spipTestAsRule(json))
  return rule.replace(
    /(@[^@\s]+@)\s*(!?)IN\s+(["'])(.*?)\3/g,
    (_, name: string, not: string, mark: string, list: string) => {
      const values = list.split(',').map((each) => mark + each.trim() + mark)
      return `${not} ${name} in (${values.join()})`
    },
  )
}

type Condition = Record<string, unknown>

const isCondition = (value: unknown): value is Condition =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Converts one Drupal state of a field into a rule. */
function drupalTest(name: string, state: string, value: unknown): Rule {
  const compare = (operator: Operator, wanted: unknown): Rule => ({
    kind: 'compare',
    name,
    operator,
    values: [String(wanted)],
  })
  const filled: Rule = { kind: 'filled', name }
  const not = (rule: Rule): Rule => ({ kind: 'not', rule })
  const isYes = value !== false
  switch (state) {
    case 'checked':
    case 'filled':
      return isYes ? filled : not(filled)
    case 'unchecked':
    case 'empty':
      return isYes ? not(filled) : filled
    case '!value':
      return not(compare('=', value))
    case 'value': {
      if (!isCondition(value)) return compare('=', value)
      const [[operator, wanted] = []] = Object.entries(value)
      if (operator === 'less') return compare('<', wanted)
      if (operator === 'greater') return compare('>', wanted)
      if (operator === 'less_equal') return compare('<=', wanted)
      if (operator === 'greater_equal') return compare('>=', wanted)
    }
  }
  throw new SyntaxError(`l’état « ${state} » de Drupal n’est pas compris`)
}

function drupalField(selector: string, tests: unknown): Rule {
  const name = /\[name=(["'])(.*?)\1\]/.exec(selector)?.[2]
  if (name === undefined) throw new SyntaxError(`« ${selector} » ne nomme pas de champ`)
  if (Array.isArray(tests)) return { kind: 'or', rules: tests.map((each) => drupalField(selector, each)) }
  if (!isCondition(tests)) throw new SyntaxError(`« ${selector} » ne dit rien`)
  return { kind: 'and', rules: Object.entries(tests).map(([state, value]) => drupalTest(name, state, value)) }
}

/**
 * Converts an object of fields, which must all hold, or a list, of which one must hold: Drupal writes `"or"` between
 * its parts.
 */
function drupalConditions(given: unknown): Rule {
  if (Array.isArray(given)) {
    if (given.includes('xor')) throw new SyntaxError('« xor » n’est pas compris')
    const parts = given.filter((each) => typeof each !== 'string').map(drupalConditions)
    return { kind: given.includes('and') ? 'and' : 'or', rules: parts }
  }
  if (!isCondition(given)) throw new SyntaxError('des états de Drupal étaient attendus')
  const rules = Object.entries(given).map(([selector, tests]) =>
    /^\d+$/.test(selector) ? drupalConditions(tests) : drupalField(selector, tests),
  )
  return { kind: 'and', rules }
}

/**
 * Converts the `data-drupal-states` of Drupal into a rule: `{"visible": {":input[name=\"pays\"]": {"value": "FR"}}}`,
 * or `invisible`.
 *
 * @returns undefined when the states do not concern visibility.
 * @throws {SyntaxError} with a French message about the part that is not understood.
 */
export function drupalRule(text: string): Rule | undefined {
  const states: unknown = JSON.parse(text)
  if (!isCondition(states)) throw new SyntaxError('des états de Drupal étaient attendus')
  const { visible, invisible } = states
  if (visible !== undefined) return drupalConditions(visible)
  return invisible === undefined ? undefined : { kind: 'not', rule: drupalConditions(invisible) }
}
