import { placesTexts } from './map-messages.ts'

/** A place given through the property; coordinates in degrees, numbers or texts, with a point or a comma. */
export interface GivenPlace {
  id: string
  name: string
  lat: number | string | null
  lng: number | string | null
  details?: string
}

/** @internal Renders the places given through the property, with the same markup as an author writes. */
export function GivenList({ places }: { places: readonly GivenPlace[] }) {
  return (
    <ul className="flx-map__list" role="list" aria-label={placesTexts('places')}>
      {places.map(({ id, name, lat, lng, details }) => (
        <li
          className="flx-map__item"
          key={id}
          data-id={id}
          data-lat={lat ?? undefined}
          data-lng={lng ?? undefined}
          data-name={name}
        >
          <strong className="flx-map__name">{name}</strong>
          {details && <p className="flx-map__details">{details}</p>}
        </li>
      ))}
    </ul>
  )
}
