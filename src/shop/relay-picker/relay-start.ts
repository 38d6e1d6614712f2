import * as v from 'valibot'
import { childJson } from '../../core/element/child-json.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { wireStatus } from '../../core/wire-status.ts'
import { wirePostalCode, wireText } from '../../core/wire-values.ts'
import { chosenRelay, relayCity, relayPoint } from '../../domain/relay/relay-contract.ts'

/** What is known of a choice of relay point: said by the page at the start, by the cart later, by HTML answers. */
export const relayData = v.object({
  status: wireStatus,
  error_msg: wireText,
  relais: v.nullish(chosenRelay, null),
  code_postal: wirePostalCode,
  ville: wireText,
  villes: v.nullish(v.array(relayCity), null),
  relais_liste: v.nullish(v.array(relayPoint), null),
  style: v.optional(v.record(v.string(), v.unknown())),
})

export type RelayStart = v.InferOutput<typeof relayData>

/** Where the JSON stands in an answer of HTML. */
export const jsonOfPicker = 'flx-relay-picker > script[type="application/json"]'

/** What the property `data` says, or else the element's JSON. What cannot be read is said, and counts for nothing. */
export function readStart(host: FlxElement, data: unknown): RelayStart {
  const read = v.safeParse(relayData, data ?? childJson(host))
  if (read.success) return read.output
  const [issue] = read.issues
  console.warn(`flx : ${openingTag(host)} : le JSON ne dit pas ce qu’il faut (${issue.message}).`)
  return v.parse(relayData, {})
}
