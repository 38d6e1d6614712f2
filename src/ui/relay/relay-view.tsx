import { createElement, type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { countOf } from '../../core/french/number.ts'
import type { ChosenRelay, RelayCity, RelaySearch } from '../../domain/relay/relay-point.ts'
import type { RelayData } from '../../domain/relay/write-relay.ts'
import { Button } from '../button.tsx'
import { TextField } from '../field.tsx'
import { relayTexts as t } from './relay-messages.ts'
import { RelayPointView } from './relay-point-view.tsx'

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
