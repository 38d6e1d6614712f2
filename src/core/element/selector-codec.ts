import type { Codec } from './codecs.ts'

/** A selector that no element matches: what is read where an author wrote none. */
export const matchesNothing = ':not(*)'

/** Whether a text is a selector. */
export function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text)
    return true
  } catch {
    return false
  }
}

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
