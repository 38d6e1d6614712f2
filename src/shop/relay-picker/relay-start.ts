import * as v from 'valibot'
import { childJson } from '../../core/element/child-json.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { chosenRelay, relayCity, relayPoint } from '../../core/relay/relay-contract.ts'

const written = v.object({
  relais: v.nullish(chosenRelay, null),
  code_postal: v.optional(v.string(), ''),
  ville: v.optional(v.string(), ''),
  villes: v.nullish(v.array(relayCity), null),
  relais_liste: v.nullish(v.array(relayPoint), null),
  style: v.optional(v.record(v.string(), v.unknown())),
})

export type RelayStart = v.InferOutput<typeof written>

/** What the page already knows: the chosen point, a search and its results, the ground of the map. */
export function readStart(host: FlxElement): RelayStart {
  const read = v.safeParse(written, childJson(host))
  if (read.success) return read.output
  const [issue] = read.issues
  console.warn(`flx : ${openingTag(host)} : le JSON ne dit pas ce qu’il faut (${issue.message}).`)
  return v.parse(written, {})
}
