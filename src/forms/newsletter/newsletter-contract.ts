import * as v from 'valibot'

export interface Outcome {
  isDone: boolean
  /** The server's message, which may be HTML; empty if there is none. */
  message: string
}

/** The value of an outcome: a message of the server's, or only a flag. */
const words = v.union([v.string(), v.boolean(), v.number()])
const textOf = (value: unknown): string => (typeof value === 'string' && !/^[01]?$/.test(value) ? value : '')

/**
 * Accepts `"valid"`, `{"valid": "…"}` or `{"status": "valid", "message": "…"}`, and the same with `erreur` (NEWS-01).
 */
export const newsletterReply = v.union([
  v.pipe(
    v.picklist(['valid', 'erreur']),
    v.transform((end): Outcome => ({ isDone: end === 'valid', message: '' })),
  ),
  v.pipe(
    v.object({
      erreur: v.pipe(
        words,
        v.check((value) => value !== false && value !== 0 && value !== ''),
      ),
    }),
    v.transform(({ erreur }): Outcome => ({ isDone: false, message: textOf(erreur) })),
  ),
  v.pipe(
    v.object({
      valid: v.pipe(
        words,
        v.check((value) => value !== false && value !== 0),
      ),
    }),
    v.transform(({ valid }): Outcome => ({ isDone: true, message: textOf(valid) })),
  ),
  v.pipe(
    v.object({ status: v.picklist(['valid', 'erreur']), message: v.nullish(v.string(), '') }),
    v.transform(({ status, message }): Outcome => ({ isDone: status === 'valid', message: textOf(message) })),
  ),
])
