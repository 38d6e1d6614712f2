import { wireRelayPoint } from '../checkout/desk-wire.ts'
import { relayPoints } from './relay-points.ts'
import { townsOf } from './towns.ts'

/**
 * What is found for a postal code, as it travels: its communes, and the relay points of the one that is asked for, or
 * of the only one there is.
 */
export function searchRelays(postalCode: string, city?: string) {
  const towns = townsOf(postalCode)
  const asked = city || (towns.length === 1 ? towns[0]?.name : undefined)
  return {
    villes: towns.map((town) => ({ nom: town.name, code_postal: town.postalCode })),
    ...(asked === undefined ? {} : { relais_liste: relayPoints(postalCode, asked).map(wireRelayPoint) }),
  }
}
