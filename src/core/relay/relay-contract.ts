import * as v from 'valibot'
import { wireId, wireNumber, wireText } from '../wire-values.ts'

/** A commune that a postal code stands for (RELAY-01). */
export interface RelayCity {
  name: string
  postalCode: string
}

/** What a relay point says of one day: « 09:00-12:00 14:00-19:00 », empty when it is closed. */
export interface OpeningDay {
  day: string
  open: string
}

export interface RelayPoint {
  /** `relais_id`; its leading zeros count. */
  id: string
  /** `relais_params`, of the carrier's own: it travels back as it came. */
  params: string
  name: string
  address: string
  complement: string
  postalCode: string
  city: string
  /** In degrees; null where the carrier does not say. */
  latitude: number | null
  longitude: number | null
  /** In metres; null where the carrier does not say. */
  distance: number | null
  hours: OpeningDay[]
  photo: string
}

/** The relay point that the order goes to. */
export type ChosenRelay = Pick<RelayPoint, 'id' | 'params' | 'name' | 'address' | 'postalCode' | 'city'>

/** What a search has found so far; null: not asked yet. */
export interface RelaySearch {
  cities: RelayCity[] | null
  points: RelayPoint[] | null
}

/** A coordinate that cannot be read is one that is not given: the list does without. */
const optionalNumber = v.fallback(v.nullable(wireNumber), null)

/** An item of `villes`. */
export const relayCity = v.pipe(
  v.object({ nom: v.string(), code_postal: wireText }),
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
    code_postal: wireText,
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

/** `relais` of the cart. */
export const chosenRelay = v.pipe(
  v.object({
    relais_id: wireId,
    relais_params: wireText,
    nom: wireText,
    adresse: wireText,
    code_postal: wireText,
    ville: wireText,
  }),
  v.transform(
    (wire): ChosenRelay => ({
      id: wire.relais_id,
      params: wire.relais_params,
      name: wire.nom,
      address: wire.adresse,
      postalCode: wire.code_postal,
      city: wire.ville,
    }),
  ),
)
