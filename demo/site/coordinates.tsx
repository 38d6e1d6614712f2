import type { Point } from '../../src/core/french/coordinates.ts'
import type { FoundTown, Parameters, PointReading } from '../server/coordinates/point.ts'
import type { CoordinatesTexts } from './coordinates-texts.ts'
import { FormField } from './parts/form-field.tsx'

interface CoordinatesProps {
  /** Path of the page, without its parameters. */
  path: string
  texts: CoordinatesTexts
  parameters: Parameters
  reading: PointReading
  /** The point that the visitor has chosen, for the form of the page that opened this one. */
  chosen: Point | null
  /** The towns that were found; null when nothing was searched. */
  towns: FoundTown[] | null
}

const template = 'commun:coord_map_v3'

/** Hidden fields that send the page's parameters again. */
function Kept({ parameters, without }: { parameters: Parameters; without: (keyof Parameters)[] }) {
  const kept = Object.entries({ p: template, ...parameters }).filter(([name]) => !without.some((each) => each === name))
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

function Towns({ path, texts, parameters, towns }: Pick<CoordinatesProps, 'path' | 'texts' | 'parameters' | 'towns'>) {
  if (!towns) return null
  if (towns.length === 0) return <p role="status">{texts.none}</p>
  const { adresse_search: _, ...others } = parameters
  const addressOf = ({ latitude, longitude }: Point): string =>
    `${path}?${new URLSearchParams({ p: template, ...others, lat: String(latitude), lng: String(longitude) })}`
  return (
    <nav className="coordinates__towns" aria-label={texts.found}>
      <ul>
        {towns.map((town) => (
          <li key={town.name}>
            <a href={addressOf(town)} data-replace="">
              {town.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The chosen point. The page's script writes it in the fields that `name_form`, `name_lat` and `name_lng` name. */
function Chosen({ texts, parameters, point }: Pick<CoordinatesProps, 'texts' | 'parameters'> & { point: Point }) {
  return (
    <p
      role="status"
      id="choisi"
      className="alert alert-success"
      data-form={parameters.name_form}
      data-lat-field={parameters.name_lat}
      data-lng-field={parameters.name_lng}
      data-lat={point.latitude}
      data-lng={point.longitude}
      data-no-form={texts.noForm}
    >
      {texts.chosen}
      {texts.locale === 'fr-FR' ? '\u00a0: ' : ': '}
      {written(point, texts)}
    </p>
  )
}

function written({ latitude, longitude }: Point, { locale }: CoordinatesTexts): string {
  const degrees = new Intl.NumberFormat(locale, { maximumFractionDigits: 7 })
  return `${degrees.format(latitude)} ; ${degrees.format(longitude)}`
}

/**
 * The page to search or type a place, and choose it. Its plain forms and links work without script, and the picker uses
 * them with script.
 */
export function Coordinates({ path, texts, parameters, reading: { point, wrong }, chosen, towns }: CoordinatesProps) {
  return (
    <div className="coordinates">
      {chosen && <Chosen texts={texts} parameters={parameters} point={chosen} />}
      <flx-map-picker
        lat={parameters.lat}
        lng={parameters.lng}
        adresse-search={parameters.adresse_search}
        name-form={parameters.name_form}
        name-lat={parameters.name_lat}
        name-lng={parameters.name_lng}
        geocoder="/geocodage/search/"
      >
        <search className="coordinates__search">
          <form className="site-form coordinates__search-form" action={path} data-replace="">
            <Kept parameters={parameters} without={['adresse_search']} />
            <FormField
              label={texts.search}
              name="adresse_search"
              value={parameters.adresse_search}
              required
              autoComplete="off"
              enterKeyHint="search"
            />
            <button type="submit" className="button button--quiet">
              {texts.find}
            </button>
          </form>
          <Towns path={path} texts={texts} parameters={parameters} towns={towns} />
        </search>
        <form className="site-form" action={path} data-replace="" noValidate>
          <Kept parameters={parameters} without={['lat', 'lng', 'adresse_search']} />
          <div className="site-form__pair">
            <FormField
              label={texts.lat}
              name="lat"
              value={parameters.lat}
              error={wrong.includes('lat') ? texts.wrongLat : undefined}
              autoComplete="off"
            />
            <FormField
              label={texts.lng}
              name="lng"
              value={parameters.lng}
              error={wrong.includes('lng') ? texts.wrongLng : undefined}
              autoComplete="off"
            />
          </div>
          <p className="coordinates__hint">{texts.hint}</p>
          {point && (
            <p className="coordinates__point">
              {texts.point} {written(point, texts)}
            </p>
          )}
          <p className="coordinates__send">
            <button type="submit" className="button" name="choisir" value="1">
              {texts.choose}
            </button>{' '}
            <button type="submit" className="button button--quiet coordinates__show">
              {texts.show}
            </button>
          </p>
        </form>
      </flx-map-picker>
    </div>
  )
}
