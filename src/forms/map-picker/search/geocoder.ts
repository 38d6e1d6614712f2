import * as v from 'valibot'
import type { Point } from '../../../core/french/coordinates.ts'
import { sendJson } from '../../../core/http/send-json.ts'
import { feature, geocoderReply } from './geocoder-contract.ts'

export interface FoundAddress extends Point {
  label: string
}

/** Number of addresses to request: a longer list would not help to choose. */
const most = 8

/**
 * Queries a geocoder with the interface of the French address base: GET with `q` and `limit`, answered by GeoJSON with
 * points that have a `label`. Other features are skipped.
 *
 * @throws {RequestError}
 */
export async function findAddresses(geocoder: string, text: string, signal: AbortSignal): Promise<FoundAddress[]> {
  const call = { address: geocoder, method: 'GET', body: { q: text, limit: most }, signal }
  const { features } = await sendJson(call, geocoderReply)
  return features.slice(0, most).flatMap((given) => {
    const { success, output } = v.safeParse(feature, given)
    if (!success) return []
    const [longitude = 0, latitude = 0] = output.geometry.coordinates
    return [{ label: output.properties.label, latitude, longitude }]
  })
}
