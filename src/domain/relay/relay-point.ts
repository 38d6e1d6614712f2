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
export interface ChosenRelay extends Pick<RelayPoint, 'id' | 'params' | 'name' | 'address' | 'postalCode' | 'city'> {
  /** It is kept for the orders to come: `relais_pref`. */
  remembered: boolean
}

/** What a search has found so far; null: not asked yet. */
export interface RelaySearch {
  cities: RelayCity[] | null
  points: RelayPoint[] | null
}
