import * as v from 'valibot'
import { wireFlag, wireId, wireNumber, wirePostalCode, wireText } from '../../core/wire-values.ts'
import type { ChosenRelay, RelayCity, RelayPoint } from './relay-point.ts'

/** A coordinate that cannot be parsed becomes null, as if it was missing: the list does not need it. */
const optionalNumber = v.fallback(v.nullable(wireNumber), null)

/** An item of `villes`. */
export const relayCity = v.pipe(
  v.object({ nom: v.string(), code_postal: wirePostalCode }),
  v.transform((wire): RelayCity => ({ name: wire.nom, postalCode: wire.code_postal })),
)

/** An item of `relais_liste`. */
export const relayPoint = v.pipe(
  v.object({
    relais_id: wireId,
    relais_params: wireText,
    nom: v.string(),
    adresse: wireText,
    complement: wireText,
    code_postal: wirePostalCode,
    ville: wireText,
    latitude: v.optional(optionalNumber, null),
    longitude: v.optional(optionalNumber, null),
    distance_m: v.optional(optionalNumber, null),
    horaires: v.nullish(v.array(v.object({ jour: v.string(), ouvert: wireText })), []),
    photo: wireText,
  }),
  v.transform(
    (wire): RelayPoint => ({
      id: wire.relais_id,
      params: wire.relais_params,
      name: wire.nom,
      address: wire.adresse,
      complement: wire.complement,
      postalCode: wire.code_postal,
      city: wire.ville,
      latitude: wire.latitude,
      longitude: wire.longitude,
      distance: wire.distance_m,
      hours: (wire.horaires ?? []).map(({ jour, ouvert }) => ({ day: jour, open: ouvert })),
      photo: wire.photo,
    }),
  ),
)

/** The chosen relay point: `relais` of the cart. */
export const chosenRelay = v.pipe(
  v.object({
    relais_id: wireId,
    relais_params: wireText,
    nom: wireText,
    adresse: wireText,
    code_postal: wirePostalCode,
    ville: wireText,
    relais_pref: wireFlag,
  }),
  v.transform(
    (wire): ChosenRelay => ({
      id: wire.relais_id,
      params: wire.relais_params,
      name: wire.nom,
      address: wire.adresse,
      postalCode: wire.code_postal,
      city: wire.ville,
      remembered: wire.relais_pref,
    }),
  ),
)
