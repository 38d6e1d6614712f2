import * as v from 'valibot'
import { parseFragment } from '../../core/html/gate.ts'
import { plainText } from '../../core/html/plain-text.ts'
import type { Reply } from '../../core/http/reply.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { checkData } from '../../core/http/send-json.ts'

export interface Outcome {
  isDone: boolean
  /** The server's own words; empty where it has none. */
  message: string
}

/** The words of one of the two ends: those of the server, or nothing more than that it is so. */
const words = v.union([v.string(), v.boolean(), v.number()])
const said = (value: unknown): string => (typeof value === 'string' && !/^[01]?$/.test(value) ? plainText(value) : '')

/** `"valid"`, `{"valid": "…"}` or `{"status": "valid", "message": "…"}`; the same with `erreur` (NEWS-01). */
const newsletterReply = v.union([
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

/** What an answer says, in any of its forms. @throws {RequestError} where it says neither */
export function readOutcome(reply: Reply): Outcome {
  if (reply.type === 'json') return checkData(newsletterReply, reply.data, reply.address)
  const fragment = parseFragment(reply.html)
  const text = (fragment.textContent ?? '').trim()
  if (text === 'valid' || text === 'erreur') return { isDone: text === 'valid', message: '' }
  const failure = fragment.querySelector('.alert-danger')
  const success = fragment.querySelector('.alert-success')
  const shown = failure ?? success
  if (shown) return { isDone: !failure, message: (shown.textContent ?? '').trim() }
  const detail = `« valid » ou « erreur » attendu, reçu « ${text.slice(0, 60)} »`
  throw new RequestError('invalid', { address: reply.address, status: 200, detail })
}
