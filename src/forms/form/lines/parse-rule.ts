import { parseDay } from '../../../core/french/day.ts'
import { parseAmount } from '../../../core/french/number.ts'

/** A condition on the values of the form's fields (FORM-04). */
export type Rule =
  | { kind: 'and' | 'or'; rules: Rule[] }
  | { kind: 'not'; rule: Rule }
  /** True when the field is filled in or ticked. */
  | { kind: 'filled'; name: string }
  | { kind: 'compare'; name: string; operator: Operator; values: string[] }

export type Operator = '=' | '!=' | '<' | '<=' | '>' | '>='

interface Token {
  text: string
  /** True for text in quotes, which is never a word of the language. */
  isQuoted: boolean
}

const tokens = /\s*(?:"([^"]*)"|'([^']*)'|@([^@\s]+)@|(<=|>=|!=|<>|==|&&|\|\||[=<>!(),])|([^\s"'=<>!(),&|]+))/gy

/** The words of the language, in English, in French and as signs. */
const words: Record<string, string> = {
  and: 'and',
  et: 'and',
  '&&': 'and',
  or: 'or',
  ou: 'or',
  '||': 'or',
  not: 'not',
  non: 'not',
  '!': 'not',
  in: 'in',
  dans: 'in',
}
const operators: Record<string, Operator> = {
  '=': '=',
  '==': '=',
  '!=': '!=',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
}

function split(text: string): Token[] {
  const found: Token[] = []
  const pattern = new RegExp(tokens)
  while (pattern.lastIndex < text.trimEnd().length) {
    const at = pattern.lastIndex
    const match = pattern.exec(text)
    if (!match) throw new SyntaxError(`« ${text.slice(at).trim()} » n’est pas compris`)
    // SPIP writes a field name as `@champ@`.
    const quoted = match[1] ?? match[2] ?? match[3]
    found.push({ text: quoted ?? match[4] ?? match[5] ?? '', isQuoted: quoted !== undefined })
  }
  return found
}

/** Reads a rule from left to right; `not` binds closer than `and`, `and` closer than `or`. */
class Parser {
  #tokens: Token[]

  constructor(text: string) {
    this.#tokens = split(text)
  }

  parse(): Rule {
    const rule = this.#or()
    const [rest] = this.#tokens
    if (rest) throw new SyntaxError(`« ${rest.text} » n’est pas attendu`)
    return rule
  }

  #word(): string | undefined {
    const [next] = this.#tokens
    return next && !next.isQuoted ? words[next.text.toLowerCase()] : undefined
  }

  #is(sign: string): boolean {
    const [next] = this.#tokens
    return next !== undefined && !next.isQuoted && next.text === sign
  }

  #take(sign: string): boolean {
    if (!this.#is(sign)) return false
    this.#tokens.shift()
    return true
  }

  #text(what: string): string {
    const next = this.#tokens.shift()
    if (!next || (!next.isQuoted && /^[=<>!(),]/.test(next.text))) throw new SyntaxError(`il manque ${what}`)
    return next.text
  }

  #chain(kind: 'and' | 'or', part: () => Rule): Rule {
    const first = part()
    const rules = [first]
    while (this.#word() === kind) {
      this.#tokens.shift()
      rules.push(part())
    }
    return rules.length > 1 ? { kind, rules } : first
  }

  #or(): Rule {
    return this.#chain('or', () => this.#and())
  }

  #and(): Rule {
    return this.#chain('and', () => this.#not())
  }

  #not(): Rule {
    if (this.#word() !== 'not') return this.#term()
    this.#tokens.shift()
    return { kind: 'not', rule: this.#not() }
  }

  #term(): Rule {
    if (this.#take('(')) {
      const rule = this.#or()
      if (!this.#take(')')) throw new SyntaxError('il manque « ) »')
      return rule
    }
    const name = this.#text('le nom d’un champ')
    if (this.#word() === 'in') {
      this.#tokens.shift()
      return { kind: 'compare', name, operator: '=', values: this.#list() }
    }
    const operator = this.#tokens[0]?.isQuoted ? undefined : operators[this.#tokens[0]?.text ?? '']
    if (!operator) return { kind: 'filled', name }
    this.#tokens.shift()
    return { kind: 'compare', name, operator, values: [this.#text('une valeur')] }
  }

  #list(): string[] {
    if (!this.#take('(')) throw new SyntaxError('il manque « ( »')
    const values = [this.#text('une valeur')]
    while (this.#take(',')) values.push(this.#text('une valeur'))
    if (!this.#take(')')) throw new SyntaxError('il manque « ) »')
    return values
  }
}

/**
 * Parses a rule: `pays = FR et (age >= 18 ou parent)`, `sujet dans (devis, "autre demande")`, `non livraison`.
 *
 * @throws {SyntaxError} with a French message about the part that is not understood.
 */
export function parseRule(text: string): Rule {
  return new Parser(text).parse()
}

/** Returns the names of the fields that a rule uses. */
export function namesIn(rule: Rule): string[] {
  if ('rules' in rule) return rule.rules.flatMap(namesIn)
  return 'rule' in rule ? namesIn(rule.rule) : [rule.name]
}

/** Returns the values of the fields of a name; those that are empty, unticked or hidden do not count. */
type ValuesOf = (name: string) => readonly string[]

/** Compares two values as days if both are days, else as numbers: `20260201` and `01/02/2026` are both days. */
function order(one: string, other: string): number {
  const days = [parseDay(one), parseDay(other)]
  if (days[0] && days[1]) return days[0] < days[1] ? -1 : Number(days[0] > days[1])
  const numbers = [parseAmount(one), parseAmount(other)]
  return numbers[0] === undefined || numbers[1] === undefined ? Number.NaN : numbers[0] - numbers[1]
}

function isSame(one: string, other: string): boolean {
  return one === other || (one.trim() !== '' && order(one, other) === 0)
}

const comparisons: Record<Exclude<Operator, '=' | '!='>, (difference: number) => boolean> = {
  '<': (difference) => difference < 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '>=': (difference) => difference >= 0,
}

function compare(found: readonly string[], operator: Operator, wanted: string[]): boolean {
  if (operator === '=') {
    if (found.length === 0) return wanted.includes('')
    return found.some((value) => wanted.some((each) => isSame(value, each)))
  }
  if (operator === '!=') return !compare(found, '=', wanted)
  return found.some((value) => comparisons[operator](order(value, wanted[0] ?? '')))
}

/** Returns true if the rule holds for the current values of the fields. */
export function judgeRule(rule: Rule, valuesOf: ValuesOf): boolean {
  switch (rule.kind) {
    case 'and':
      return rule.rules.every((each) => judgeRule(each, valuesOf))
    case 'or':
      return rule.rules.some((each) => judgeRule(each, valuesOf))
    case 'not':
      return !judgeRule(rule.rule, valuesOf)
    case 'filled':
      return valuesOf(rule.name).length > 0
    case 'compare':
      return compare(valuesOf(rule.name), rule.operator, rule.values)
  }
}
