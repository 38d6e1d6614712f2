import * as v from 'valibot'
import { wireList, wireObject, wireText } from '../../core/wire-values.ts'

/** Accepts `80`, `"80"` and `"80 %"`. */
const percentage = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d+(?:[.,]\d+)?\s*%?\s*$/))]),
  v.transform((value) => Number.parseFloat(String(value).replace(',', '.'))),
  v.finite(),
  v.transform((value) => Math.min(100, Math.max(0, value))),
)

/** The server's rating. A `result` that is a number or a boolean is no text for the visitor, and becomes empty. */
export const strengthReply = wireObject({
  /** From 0 to 100. */
  percentage,
  result: v.union([
    wireText,
    v.pipe(
      v.union([v.number(), v.boolean()]),
      v.transform(() => ''),
    ),
  ]),
  /** Sentences on how to make it stronger. */
  reasons: ['raisons', wireList(v.string())],
})

export type Strength = v.InferOutput<typeof strengthReply>
