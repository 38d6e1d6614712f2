import * as v from 'valibot'

/** Words of `status` by which servers say that they did as they were asked. */
export const doneWords = ['ok', 'success', 'valid']

/** Words of `status` by which they say that they did not. */
export const refusedWords = ['ko', 'error', 'erreur', 'formerror']

/** What a `status` says, which servers also write in capitals, or as yes and no. Empty where it says neither. */
export const wireStatus = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
  v.transform((status): 'done' | 'refused' | '' => {
    const word = String(status ?? '').toLowerCase()
    if ([...doneWords, 'true', '1'].includes(word)) return 'done'
    return [...refusedWords, 'false', '0'].includes(word) ? 'refused' : ''
  }),
)
