import * as v from 'valibot'
import { plainText } from '../../core/cart/cart-html.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { sendJson } from '../../core/http/send-json.ts'
import { relayCity, relayPoint } from '../../core/relay/relay-contract.ts'
import type { RelayCity, RelayPoint } from '../../core/relay/relay-point.ts'
import { wireList, wireText } from '../../core/wire-values.ts'

/** The server understood a search and said no; `message` is its own. */
export class SearchRefusal extends Error {
  override readonly name = 'SearchRefusal'
}

/** What the searches answer; what they say of the cart is left to the cart. */
const answer = v.object({
  status: v.optional(v.string(), 'ok'),
  error_msg: wireText,
  villes: wireList(relayCity),
  relais_liste: wireList(relayPoint),
})

async function ask(fields: Record<string, string>, signal: AbortSignal): Promise<v.InferOutput<typeof answer>> {
  const address = endpoint('ajax/modules/boutique/panier/traitement.php')
  const reply = await sendJson({ address, body: new URLSearchParams(fields), signal }, answer)
  if (reply.status === 'ko') throw new SearchRefusal(plainText(reply.error_msg))
  return reply
}

/**
 * The communes of a postal code of five digits.
 *
 * @throws {RequestError} and {SearchRefusal}.
 */
export async function findCities(postalCode: string, signal: AbortSignal): Promise<RelayCity[]> {
  return (await ask({ action: 'searchVille', value: postalCode }, signal)).villes
}

/**
 * The relay points of a commune, as the carrier orders them.
 *
 * @throws {RequestError} and {SearchRefusal}.
 */
export async function findPoints({ name, postalCode }: RelayCity, signal: AbortSignal): Promise<RelayPoint[]> {
  const fields = { action: 'refreshRelais', value: '', code_postal: postalCode, ville: name }
  return (await ask(fields, signal)).relais_liste
}
