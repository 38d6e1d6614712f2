import * as v from 'valibot'
import type { Point } from '../../../core/french/coordinates.ts'
import { sendJson } from '../../../core/http/send-json.ts'
import { feature, geocoderReply } from './geocoder-contract.ts'

/** An address that was found. */
export interface FoundAddress extends Point {
  label: string
}

/** At most that many are asked for: more is no choice. */
const most = 8

/**
 * Asks a geocoder that answers as the French address base does: GET with `q` and `limit`, GeoJSON whose features are
 * points with a `label`. A feature that is none is left out.
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
