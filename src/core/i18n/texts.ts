import { noBreaks } from '../french/no-breaks.ts'
import { shared } from '../shared.ts'

type ParameterNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never

type Parameters<Text extends string> = [ParameterNames<Text>] extends [never]
  ? []
  : [parameters: Record<ParameterNames<Text>, string | number>]

/** Gives the text of a key, its `{parameters}` filled in, in the language of the page. */
export type Texts<Messages extends Record<string, string>> = <Key extends keyof Messages & string>(
  key: Key,
  ...parameters: Parameters<Messages[Key]>
) => string

/** Texts that ship in another language than French, by namespace and key. */
export type BuiltInTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** How visitors read the texts. */
interface Translations {
  /** Their language, as `Intl` takes it: `en-GB`. */
  locale: string
  /** Grows each time translations arrive. */
  version: number
  /** The text of a key in their language; nothing where it stays French. */
  find?(namespace: string, key: string, source: string): string | undefined
}

/** What is laid over the French texts: nothing, on most pages. */
const inUse = (): Translations => shared('texts', () => ({ locale: 'fr-FR', version: 0 }))

/** Has visitors read the texts in another way, and tells who shows some: `flx-texts` on the window. */
export function replaceTexts(next: Omit<Translations, 'version'>): void {
  Object.assign(inUse(), { find: undefined, ...next, version: textsVersion() + 1 })
  dispatchEvent(new CustomEvent('flx-texts'))
}

/** The language that visitors read, in which numbers and dates are written too, as `Intl` takes it: `fr-FR`. */
export function textLocale(): string {
  return inUse().locale
}

/** Whether visitors read French, whose plurals and days are written as no other. */
export function isFrench(): boolean {
  return textLocale().startsWith('fr')
}

function textOf(namespace: string, key: string, source: string): string {
  return inUse().find?.(namespace, key, source) ?? source
}

/** A French word that is counted, as visitors read it: « articles ». Its key is the word itself, of `words`. */
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
  /** With the spaces that French keeps, each once it is asked for: the sources have ordinary ones, which can be seen. */
  const spaced: Partial<Record<string, string>> = {}
  return (key, ...[parameters]) => {
    spaced[key] ??= noBreaks(sources[key] ?? key)
    const text = textOf(namespace, key, spaced[key])
    if (!parameters) return text
    const values: Record<string, string | number> = parameters
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
  }
}

/** How many times translations arrived. */
export function textsVersion(): number {
  return inUse().version
}

/** Calls back when translations arrive. @returns a function that stops it. */
export function onTexts(listener: () => void): () => void {
  addEventListener('flx-texts', listener)
  return () => removeEventListener('flx-texts', listener)
}
