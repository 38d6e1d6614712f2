import * as v from 'valibot'
import { doneWords, refusedWords, wireFlag, wireId, wireOptionalId, wireText } from '../../core/wire-values.ts'

/** A code. PHP writes an empty text in several ways. */
const code = v.pipe(
  v.nullish(v.union([v.string(), v.literal(false), v.tuple([])]), ''),
  v.transform((value) => (typeof value === 'string' ? value : '')),
)

/** An answer of the extranet in JSON (LOGIN-02). */
export const accountReply = v.object({
  status: v.picklist([...doneWords, 'wait', ...refusedWords]),
  error_txt: wireText,
  error_msg: wireText,
  info_msg: wireText,
  evaldatas: code,
  idcontact: wireOptionalId,
  email: wireText,
  action: wireText,
  confirmaccount: wireFlag,
  idtransaction: wireOptionalId,
  html: wireText,
  redirect: wireText,
  reload: wireFlag,
  options: v.fallback(v.nullish(v.looseObject({}), null), null),
})

/** The part of an answer that acknowledges a declaration. */
export const receiptReply = v.object({ accuse: v.object({ numero: v.optional(wireId, ''), recu_le: wireText }) })
