import { formatNumber } from './number.ts'

/** The word that suits the number: in French the plural starts at 2. `plural(1.5, 'article', 'articles')` → « article ». */
export function plural(count: number, one: string, many = `${one}s`): string {
  return Math.abs(count) < 2 ? one : many
}

/** The number and its word: `countOf(1200, 'article')` → « 1 200 articles ». */
export function countOf(count: number, one: string, many?: string): string {
  return `${formatNumber(count)}\u00a0${plural(count, one, many)}`
}
