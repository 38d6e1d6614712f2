import * as v from 'valibot'
import { wireFlag, wireId, wireList, wireNumber, wireObject, wirePostalCode, wireText } from '../../core/wire-values.ts'

/** A coordinate that cannot be parsed becomes null, as if it was missing: the list does not need it. */
const optionalNumber = v.fallback(v.nullable(wireNumber), null)

/** An item of `villes`. */
export const relayCity = wireObject({ name: ['nom', v.string()], postalCode: ['code_postal', wirePostalCode] })

/** An item of `relais_liste`. */
export const relayPoint = wireObject({
  id: ['relais_id', wireId],
  params: ['relais_params', wireText],
  name: ['nom', v.string()],
  address: ['adresse', wireText],
  complement: wireText,
  postalCode: ['code_postal', wirePostalCode],
  city: ['ville', wireText],
  latitude: v.optional(optionalNumber, null),
  longitude: v.optional(optionalNumber, null),
  distance: ['distance_m', v.optional(optionalNumber, null)],
  hours: ['horaires', wireList(wireObject({ day: ['jour', v.string()], open: ['ouvert', wireText] }))],
  photo: wireText,
})

/** The chosen relay point: `relais` of the cart. */
export const chosenRelay = wireObject({
  id: ['relais_id', wireId],
  params: ['relais_params', wireText],
  name: ['nom', wireText],
  address: ['adresse', wireText],
  postalCode: ['code_postal', wirePostalCode],
  city: ['ville', wireText],
  remembered: ['relais_pref', wireFlag],
})
