import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { setStyles } from '../../core/browser/set-styles.ts'
import { address, int, text } from '../../core/element/codecs.ts'

import { type FeatureProps, useHostMethod, useLazyModule } from '../../core/element/react-element.ts'
import { reportError } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { emit } from '../../core/events.ts'
import { type Axis, type Point, readCoordinate } from '../../core/french/coordinates.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { whenInvalid } from '../../ui/invalid/when-invalid.ts'
import { Message } from '../../ui/message.tsx'
import '../../ui/styles.ts'
import css from './map-picker.css'
import './map-picker-types.ts'
import { mapPickerTexts } from './map-picker-messages.ts'
import type { MapPickerMethods } from './map-picker-types.ts'
import { describePoint } from './picked-point.ts'
import { usePickedPoint } from './use-picked-point.ts'

adoptStyles(css)

export const mapPickerAttributes = {
  lat: text(),
  lng: text(),
  adresseSearch: text(),
  nameForm: text(),
  nameLat: text('lat'),
  nameLng: text('lng'),
  w: int(),
  h: int(),
  geocoder: address(),
  mapStyle: address(),
  tiles: address(),
}

type MapPickerProps = FeatureProps<typeof mapPickerAttributes, MapPickerMethods>

const importSearch = () => import('./search/address-search.tsx')
const importFields = () => import('./picker-fields.tsx')
const importMap = () => import('./picture/picker-map.tsx')
const importPicture = () => import('./picture/plain-picture.tsx')

function pointOf(lat: string, lng: string): Point | null {
  const latitude = readCoordinate(lat, 'latitude').degrees
  const longitude = readCoordinate(lng, 'longitude').degrees
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude }
}

/**
 * Lets the visitor search for a place, point at it on the map or type it, and writes it to the fields of a form
 * (MAP-01, MAP-03).
 */
export function MapPicker({ host, ...props }: MapPickerProps) {
  const { lat, lng, adresseSearch, nameForm, nameLat, nameLng, w, h, geocoder, mapStyle, tiles } = props
  const t = useTexts(mapPickerTexts)
  const id = useId()
  const alertId = `${id}-wrong`
  const drawn = useRef<Partial<Record<Axis, HTMLInputElement>>>({})
  const names = useMemo(() => ({ nameForm, nameLat, nameLng }), [nameForm, nameLat, nameLng])
  const [source, setSource] = useState('')
  const [lookedAt, setLookedAt] = useState<Point | null>(null)
  const [asked, setAsked] = useState<{ text: string } | null>(null)
  const [announcement, setSaid] = useState('')
  const [trouble, setTrouble] = useState('')
  const [hasMap, setHasMap] = useState(true)
  const { model, point, wrong, home } = usePickedPoint({
    host,
    names,
    drawn,
    alertId,
    onPick(picked, how) {
      setSource(how)
      setSaid('')
      setTrouble('')
      if (how !== 'pin' && how !== 'map') setLookedAt({ ...picked })
    },
  })
  const { answers, draws, isAlone } = home
  const search = useLazyModule(host, Boolean(geocoder), importSearch)
  const fields = useLazyModule(host, draws, importFields)
  const map = useLazyModule(host, hasMap, importMap)
  const picture = useLazyModule(host, !hasMap, importPicture)
  const start = useMemo(() => pointOf(lat, lng), [lat, lng])

  const begin = useCallback(() => {
    model.restart()
    const shown = model.state.point ?? pointOf(lat, lng)
    if (shown) setLookedAt({ ...shown })
  }, [model, lat, lng])
  useEffect(begin, [begin])
  useEffect(() => whenInvalid(host), [host])

  useEffect(() => {
    const styles = { ...(w && { 'max-inline-size': `${w}px` }), ...(h && { '--flx-map-height': `${h}px` }) }
    return setStyles(host, styles)
  }, [host, w, h])

  useHostMethod(host, 'search', async (words) => setAsked({ text: words }))
  useHostMethod(host, 'pick', (latitude, longitude) => {
    const given = pointOf(String(latitude), String(longitude))
    if (!given) throw new RangeError(`flx : ${latitude}, ${longitude} n’est pas un point du monde.`)
    model.pick(given, 'api')
  })
  const follow = useCallback((status: string) => setHasMap(status !== 'no-map'), [])

  const locate = async (): Promise<void> => {
    setTrouble('')
    const { findPosition } = await import('./search/my-position.ts')
    await findPosition({ say: setSaid, fail: setTrouble, take: (found) => model.pick(found, 'position') })
  }

  const locator = (
    <Button className="flx-map-picker__locate" onClick={() => void locate().catch((error) => reportError(host, error))}>
      {t('my-position')}
    </Button>
  )
  const refusals = (
    <div className="flx-map-picker__wrong" id={alertId} role="alert">
      {wrong.map((why) => (
        <p className="flx-map-picker__refused" key={why}>
          {why}
        </p>
      ))}
    </div>
  )
  return (
    <div className="flx-map-picker">
      {!draws && refusals}
      {search ? (
        <search.AddressSearch
          geocoder={geocoder}
          text={adresseSearch}
          eager={!point && !start}
          asked={asked}
          onFound={([first]) => {
            if (first && !model.state.point) setLookedAt({ ...first })
          }}
          onChoose={({ label, ...found }) => model.pick(found, 'address', label)}
        >
          {locator}
        </search.AddressSearch>
      ) : (
        <div className={`flx-map-picker__${geocoder ? 'search' : 'how'}`}>{locator}</div>
      )}
      <p className="flx-map-picker__status" role="status">
        {announcement}
      </p>
      {trouble && (
        <Message meaning="error" role="alert">
          {trouble}
        </Message>
      )}
      {hasMap ? (
        <>
          <p className="flx-map-picker__how">{t('how')}</p>
          {map ? (
            <map.PickerMap
              host={host}
              mapStyle={mapStyle}
              tiles={tiles}
              point={point}
              lookedAt={lookedAt}
              onMove={(moved, how) => model.pick(moved, how)}
              onStatus={follow}
            />
          ) : (
            <div className="flx-map-picker__place" />
          )}
        </>
      ) : (
        picture && <picture.NoMap point={point} />
      )}
      <p className="flx-map-picker__point" aria-live={source === 'pin' ? 'off' : 'polite'}>
        {point ? t('point', { point: describePoint(point) }) : t('no-point')}
      </p>
      {draws && (
        <>
          {fields ? (
            <fields.PickerFields
              host={host}
              id={id}
              names={names}
              answers={answers}
              model={model}
              start={isAlone ? { latitude: lat, longitude: lng } : null}
              drawn={drawn}
              onReady={begin}
              onDone={(done) => emit(host, 'flx-map-picker-done', done)}
            />
          ) : (
            <div className="flx-map-picker__room" />
          )}
          {refusals}
        </>
      )}
    </div>
  )
}
