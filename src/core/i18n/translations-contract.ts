import * as v from 'valibot'

const entry = v.object({ intitule: v.string(), valeur: v.nullish(v.string(), '') })

/** Answer of `get_traductions` and `add_traduction`: a list of entries, or a map of expressions. */
export const translationsAnswer = v.object({
  langue: v.optional(v.string()),
  traductions: v.union([v.array(entry), v.record(v.string(), v.union([v.string(), entry]))]),
})

export type TranslationsAnswer = v.InferOutput<typeof translationsAnswer>

/** Pairs of French expression (or `namespace.key`) and translation, as they are kept for the session. */
export const translationPairs = v.array(v.tuple([v.string(), v.string()]))

export type TranslationPairs = v.InferOutput<typeof translationPairs>

/** The wire's two shapes as one. */
export function pairsOf({ traductions }: TranslationsAnswer): TranslationPairs {
  if (Array.isArray(traductions)) return traductions.map(({ intitule, valeur }) => [intitule, valeur])
  return Object.entries(traductions).map(([expression, value]) =>
    typeof value === 'string' ? [expression, value] : [value.intitule, value.valeur],
  )
}

/** An expression for the server to learn (I18N-01). */
export interface NewExpression {
  expression: string
  /** @default the page's language */
  language?: string
  /** Data that the expression holds. */
  data?: Record<string, string | number>
  /** Part of the site that it comes from. */
  module?: string
  /** Its translation may not be changed in the administration. */
  locked?: boolean
  /** It is learnt even if it is known. */
  force?: boolean
}

/** Fields of `add_traduction`. */
export function fieldsOf({ expression, language, data, module, locked, force }: NewExpression) {
  return {
    action: 'add_traduction',
    expression,
    langue: language,
    tableau_donnee: data,
    module,
    no_modif: locked === undefined ? undefined : Number(locked),
    force_learn: force === undefined ? undefined : Number(force),
  }
}
