import * as v from 'valibot'
import { wireList, wireText } from '../../core/wire-values.ts'

export interface Strength {
  /** From 0 to 100. */
  percentage: number
  result: string
  /** What would make it stronger, a sentence each. */
  reasons: string[]
}

/** `80`, `"80"` and `"80 %"`. */
const percentage = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d+(?:[.,]\d+)?\s*%?\s*$/))]),
  v.transform((value) => Number.parseFloat(String(value).replace(',', '.'))),
  v.finite(),
  v.transform((value) => Math.min(100, Math.max(0, value))),
)

/** A rating, or an empty one: `result` may travel as a number, of which a visitor reads nothing. */
export const strengthReply = v.pipe(
  v.object({
    percentage,
    result: v.union([
      wireText,
      v.pipe(
        v.union([v.number(), v.boolean()]),
        v.transform(() => ''),
      ),
    ]),
    raisons: wireList(v.string()),
  }),
  v.transform(({ percentage, result, raisons: reasons }): Strength => ({ percentage, result, reasons })),
)
