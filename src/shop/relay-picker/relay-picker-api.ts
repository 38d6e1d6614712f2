import { decodeTexts } from '../../core/html/decode-entities.ts'
import { parseFragment } from '../../core/html/gate.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { httpTexts } from '../../core/http/http-messages.ts'
import type { Reply } from '../../core/http/reply.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { checkData } from '../../core/http/send-json.ts'
import { stepInAddress } from '../../domain/cart/cart-step.ts'
import type { RelayCity, RelayPoint } from '../../domain/relay/relay-point.ts'
import { jsonOfPicker, type RelayStart, relayData } from './relay-start.ts'

/** The server understood a search and said no; `message` is its own, where it has some. */
export class SearchRefusal extends Error {
  override readonly name = 'SearchRefusal'
}

/** What a search found: communes, points, or both at once. */
export interface Found {
  cities: RelayCity[] | null
  points: RelayPoint[] | null
}

/** The data of an answer; in HTML, what the server tells the picker that it draws. */
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

/** Whether an answer is about a search: a list, or `ok` alone, which found nothing. Any other object says neither. */
const saysSomething = (data: object, { status, error_msg }: RelayStart): boolean =>
  'villes' in data || 'relais_liste' in data || error_msg !== '' || status !== ''

/** What the searches answer; what they say of the cart is left to the cart. */
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
 * The communes of a postal code of five digits, and the points of the only one where the server gives them at once.
 *
 * @throws {RequestError} of kind `wrong-kind` for HTML that tells the picker nothing, and {SearchRefusal}.
 */
export async function findCities(postalCode: string, signal: AbortSignal): Promise<Found> {
  const { villes, relais_liste } = await ask({ action: 'searchVille', value: postalCode }, signal)
  return { cities: villes ?? [], points: relais_liste }
}

/**
 * The relay points of a commune, as the carrier orders them.
 *
 * @throws {RequestError} and {SearchRefusal}.
 */
export async function findPoints({ name, postalCode }: RelayCity, signal: AbortSignal): Promise<RelayPoint[]> {
  const fields = { action: 'refreshRelais', value: '', code_postal: postalCode, ville: name }
  return (await ask(fields, signal)).relais_liste ?? []
}
