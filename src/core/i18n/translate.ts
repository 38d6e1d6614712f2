// A file of its own: only a page in another language than French, or with translations, fetches it.
import { type BuiltInTexts, replaceTexts } from './texts.ts'

/** A language, and the texts that ship for it. */
interface Language {
  /** As `Intl` takes it: `en-GB`. */
  locale: string
  builtIn: BuiltInTexts
}

const french: Language = { locale: 'fr-FR', builtIn: {} }

/** Spaces and apostrophes of any kind are the same to who translates. */
function nameOf(expression: string): string {
  return expression.replace(/\s+/g, ' ').replace(/’/g, "'").trim()
}

/**
 * Lays translations over the texts of a language, in place of those that were; an empty one is left out. A text is found
 * by its key, by its French expression, then among those that ship.
 */
export function translate(
  entries: Iterable<readonly [expression: string, translation: string]>,
  { locale, builtIn } = french,
): void {
  const byName = new Map<string, string>()
  for (const [expression, translation] of entries) {
    if (translation.trim()) byName.set(nameOf(expression), translation)
  }
  replaceTexts({
    locale,
    find: (namespace, key, source) =>
      byName.get(`${namespace}.${key}`) ?? byName.get(nameOf(source)) ?? builtIn[namespace]?.[key],
  })
}
