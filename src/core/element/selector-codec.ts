import { isSelector, matchesNothing } from '../browser/selector.ts'
import type { Codec } from './codecs.ts'

/**
 * An attribute with a selector of other elements. An invalid one (`for="1,5"`) matches no element, so that reading it
 * never throws. If absent or blank, it is the fallback.
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
