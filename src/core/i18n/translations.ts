import * as v from 'valibot'
import { readStored, writeStored } from '../browser/storage.ts'
import { config, endpoint } from '../config.ts'
import { onConfig } from '../configure.ts'
import { createLatest } from '../http/latest.ts'
import { detailOf, isAborted } from '../http/request-error.ts'
import { sendJson } from '../http/send-json.ts'
import { shared } from '../shared.ts'
import { type BuiltInTexts, languageOf, replaceTexts } from './texts.ts'
import { pairsOf, translationPairs, translationsAnswer } from './translations-contract.ts'

/** An expression for the server to register, under the names of its fields (I18N-01). */
export interface NewExpression {
  expression: string
  /** @default the language of the page */
  langue?: string
  /** Values in the expression. */
  tableau_donnee?: Record<string, string | number>
  /** Part of the site that it belongs to. */
  module?: string
  /** True if its translation may not be changed in the administration. */
  no_modif?: boolean
  /** True to register it even if it is known. */
  force_learn?: boolean
}

/** Returns the fields of `add_traduction`. */
function fieldsOf({ expression, langue, tableau_donnee, module, no_modif, force_learn }: NewExpression) {
  return {
    action: 'add_traduction',
    expression,
    langue,
    tableau_donnee,
    module,
    no_modif: no_modif === undefined ? undefined : Number(no_modif),
    force_learn: force_learn === undefined ? undefined : Number(force_learn),
  }
}

/** Milliseconds after which an element no longer waits for the texts of its language. */
const patience = 3000

/**
 * Shows the texts in the page's language, now and each time the configuration changes it, and fetches the server's
 * translations once they are wanted.
 *
 * @returns a promise that resolves once the texts that ship are loaded, or after a time limit.
 */
export async function followLanguage(): Promise<void> {
  let known = 'fr'
  let isAsked = false
  const follow = (): Promise<unknown> | undefined => {
    const { lang, translations } = config()
    const texts = lang === known ? undefined : readIn(lang)
    known = lang
    if (!isAsked && translations) {
      isAsked = true
      followTranslations()
    }
    return texts
  }
  onConfig(() => void follow())
  await Promise.race([follow(), new Promise((resolve) => setTimeout(resolve, patience))])
}

const service = 'ajax/modules/traductions/traitement.php'
const cacheKey = 'flx-traductions'
const cacheSchema = v.object({ owner: v.string(), language: v.string(), pairs: translationPairs })
const latest = createLatest()

/** Returns the key of stored translations: those of another language, server or session are not used. */
function ownerOf(): string {
  const { lang, base, sessionHash } = config()
  return JSON.stringify([lang, base, sessionHash])
}

async function refreshTranslations(): Promise<void> {
  latest.abort()
  const { lang, translations } = config()
  if (!translations) return readIn(lang)
  const owner = ownerOf()
  const kept = readStored('session', cacheKey, cacheSchema)
  if (kept?.owner === owner) return readIn(kept.language, kept.pairs)
  const body = { action: 'get_traductions', cible: 'javascript', langue: lang }
  const answer = await latest.run((signal) =>
    sendJson({ address: endpoint(service), body, signal }, translationsAnswer),
  )
  const pairs = pairsOf(answer)
  const language = languageOf(answer.langue ?? '') ?? lang
  writeStored('session', cacheKey, { owner, language, pairs })
  await readIn(language, pairs)
}

function reportFailure(error: unknown): void {
  if (isAborted(error)) return
  console.warn('flx : les traductions du serveur manquent, les textes restent ceux de flx.', detailOf(error))
  void readIn(config().lang)
}

/**
 * Fetches the server's translations for the page's language (I18N-02) and uses them over the texts that ship (I18N-01),
 * now and each time the configuration changes. Elements do not wait for them; they are stored per session hash.
 */
export function followTranslations(): void {
  shared('followTranslations', () => {
    let owner = ''
    const follow = (): void => {
      const now = `${config().translations} ${ownerOf()}`
      if (now === owner) return
      owner = now
      refreshTranslations().catch(reportFailure)
    }
    onConfig(follow)
    follow()
    return true
  })
}

/**
 * Registers an expression on the server (`add_traduction`, I18N-02).
 * @returns the pairs of expression and translation in its answer.
 * @throws {RequestError}; {TypeError} if there is no expression.
 */
export async function addTranslation(expression: NewExpression): Promise<[expression: string, translation: string][]> {
  if (!expression?.expression?.trim()) {
    throw new TypeError('flx.translations.add demande une expression : flx.translations.add({ expression: "…" }).')
  }
  const body = fieldsOf({ langue: config().lang, ...expression })
  return pairsOf(await sendJson({ address: endpoint(service), body }, translationsAnswer))
}

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
async function readIn(
  language: string,
  translations: Iterable<readonly [expression: string, translation: string]> = [],
): Promise<void> {
  const calls = shared('readIn', () => ({ count: 0 }))
  const own = ++calls.count
  const builtIn = await builtInTexts(language)
  if (own === calls.count) translate(translations, { locale: localeOf(language), builtIn })
}

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
