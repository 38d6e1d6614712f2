import { createElement, type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { countOf, formatNumber } from '../../core/french/number.ts'
import { formatHours } from '../../domain/relay/opening.ts'
import type { ChosenRelay, OpeningDay, RelayCity, RelayPoint, RelaySearch } from '../../domain/relay/relay-point.ts'
import type { RelayData } from '../../domain/relay/write-relay.ts'
import { Button } from '../button.tsx'
import { TextField } from '../field.tsx'
import { relayTexts as t } from './relay-messages.ts'

interface RelayViewProps {
  /** The results so far; null before the first search. */
  search: RelaySearch | null
  chosen: ChosenRelay | null
  /** Address that the forms post to without script. */
  url: string
  /** Prefix of the ids. */
  id: string
  /** Postal code to start from: that of the delivery address. */
  postalCode?: string
  /** Why the last action was refused, or what is still to be done. */
  error?: string | undefined
  /** True if the error is the server's answer to an action of this view. */
  refused?: boolean
}

/** The search form, which posts to the cart's service. */
function SearchForm({ url, id, postalCode = '', error, refused }: Omit<RelayViewProps, 'search' | 'chosen'>) {
  return (
    <form method="post" action={url} className="flx-relay__search">
      <input type="hidden" name="action" value="searchVille" />
      <TextField
        id={`${id}-postal-code`}
        label={t('search-label')}
        hint={t('search-hint')}
        error={error && <span className={refused ? 'flx-relay__error alert-danger' : 'flx-relay__error'}>{error}</span>}
        name="value"
        defaultValue={postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        pattern="\s*([0-9]\s*){5}"
        required
        enterKeyHint="search"
        data-flx-search="searchVille"
      />
      <Button type="submit" data-flx-action="searchVille">
        {t('search')}
      </Button>
    </form>
  )
}

function Cities({ cities, url, id }: { cities: RelayCity[]; url: string; id: string }) {
  return (
    <form method="post" action={url} className="flx-relay__cities" aria-labelledby={`${id}-cities-title`}>
      <p className="flx-relay__label" id={`${id}-cities-title`}>
        {t('choose-city')}
      </p>
      <input type="hidden" name="action" value="refreshRelais" />
      <input type="hidden" name="code_postal" value={cities[0]?.postalCode ?? ''} />
      {cities.map(({ name, postalCode }) => (
        <Button
          key={`${postalCode} ${name}`}
          type="submit"
          size="small"
          name="ville"
          value={name}
          data-flx-action="refreshRelais"
          data-flx-value={name}
        >
          {name}
        </Button>
      ))}
    </form>
  )
}

/** The chosen point, with a box to keep it for future orders, which is sent as soon as it is ticked. */
function Chosen({ chosen, url, id }: { chosen: ChosenRelay; url: string; id: string }) {
  return (
    <div className="flx-relay__chosen">
      <p className="flx-relay__label">{t('chosen')}</p>
      <p className="flx-relay__chosen-point">
        <strong className="flx-relay__chosen-name">{chosen.name}</strong>
      </p>
      <p className="flx-relay__address">
        {chosen.address}, {chosen.postalCode} {chosen.city}
      </p>
      <form method="post" action={url} className="flx-relay__keep">
        <input type="hidden" name="action" value="selectRelais" />
        <input type="hidden" name="relais_id" value={chosen.id} />
        <input type="hidden" name="relais_params" value={chosen.params} />
        <label className="flx-relay__remember">
          <input
            className="flx-relay__tick"
            type="checkbox"
            id={`${id}-remember`}
            name="relais_pref"
            value="1"
            defaultChecked={chosen.remembered}
            data-flx-action="selectRelais"
            data-flx-value={chosen.id}
          />
          <span className="flx-relay__remember-text">{t('remember')}</span>
        </label>
        <Button type="submit" size="small" className="flx-relay__save">
          {t('save')}
        </Button>
      </form>
      <p className="flx-relay__detail">{t('change')}</p>
    </div>
  )
}

/**
 * The choice of a relay point without a map (RELAY-01): a postal code, its communes, the points. Plain forms that send
 * `searchVille`, `refreshRelais` and `selectRelais`. A pure function from data to markup, for every feature that offers
 * relay points.
 */
export function RelayView({ search, chosen, url, id, postalCode, error, refused }: RelayViewProps) {
  const cities = search?.cities ?? []
  const points = search?.points
  const nothing = points ? points.length === 0 : search?.cities?.length === 0
  const found = points ? countOf(points.length, t('point'), t('point-many')) : ''
  return (
    <section className="flx-relay" aria-labelledby={`${id}-title`}>
      <h3 className="flx-relay__title" id={`${id}-title`}>
        {t('title')}
      </h3>
      {chosen && <Chosen chosen={chosen} url={url} id={id} />}
      <SearchForm url={url} id={id} postalCode={postalCode} error={error} refused={refused} />
      {cities.length > 0 && !(cities.length === 1 && points) && <Cities cities={cities} url={url} id={id} />}
      <p className="flx-relay__found" role="status">
        {nothing ? t('none') : found}
      </p>
      {points && points.length > 0 && (
        <ul className="flx-relay__points" role="list" aria-label={t('points')}>
          {points.map((point) => (
            <RelayPointView
              key={point.id}
              point={point}
              chosen={point.id === chosen?.id}
              remember={chosen?.remembered ?? false}
              url={url}
              id={`${id}-${point.id}`}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface PickerFrameProps {
  id: string
  /** Postal code to search for: that of the delivery address. */
  postalCode?: string | undefined
  data: RelayData
  /** The content until the picker is loaded, or if it cannot be. */
  children: ReactNode
}

const never = () => () => {}

/** Returns true on a server. In the page, Trusted Types would refuse the markup of a script element. */
const useIsServer = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/**
 * `<flx-relay-picker>` around the plain choice of a relay point. Its data is in the element's `<script
 * type="application/json">` when a server renders it, and in its property `data` in the page.
 */
export function PickerFrame({ id, postalCode, data, children }: PickerFrameProps) {
  const picker = useRef<HTMLElement & { data?: RelayData }>(null)
  const isServer = useIsServer()
  useLayoutEffect(() => {
    if (picker.current) picker.current.data = data
  }, [data])
  const attributes = { id, ref: picker, required: true, tabIndex: -1, 'postal-code': postalCode || undefined }
  return createElement(
    'flx-relay-picker',
    attributes,
    isServer && (
      <script className="flx-relay__state" type="application/json">
        {JSON.stringify(data)}
      </script>
    ),
    children,
  )
}

/** `350` → « 350 m », `1240` → « 1,2 km ». */
export function formatDistance(metres: number): string {
  if (metres < 1000) return `${formatNumber(Math.round(metres))}\u00a0m`
  return `${formatNumber(Math.round(metres / 100) / 10)}\u00a0km`
}

interface RelayPointViewProps {
  point: RelayPoint
  chosen: boolean
  /** True if the choice is kept for future orders. */
  remember: boolean
  url: string
  id: string
}

/** A relay point of the list: its address, its opening hours, and the form that chooses it. */
function RelayPointView({ point, chosen, remember, url, id }: RelayPointViewProps) {
  const { name, address, complement, postalCode, city, distance, hours } = point
  return (
    <li className="flx-relay__point" id={id} data-flx-point={point.id} data-flx-chosen={chosen || undefined}>
      <div className="flx-relay__where">
        <p className="flx-relay__name">
          {name}
          {distance !== null && (
            <span className="flx-relay__detail"> {t('near', { distance: formatDistance(distance) })}</span>
          )}
        </p>
        <p className="flx-relay__detail">{[address, complement].filter(Boolean).join(', ')}</p>
        <p className="flx-relay__detail">
          {postalCode} {city}
        </p>
      </div>
      <form className="flx-relay__choose" method="post" action={url}>
        <input type="hidden" name="action" value="selectRelais" />
        <input type="hidden" name="relais_id" value={point.id} />
        <input type="hidden" name="relais_params" value={point.params} />
        <input type="hidden" name="relais_pref" value={Number(remember)} />
        <Button
          type="submit"
          size="small"
          aria-pressed={chosen}
          data-flx-action="selectRelais"
          data-flx-value={point.id}
        >
          {chosen ? t('selected') : t('choose')}
          <span className="flx-visually-hidden"> {t('choose-name', { name })}</span>
        </Button>
      </form>
      <OpeningHours hours={hours} />
    </li>
  )
}

/** The opening hours of a relay point, folded. Renders nothing if the carrier gives none. */
export function OpeningHours({ hours }: { hours: readonly OpeningDay[] }) {
  if (hours.length === 0) return null
  return (
    <details className="flx-fold flx-relay__hours">
      <summary className="flx-relay__unfold">{t('hours')}</summary>
      <dl className="flx-relay__days">
        {hours.map(({ day, open }) => (
          <div className="flx-relay__day" key={day}>
            <dt className="flx-relay__day-name">{day}</dt>
            <dd className="flx-relay__day-hours">{formatHours(open) || t('closed')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
