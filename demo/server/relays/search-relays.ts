import { wireRelayPoint } from '../checkout/desk-wire.ts'
import { relayPoints } from './relay-points.ts'
import { townsOf } from './towns.ts'

/**
 * Returns the result of a search by postal code, as it is sent: its towns, and the relay points of the town that was
 * asked for, or of the only one.
 */
export function searchRelays(postalCode: string, city?: string) {
  const towns = townsOf(postalCode)
  const asked = city || (towns.length === 1 ? towns[0]?.name : undefined)
  return {
    villes: towns.map((town) => ({ nom: town.name, code_postal: town.postalCode })),
    ...(asked === undefined ? {} : { relais_liste: relayPoints(postalCode, asked).map(wireRelayPoint) }),
  }
}
