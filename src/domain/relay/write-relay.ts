import type { ChosenRelay, RelayCity, RelayPoint, RelaySearch } from './relay-point.ts'

/** A picker's initial data in wire format, in the element's `<script type="application/json">` or its `data`. */
export type RelayData = Record<string, unknown>

interface RelayKnowledge {
  chosen: ChosenRelay | null
  /** The results so far; null before the first search. */
  search: RelaySearch | null
  /** Why a search was refused, or why the order cannot go on. */
  error?: string | undefined
}

const writeCity = ({ name, postalCode }: RelayCity) => ({ nom: name, code_postal: postalCode })

const writePoint = (point: RelayPoint) => ({
  relais_id: point.id,
  relais_params: point.params,
  nom: point.name,
  adresse: point.address,
  complement: point.complement,
  code_postal: point.postalCode,
  ville: point.city,
  latitude: point.latitude,
  longitude: point.longitude,
  distance_m: point.distance,
  horaires: point.hours.map(({ day, open }) => ({ jour: day, ouvert: open })),
  photo: point.photo,
})

const writeChosen = (chosen: ChosenRelay) => ({
  relais_id: chosen.id,
  relais_params: chosen.params,
  nom: chosen.name,
  adresse: chosen.address,
  code_postal: chosen.postalCode,
  ville: chosen.city,
  relais_pref: Number(chosen.remembered),
})

/** Returns the commune of the points that were found; empty if it is not known. */
function cityOf({ cities, points }: RelaySearch): string {
  if (!points) return ''
  const only = cities?.length === 1 ? cities[0] : undefined
  return only?.name ?? points[0]?.city ?? ''
}

/** Converts the state of a relay choice to the wire format, for a picker to start from. */
export function writeRelay({ chosen, search, error }: RelayKnowledge): RelayData {
  const { cities, points } = search ?? { cities: null, points: null }
  return {
    relais: chosen && writeChosen(chosen),
    code_postal: cities?.[0]?.postalCode ?? points?.[0]?.postalCode ?? '',
    ville: search ? cityOf(search) : '',
    ...(cities ? { villes: cities.map(writeCity) } : {}),
    ...(points ? { relais_liste: points.map(writePoint) } : {}),
    ...(error ? { error_msg: error } : {}),
  }
}
