import { isFrench, wordOf } from '../i18n/texts.ts'
import { formatNumber } from './number.ts'

/**
 * Returns the translated word for a number: in French the plural starts at 2, elsewhere all but 1 is plural.
 * `plural(1.5, 'article', 'articles')` → « article ».
 */
export function plural(count: number, one: string, many = `${one}s`): string {
  return wordOf((isFrench() ? Math.abs(count) < 2 : count === 1) ? one : many)
}

/** Returns the number with its word: `countOf(1200, 'article')` → « 1 200 articles ». */
export function countOf(count: number, one: string, many?: string): string {
  return `${formatNumber(count)}\u00a0${plural(count, one, many)}`
}
