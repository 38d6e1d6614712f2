import { shared } from '../shared.ts'
import { languageOf } from './language-of.ts'
import { type BuiltInTexts, replaceTexts } from './texts.ts'

/** How `Intl` writes a language: as the page's `lang` has it where that is of this language (`en-US`), else as in Europe. */
function localeOf(language: string): string {
  const { lang } = document.documentElement
  if (language === 'fr') return 'fr-FR'
  if (/^[a-z]{2}-[a-z]{2}$/i.test(lang) && languageOf(lang) === language) return lang
  return language === 'en' ? 'en-GB' : language
}

/** Texts that ship for a language: English ones, which only a page in English fetches. */
async function builtInTexts(language: string): Promise<BuiltInTexts> {
  if (language !== 'en') return {}
  try {
    return (await import('./english/english.ts')).english
  } catch (error) {
    console.warn(
      'flx : les textes anglais n’ont pas pu être chargés, ce qui n’est pas traduit reste en français.',
      error,
    )
    return {}
  }
}

/**
 * Has visitors read a language: its texts, numbers and dates, and over them what the server translates. Of two calls
 * the later one counts, whichever ends first.
 */
export async function readIn(
  language: string,
  translations: Iterable<readonly [expression: string, translation: string]> = [],
): Promise<void> {
  const calls = shared('readIn', () => ({ count: 0 }))
  const own = ++calls.count
  const builtIn = await builtInTexts(language)
  if (own === calls.count) translate(translations, { locale: localeOf(language), builtIn })
}

// A file of its own: only a page in another language than French, or with translations, fetches it.

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
