import * as v from 'valibot'
import { doneWords, refusedWords, wireFlag, wireText } from '../../../core/wire-values.ts'

const sentences = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((given) => (typeof given === 'string' ? given : given.join(' '))),
)

const named = v.pipe(
  v.object({
    champ: v.optional(v.string()),
    field: v.optional(v.string()),
    name: v.optional(v.string()),
    message: sentences,
  }),
  v.transform(({ champ, field, name, message }) => ({ name: champ ?? field ?? name ?? '', message })),
)

/**
 * Errors by field: `{ "email": "…" }`, or a list of `{ "champ", "message" }`; a string in the list is about no field.
 */
const errors = v.nullish(
  v.union([
    v.array(
      v.union([
        named,
        v.pipe(
          v.string(),
          v.transform((message) => ({ name: '', message })),
        ),
      ]),
    ),
    v.pipe(
      v.record(v.string(), sentences),
      v.transform((byName) => Object.entries(byName).map(([name, message]) => ({ name, message }))),
    ),
  ]),
)

const status = v.picklist([...doneWords, ...refusedWords])
const flagged = v.nullish(v.union([v.boolean(), v.number(), v.string()]))

/** A JSON answer to a form: `status`, `result` or `errors` says whether it was accepted. */
export const formReply = v.pipe(
  v.object({
    status: v.nullish(status),
    result: flagged,
    message: wireText,
    msg: wireText,
    error_msg: wireText,
    error_txt: wireText,
    info_msg: wireText,
    errors,
    erreurs: errors,
    redirect: wireText,
    reload: wireFlag,
    close: wireFlag,
  }),
  v.check(
    ({ status, result, errors, erreurs }) => status != null || result != null || errors != null || erreurs != null,
    'status',
  ),
  v.transform((reply) => {
    const problems = reply.errors ?? reply.erreurs ?? []
    const isAccepted = reply.status
      ? doneWords.includes(reply.status)
      : reply.result == null
        ? true
        : !['', '0', 'false'].includes(String(reply.result))
    const isDone = isAccepted && problems.length === 0
    const refusal = reply.error_msg || reply.error_txt
    return {
      isDone,
      message: reply.message || reply.msg || (isDone ? reply.info_msg : refusal || reply.info_msg),
      problems,
      next: { redirect: reply.redirect, reload: reply.reload, close: reply.close },
    }
  }),
)
