import * as v from 'valibot'

/** Values of `status` by which servers report success. */
export const doneWords = ['ok', 'success', 'valid']

/** Values of `status` by which servers report a refusal. */
export const refusedWords = ['ko', 'error', 'erreur', 'formerror']

/** Reads a `status`, which servers also write in capitals, as a boolean or as 1 and 0. Empty if it is neither. */
export const wireStatus = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
  v.transform((status): 'done' | 'refused' | '' => {
    const word = String(status ?? '').toLowerCase()
    if ([...doneWords, 'true', '1'].includes(word)) return 'done'
    return [...refusedWords, 'false', '0'].includes(word) ? 'refused' : ''
  }),
)
