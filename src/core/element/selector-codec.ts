import { isSelector, matchesNothing } from '../browser/selector.ts'
import type { Codec } from './codecs.ts'

/**
 * Names other elements of the page. What is no selector (`for="1,5"`) names none of them: whoever reads it need not fear
 * an exception. Absent or blank it is the fallback.
 */
export function selector(fallback = ''): Codec<string> {
  return {
    parse: (attribute) => {
      const given = attribute?.trim() ?? ''
      if (!given) return fallback
      return isSelector(given) ? given : matchesNothing
    },
    format: (value) => (value == null ? null : String(value)),
    problem: (attribute) =>
      attribute.trim() && !isSelector(attribute) ? 'n’est pas un sélecteur : il ne désigne rien' : undefined,
  }
}
