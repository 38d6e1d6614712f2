// A file of its own: only a page in another language than French, or with translations, fetches it.
import { french, nameOf, translationsInUse } from './texts.ts'

/** Lays translations over the texts of a language, in place of those that were; an empty one is left out. */
export function translate(
  entries: Iterable<readonly [expression: string, translation: string]>,
  language = french,
): void {
  const inUse = translationsInUse()
  const byName = new Map<string, string>()
  for (const [expression, translation] of entries) {
    if (translation.trim()) byName.set(nameOf(expression), translation)
  }
  inUse.set({ ...language, byName, version: inUse.get().version + 1 })
}
