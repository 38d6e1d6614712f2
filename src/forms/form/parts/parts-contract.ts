import * as v from 'valibot'
import { wireId, wireObject, wireStatus, wireText } from '../../../core/wire-values.ts'

/** One option of a field. */
export interface Choice {
  value: string
  label: string
}

const wireChoice = v.union([
  v.pipe(
    wireId,
    v.transform((text): Choice => ({ value: text, label: text })),
  ),
  v.pipe(
    v.object({ value: wireId, label: v.nullish(wireId) }),
    v.transform(({ value, label }): Choice => ({ value, label: label ?? value })),
  ),
  // AUTO-03: the answer of a template's autocompleter.
  wireObject({ value: ['id_result', wireId], label: ['nom_result', wireId] }),
])

/** Pairs of value and label (FORM-09). PHP writes a list that has holes as an object whose keys are numbers. */
const choices = v.union([
  v.array(wireChoice),
  v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^\d+$/)), wireChoice),
    v.transform((items): Choice[] => Object.values(items)),
  ),
])

/** A JSON answer about fields: their options and their values. */
export const fieldsReply = v.pipe(
  v.object({
    status: wireStatus,
    error_msg: wireText,
    champs: v.nullish(v.record(v.string(), v.object({ options: v.nullish(choices), valeur: v.nullish(wireId) }))),
  }),
  v.check(({ status, champs }) => champs != null || status !== '', 'champs'),
  v.transform(({ status, error_msg: refusal, champs }) => ({
    isRefused: status === 'refused',
    refusal,
    champs: champs ?? {},
  })),
)

/** The options of a template's field (FORM-09), or the error message. */
export const contentsReply = v.union([choices, v.object({ error_msg: v.pipe(v.string(), v.nonEmpty()) })])
