import { parseDay } from '../../../core/french/day.ts'
import { parseAmount } from '../../../core/french/number.ts'
import type { Operator, Rule } from './parse-rule.ts'

/** Returns the values of the fields of a name; those that are empty, unticked or hidden do not count. */
export type ValuesOf = (name: string) => readonly string[]

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

/** A line and the lines it depends on: those that contain the fields of its rule, and those around it. */
export interface OrderedLine {
  needs: Set<OrderedLine>
}

/**
 * Sorts lines so that each comes after those it depends on. Lines that depend on themselves through others are returned
 * apart.
 */
export function orderLines<Line extends OrderedLine>(lines: readonly Line[]): { ordered: Line[]; circular: Line[] } {
  const ordered: Line[] = []
  const placed = new Set<OrderedLine>()
  let waiting = [...lines]
  for (;;) {
    const free = waiting.filter(({ needs }) => [...needs].every((need) => placed.has(need)))
    if (free.length === 0) return { ordered, circular: waiting }
    for (const line of free) {
      ordered.push(line)
      placed.add(line)
    }
    waiting = waiting.filter((line) => !placed.has(line))
  }
}
