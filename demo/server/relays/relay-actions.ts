import { asc } from 'drizzle-orm'
import * as v from 'valibot'
import { type CartAction, change, field, question } from '../cart/action.ts'
import { chooseRelay } from '../checkout/choices.ts'
import { wireRelayPoint, wireSalePoint } from '../checkout/desk-wire.ts'
import { salePoints } from '../schema.ts'
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

const postalCode = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s/g, '')),
  v.regex(/^\d{5}$/),
)

/** Actions about relay points and shops (RELAY-01), by name. */
export const relayActions: Record<string, CartAction> = {
  searchVille: question(v.object({ value: postalCode }), ({ value }) => ({
    status: 'ok',
    more: searchRelays(value),
    search: { code_postal: value },
  })),
  refreshRelais: question(v.object({ code_postal: postalCode, ville: field.text }), ({ code_postal, ville }) => ({
    status: 'ok',
    more: searchRelays(code_postal, ville),
    search: { code_postal, ville },
  })),
  selectRelais: change(
    v.object({ relais_id: field.code, relais_params: field.text, relais_pref: v.optional(v.string(), '0') }),
    ({ relais_id, relais_params, relais_pref }) => chooseRelay(relais_id, relais_params, relais_pref === '1'),
  ),
  getpointsdevente: question(v.object({ value: field.text }), async ({ value }, { services }, { checkout }) => {
    const points = await services.db.select().from(salePoints).orderBy(asc(salePoints.id))
    const isNear = ({ postalCode }: (typeof points)[number]) => postalCode.startsWith(value.trim().slice(0, 2))
    // The nearby shops first; the others come below.
    const shown = points.toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)))
    return { status: 'ok', more: { points_de_vente: shown.map((point) => wireSalePoint(point, checkout.salePointId)) } }
  }),
}
