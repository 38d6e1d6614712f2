import * as v from 'valibot'
import type { AutocompleteChoice } from '../autocomplete-events.ts'

/** One answer that may be chosen. */
export interface Suggestion extends AutocompleteChoice {
  /** What the field gets where no target takes the value. */
  text: string
  /** What is said beside its label: a price, a kind. Empty for nothing. */
  detail: string
}

const wireItem = v.union([v.string(), v.number(), v.record(v.string(), v.unknown())])

/** PHP writes a list that has holes as an object whose keys are numbers. */
const suggestionsReply = v.pipe(
  v.union([v.array(wireItem), v.record(v.pipe(v.string(), v.regex(/^\d+$/)), wireItem)]),
  v.transform((items): [length: number, Suggestion[]] => {
    // An empty text or an empty object is no answer, as some servers write that they have none.
    const given = Object.values(items).filter((item) =>
      typeof item === 'object' ? Object.keys(item).length > 0 : item !== '',
    )
    return [given.length, given.flatMap(readSuggestion)]
  }),
  v.check(([given, read]) => given === 0 || read.length > 0, 'une réponse qui porte un nom'),
  v.transform(([, read]) => read),
)

/** What a server says that refuses: never a list. */
const refusal = v.object({ error_msg: v.pipe(v.string(), v.nonEmpty()) })

/** A list of answers, or why there is none. */
export const autocompleteReply = v.union([suggestionsReply, refusal])

function textOf(fields: Record<string, unknown>, names: string[]): string | undefined {
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) return String(value).trim()
  }
  return undefined
}

/** `label` and `value`; those of a template are `nom_result` and `id_result` (AUTO-03), a relay's town has a `nom`. */
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
      fields,
    },
  ]
}
