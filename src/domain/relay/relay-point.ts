/** A commune of a postal code (RELAY-01). */
export interface RelayCity {
  name: string
  postalCode: string
}

/** The opening hours of one day: « 09:00-12:00 14:00-19:00 », empty when closed. */
export interface OpeningDay {
  day: string
  open: string
}

export interface RelayPoint {
  /** `relais_id`; its leading zeros are significant. */
  id: string
  /** `relais_params`, data of the carrier that is sent back unchanged. */
  params: string
  name: string
  address: string
  complement: string
  postalCode: string
  city: string
  /** In degrees; null if the carrier does not give it. */
  latitude: number | null
  longitude: number | null
  /** In metres; null if the carrier does not give it. */
  distance: number | null
  hours: OpeningDay[]
  photo: string
}

/** The relay point that the order is sent to. */
export interface ChosenRelay extends Pick<RelayPoint, 'id' | 'params' | 'name' | 'address' | 'postalCode' | 'city'> {
  /** True if it is remembered for later orders: `relais_pref`. */
  remembered: boolean
}

/** The results of a search; null before the request. */
export interface RelaySearch {
  cities: RelayCity[] | null
  points: RelayPoint[] | null
}
