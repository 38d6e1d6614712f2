import { noBreaks } from '../french/no-breaks.ts'
import { shared } from '../shared.ts'

type ParameterNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never

type Parameters<Text extends string> = [ParameterNames<Text>] extends [never]
  ? []
  : [parameters: Record<ParameterNames<Text>, string | number>]

/** Returns the text of a key in the language of the page, with its `{parameters}` filled in. */
export type Texts<Messages extends Record<string, string>> = <Key extends keyof Messages & string>(
  key: Key,
  ...parameters: Parameters<Messages[Key]>
) => string

/** Texts that ship in a language other than French, by namespace and key. */
export type BuiltInTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The translation in use. */
interface Translations {
  /** The visitor's language, as `Intl` takes it: `en-GB`. */
  locale: string
  /** Incremented each time translations arrive. */
  version: number
  /** Returns the text of a key in that language; undefined if it stays in French. */
  find?(namespace: string, key: string, source: string): string | undefined
}

/** The translation over the French texts; on most pages there is none. */
const inUse = (): Translations => shared('texts', () => ({ locale: 'fr-FR', version: 0 }))

/** Replaces the translation and dispatches `flx-texts` on the window, so that displayed texts are updated. */
export function replaceTexts(next: Omit<Translations, 'version'>): void {
  Object.assign(inUse(), { find: undefined, ...next, version: textsVersion() + 1 })
  dispatchEvent(new CustomEvent('flx-texts'))
}

/** Returns the language of texts, numbers and dates, as `Intl` takes it: `fr-FR`. */
export function textLocale(): string {
  return inUse().locale
}

/** Returns true if the visitor reads French, which writes plurals and days in its own way. */
export function isFrench(): boolean {
  return textLocale().startsWith('fr')
}

function textOf(namespace: string, key: string, source: string): string {
  return inUse().find?.(namespace, key, source) ?? source
}

/** Returns a counted French word in the visitor's language: « articles ». Its key, in `words`, is the word itself. */
export function wordOf(word: string): string {
  return textOf('words', word, word)
}

/**
 * Declares the texts of a feature, in French: `const t = messages('cart', { empty: 'Votre panier est vide' })`,
 * then `t('empty')`, or `t('lines', { n: 3 })` for « {n} lignes ».
 * A translation of the server (I18N-01) replaces a text by its expression or by `cart.empty`; English ships.
 */
export function messages<const Messages extends Record<string, string>>(
  namespace: string,
  sources: Messages,
): Texts<Messages> {
  /**
   * Texts with the no-break spaces that French needs, added on first use: in the sources, spaces are ordinary and
   * visible.
   */
  const spaced: Partial<Record<string, string>> = {}
  return (key, ...[parameters]) => {
    spaced[key] ??= noBreaks(sources[key] ?? key)
    const text = textOf(namespace, key, spaced[key])
    if (!parameters) return text
    const values: Record<string, string | number> = parameters
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
  }
}

/** Returns how many times translations have arrived. */
export function textsVersion(): number {
  return inUse().version
}

/** Calls the listener when translations arrive. @returns a function that removes the listener. */
export function onTexts(listener: () => void): () => void {
  addEventListener('flx-texts', listener)
  return () => removeEventListener('flx-texts', listener)
}

/**
 * Returns the colon between a name and its text, as the visitor's language writes it: « Prénom : requis », “First name:
 * required”.
 */
export function colon(): string {
  return isFrench() ? '\u00a0: ' : ': '
}

/** Returns the language of a tag: `en`, `en-GB`, `EN_us` → `en`; undefined if it is invalid. */
export function languageOf(tag = ''): string | undefined {
  return /^[a-z]{2}(?![a-z])/i.exec(tag)?.[0].toLowerCase()
}
