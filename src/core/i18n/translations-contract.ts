import * as v from 'valibot'

const entry = v.object({ intitule: v.string(), valeur: v.nullish(v.string(), '') })

/**
 * Answer of `get_traductions` and `add_traduction`: the language used, and a list of entries or a map of expressions.
 */
export const translationsAnswer = v.object({
  langue: v.nullish(v.string(), ''),
  traductions: v.union([v.array(entry), v.record(v.string(), v.union([v.string(), entry]))]),
})

export type TranslationsAnswer = v.InferOutput<typeof translationsAnswer>

/** Pairs of a French expression (or `namespace.key`) and its translation, as stored for the session. */
export const translationPairs = v.array(v.tuple([v.string(), v.string()]))

export type TranslationPairs = v.InferOutput<typeof translationPairs>

/** Turns both forms of the answer into pairs. */
export function pairsOf({ traductions }: TranslationsAnswer): TranslationPairs {
  if (Array.isArray(traductions)) return traductions.map(({ intitule, valeur }) => [intitule, valeur])
  return Object.entries(traductions).map(([expression, value]) =>
    typeof value === 'string' ? [expression, value] : [value.intitule, value.valeur],
  )
}
