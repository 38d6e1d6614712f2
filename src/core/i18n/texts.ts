import { type Observable, observable } from '../observable.ts'
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

interface Translations {
  /** Folded French text, or `namespace.key` → translation. */
  byName: ReadonlyMap<string, string>
  /** Grows each time translations arrive. */
  version: number
}

/** The translations that are laid over the French texts. */
export const translationsInUse = (): Observable<Translations> =>
  shared('texts', () => observable({ byName: new Map(), version: 0 }))

/** Spaces and apostrophes of any kind are the same to who translates. */
function nameOf(expression: string): string {
  return expression.replace(/\s+/g, ' ').replace(/’/g, "'").trim()
}

/**
 * Declares the texts of a feature, in French: `const t = messages('cart', { empty: 'Votre panier est vide' })`,
 * then `t('empty')`, or `t('lines', { n: 3 })` for « {n} lignes ».
 * A translation of the server (I18N-01) replaces a text by its expression or by `cart.empty`.
 */
export function messages<const Messages extends Record<string, string>>(
  namespace: string,
  french: Messages,
): Texts<Messages> {
  return (key, ...[parameters]) => {
    const { byName } = translationsInUse().get()
    const source = french[key] ?? key
    const text = byName.size ? (byName.get(`${namespace}.${key}`) ?? byName.get(nameOf(source)) ?? source) : source
    if (!parameters) return text
    const values: Record<string, string | number> = parameters
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
  }
}

/** Lays translations over the French texts, in place of those that were; an empty one is left out. */
export function translate(entries: Iterable<readonly [expression: string, translation: string]>): void {
  const inUse = translationsInUse()
  const byName = new Map<string, string>()
  for (const [expression, translation] of entries) {
    if (translation.trim()) byName.set(nameOf(expression), translation)
  }
  inUse.set({ byName, version: inUse.get().version + 1 })
}

/** How many times translations arrived. */
export function textsVersion(): number {
  return translationsInUse().get().version
}

/** Calls back when translations arrive. @returns a function that stops it. */
export function onTexts(listener: () => void): () => void {
  return translationsInUse().subscribe(listener)
}
