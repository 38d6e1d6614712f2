import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { Button } from '../button.tsx'
import { CloseButton } from '../close-button.tsx'
import { Message } from '../message.tsx'
import type { CameraKeeper, Ground } from './map-engine.ts'
import { MapMarkers, type Markers } from './map-markers.tsx'
import { mapTexts } from './map-messages.ts'
import { MapTools } from './map-tools.tsx'
import type { Place } from './place.ts'
import { type MapStatus, useMap } from './use-map.ts'

interface MapViewProps {
  places: readonly Place[]
  ground: Ground
  /** The place whose details are shown. */
  selected: string | null
  onSelect(id: string | null): void
  /** Its details. */
  children?: ReactNode
  /** The place that stands out, whatever is selected. */
  chosen?: string | undefined
  /** The map waits for a button to be pressed. */
  onDemand?: boolean
  /** Focus goes to the marker of this place as soon as it is there; an object anew each time. */
  focused?: { id: string } | null
  onStatus?(status: MapStatus): void
  /** The same object for a view that is drawn anew in the place of another. */
  keeper?: CameraKeeper
}

/**
 * Places on a map (MAP-02, MAP-03) and the details of one of them. A list beside it says the same; where there can be
 * no map, this says so once.
 */
export function MapView(props: MapViewProps) {
  const { places, ground, selected, onSelect, children, chosen, onDemand = false, focused, onStatus, keeper } = props
  const t = useTexts(mapTexts)
  const id = useId()
  const canvas = useRef<HTMLDivElement>(null)
  const markers = useRef<Markers>(new Map())
  const [pressed, setPressed] = useState(false)
  const asked = !onDemand || pressed || Boolean(focused)
  const markerOf = useCallback((place: string) => markers.current.get(place), [])
  const [engine, status] = useMap({ canvas, ground, places, asked, markerOf, keeper })
  const shown = places.find((place) => place.id === selected)

  useLayoutEffect(() => engine?.position())
  useLayoutEffect(() => onStatus?.(status), [onStatus, status])
  useEffect(() => {
    if (selected) engine?.reveal(selected)
  }, [engine, selected])
  useEffect(() => {
    if (!engine || !focused) return
    const marker = markerOf(focused.id)
    marker?.focus({ preventScroll: true })
    marker?.closest('.flx-map__frame')?.scrollIntoView({ block: 'nearest' })
  }, [engine, focused, markerOf])

  const close = (): void => {
    markerOf(selected ?? '')?.focus({ preventScroll: true })
    onSelect(null)
  }

  if (status === 'no-map') return <Message role="status">{t('no-map')}</Message>
  return (
    <div className="flx-map__frame" data-flx-map={status}>
      <div className="flx-map__canvas" ref={canvas} />
      {!asked && (
        <div className="flx-map__wait">
          <Button onClick={() => setPressed(true)}>{t('show')}</Button>
        </div>
      )}
      {status === 'loading' && <p className="flx-map__wait">{t('loading')}</p>}
      {engine && (
        <>
          <MapMarkers
            places={places}
            selected={selected}
            chosen={chosen}
            id={id}
            markers={markers}
            onFocus={(place) => engine.reveal(place)}
            onPress={(place) => onSelect(place === selected ? null : place)}
            onEscape={close}
          />
          <MapTools engine={engine} />
        </>
      )}
      {engine && shown && (
        <section
          className="flx-map__card"
          id={`${id}-card`}
          aria-label={shown.name}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            close()
          }}
        >
          <CloseButton className="flx-map__close" label={t('close', { name: shown.name })} onClick={close} />
          {children}
        </section>
      )}
      {status === 'no-ground' && (
        <p className="flx-map__note" role="status">
          {t('no-ground')}
        </p>
      )}
    </div>
  )
}
