import * as v from 'valibot'
import { wireText } from '../../core/wire-values.ts'

/** A boolean as PHP writes it; any other value is invalid. */
const result = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1, '0', '1', 'true', 'false'])]),
  v.transform((value) => value === true || /^(?:1|true)$/.test(String(value))),
)

/** The answer to an act on an element (ELEM-01). */
export const elementReply = v.object({ result, class: wireText, msg: wireText })
