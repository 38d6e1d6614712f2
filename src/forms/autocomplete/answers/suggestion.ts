import * as v from 'valibot'
import type { AutocompleteChoice } from '../autocomplete-types.ts'

/** One answer that the visitor can choose. */
export interface Suggestion extends AutocompleteChoice {
  /** The field's value after the choice, if there are no targets. */
  text: string
  /** Detail displayed beside the label, such as a price; may be empty. */
  detail: string
  /** Address of a small picture displayed before the label; may be empty. */
  image: string
}

const wireItem = v.union([v.string(), v.number(), v.record(v.string(), v.unknown())])

/** The list of answers. PHP writes a list with holes as an object with numeric keys. */
const suggestionsReply = v.pipe(
  v.union([v.array(wireItem), v.record(v.pipe(v.string(), v.regex(/^\d+$/)), wireItem)]),
  v.transform((items): [length: number, Suggestion[]] => {
    // Some servers write an empty string or an empty object for no answer.
    const given = Object.values(items).filter((item) =>
      typeof item === 'object' ? Object.keys(item).length > 0 : item !== '',
    )
    return [given.length, given.flatMap(readSuggestion)]
  }),
  v.check(([given, read]) => given === 0 || read.length > 0, 'une réponse qui porte un nom'),
  v.transform(([, read]) => read),
)

/** The answer of a server that rejects the request. */
const refusal = v.object({ error_msg: v.pipe(v.string(), v.nonEmpty()) })

/** A list of answers, or the error message. */
export const autocompleteReply = v.union([suggestionsReply, refusal])

function textOf(fields: Record<string, unknown>, names: string[]): string | undefined {
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) return String(value).trim()
  }
  return undefined
}

/**
 * Reads one answer: `label` and `value`; a template has `nom_result` and `id_result` (AUTO-03), a relay's town has
 * `nom`.
 */
function readSuggestion(item: v.InferOutput<typeof wireItem>): Suggestion[] {
  const fields = typeof item === 'object' ? item : { value: item }
  const label = textOf(fields, ['label', 'nom_result', 'nom', 'value', 'id_result'])
  if (label === undefined) return []
  const text = textOf(fields, ['value']) ?? label
  return [
    {
      label,
      value: textOf(fields, ['value', 'id_result']) ?? label,
      text,
      detail: textOf(fields, ['detail']) ?? '',
      image: textOf(fields, ['image']) ?? '',
      fields,
    },
  ]
}
