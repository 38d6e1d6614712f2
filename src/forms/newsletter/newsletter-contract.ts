import * as v from 'valibot'

export interface Outcome {
  isDone: boolean
  /** The server's own words, which may be HTML; empty where it has none. */
  message: string
}

/** The words of one of the two ends: those of the server, or nothing more than that it is so. */
const words = v.union([v.string(), v.boolean(), v.number()])
const said = (value: unknown): string => (typeof value === 'string' && !/^[01]?$/.test(value) ? value : '')

/** `"valid"`, `{"valid": "…"}` or `{"status": "valid", "message": "…"}`; the same with `erreur` (NEWS-01). */
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
    v.transform(({ erreur }): Outcome => ({ isDone: false, message: said(erreur) })),
  ),
  v.pipe(
    v.object({
      valid: v.pipe(
        words,
        v.check((value) => value !== false && value !== 0),
      ),
    }),
    v.transform(({ valid }): Outcome => ({ isDone: true, message: said(valid) })),
  ),
  v.pipe(
    v.object({ status: v.picklist(['valid', 'erreur']), message: v.nullish(v.string(), '') }),
    v.transform(({ status, message }): Outcome => ({ isDone: status === 'valid', message: said(message) })),
  ),
])
