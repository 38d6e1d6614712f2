import * as v from 'valibot'
import { childJson } from '../../core/element/child-json.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { decodeTexts } from '../../core/html/decode-entities.ts'
import { parseFragment } from '../../core/html/gate.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { httpTexts } from '../../core/http/http-messages.ts'
import type { Reply } from '../../core/http/reply.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { checkData } from '../../core/http/send-json.ts'
import { wirePostalCode, wireStatus, wireText } from '../../core/wire-values.ts'

import { stepInAddress } from '../../domain/cart/cart-step.ts'
import { chosenRelay, relayCity, relayPoint } from '../../domain/relay/relay-contract.ts'
import type { RelayCity, RelayPoint } from '../../domain/relay/relay-point.ts'

/** Thrown when the server understood a search and refused it; `message` is the server's own, if it sent one. */
export class SearchRefusal extends Error {
  override readonly name = 'SearchRefusal'
}

/** The result of a search: communes, points, or both at once. */
export interface Found {
  cities: RelayCity[] | null
  points: RelayPoint[] | null
}

/** Returns the data of an answer; from HTML, the JSON that it holds for the picker. */
function dataOf(reply: Reply): unknown {
  if (reply.type === 'json') return reply.data
  const { address } = reply
  const json = parseFragment(reply.html).querySelector(jsonOfPicker)?.textContent
  if (!json?.trim()) {
    const detail = `du HTML est venu sans ${jsonOfPicker}`
    throw new RequestError('wrong-kind', { address, status: 200, detail, body: reply.html })
  }
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new RequestError('invalid', { address, status: 200, detail: `${jsonOfPicker} n’est pas du JSON`, cause })
  }
}

/**
 * Returns true if an answer is about a search: a list, a message, or `ok` alone, which means that nothing was found.
 */
const saysSomething = (data: object, { status, error_msg }: RelayStart): boolean =>
  'villes' in data || 'relais_liste' in data || error_msg !== '' || status !== ''

/** Sends a search and returns its result; ignores what the answer says about the cart. */
async function ask(fields: Record<string, string>, signal: AbortSignal): Promise<RelayStart> {
  const address = endpoint('ajax/modules/boutique/panier/traitement.php')
  const body = new URLSearchParams({ ...fields, etape: stepInAddress() })
  const reply = await send({ address, body, signal })
  const data = dataOf(reply)
  const found = checkData(
    relayData,
    decodeTexts(data, (key) => key === 'error_msg'),
    reply.address,
  )
  if (reply.type === 'json' && !saysSomething(data as object, found)) {
    const detail = 'villes, relais_liste ou status attendu, rien de cela n’est venu'
    throw new RequestError('invalid', { address: reply.address, status: 200, detail })
  }
  const isRefused = found.status === 'refused' || (reply.type === 'html' && found.error_msg !== '')
  if (isRefused) throw new SearchRefusal(plainText(found.error_msg) || httpTexts('refused'))
  return found
}

/**
 * Fetches the communes of a postal code of five digits, and the points of the only one if the server returns them at
 * once.
 *
 * @throws {RequestError} of kind `wrong-kind` for HTML without data for the picker, and {SearchRefusal}.
 */
export async function findCities(postalCode: string, signal: AbortSignal): Promise<Found> {
  const { villes, relais_liste } = await ask({ action: 'searchVille', value: postalCode }, signal)
  return { cities: villes ?? [], points: relais_liste }
}

/**
 * Fetches the relay points of a commune, in the carrier's order.
 *
 * @throws {RequestError} and {SearchRefusal}.
 */
export async function findPoints({ name, postalCode }: RelayCity, signal: AbortSignal): Promise<RelayPoint[]> {
  const fields = { action: 'refreshRelais', value: '', code_postal: postalCode, ville: name }
  return (await ask(fields, signal)).relais_liste ?? []
}

/** The data of a relay point choice: in the page at first, then in the answers of the cart, and in HTML answers. */
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

/** Matches the picker's JSON in an HTML answer. */
const jsonOfPicker = 'flx-relay-picker > script[type="application/json"]'

/** Returns the property `data`, else the element's JSON. Logs a warning if it is invalid, and ignores it. */
export function readStart(host: FlxElement, data: unknown): RelayStart {
  const read = v.safeParse(relayData, data ?? childJson(host))
  if (read.success) return read.output
  const [issue] = read.issues
  console.warn(`flx : ${openingTag(host)} : le JSON ne dit pas ce qu’il faut (${issue.message}).`)
  return v.parse(relayData, {})
}
