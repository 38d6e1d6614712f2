import { shared } from '../shared.ts'
import { languageOf } from './language-of.ts'
import { type BuiltInTexts, replaceTexts } from './texts.ts'

/** Returns the locale of a language: the page's `lang` if it is of that language (`en-US`), else the European one. */
function localeOf(language: string): string {
  const { lang } = document.documentElement
  if (language === 'fr') return 'fr-FR'
  if (/^[a-z]{2}-[a-z]{2}$/i.test(lang) && languageOf(lang) === language) return lang
  return language === 'en' ? 'en-GB' : language
}

/** Fetches the texts that ship for a language; so far, there are only English ones. */
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
 * Switches texts, numbers and dates to a language, with the server's translations over the texts that ship. If it is
 * called twice, the later call wins, whichever ends first.
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

// A separate chunk: only pages in another language than French, or with translations, fetch it.

/** A language, and the texts that ship for it. */
interface Language {
  /** As `Intl` takes it: `en-GB`. */
  locale: string
  builtIn: BuiltInTexts
}

const french: Language = { locale: 'fr-FR', builtIn: {} }

/** Returns the name by which an expression is looked up, in which all kinds of spaces and apostrophes are the same. */
function nameOf(expression: string): string {
  return expression.replace(/\s+/g, ' ').replace(/’/g, "'").trim()
}

/**
 * Replaces the translations in use; empty ones are ignored. A text is looked up by its key, then by its French
 * expression, then among the texts that ship.
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
