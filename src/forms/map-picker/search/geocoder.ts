import * as v from 'valibot'
import { type Point, readPair } from '../../../core/french/coordinates.ts'
import { sendJson } from '../../../core/http/send-json.ts'
import { feature, geocoderReply } from './geocoder-contract.ts'

export interface FoundAddress extends Point {
  label: string
}

/** Number of addresses to request: a longer list would not help to choose. */
const most = 8

/**
 * Queries a geocoder with the interface of the French address base: GET with `q` and `limit`, answered by GeoJSON with
 * points that have a `label`. Other features are skipped. Coordinates, as maps copy them, are found without it.
 *
 * @throws {RequestError}
 */
export async function findAddresses(geocoder: string, text: string, signal: AbortSignal): Promise<FoundAddress[]> {
  const point = readPair(text)
  if (point) return [{ label: text, ...point }]
  const call = { address: geocoder, method: 'GET', body: { q: text, limit: most }, signal }
  const { features } = await sendJson(call, geocoderReply)
  return features.slice(0, most).flatMap((given) => {
    const { success, output } = v.safeParse(feature, given)
    if (!success) return []
    const [longitude = 0, latitude = 0] = output.geometry.coordinates
    return [{ label: output.properties.label, latitude, longitude }]
  })
}
