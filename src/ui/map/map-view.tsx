import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { Button, CloseButton } from '../button.tsx'
import { Message } from '../message.tsx'
import type { BaseMap } from './base-map.ts'
import { type Cluster, clusteredFrom, isCluster, type Shown } from './map-clusters.ts'
import type { CameraKeeper, MapEngine } from './map-engine.ts'
import { MapMarkers, type Markers } from './map-markers.tsx'
import { mapTexts } from './map-messages.ts'
import type { Place } from './place.ts'
import { type MapStatus, useMap } from './use-map.ts'

const noPlaces: readonly Shown[] = []

interface MapViewProps {
  places: readonly Place[]
  baseMap: BaseMap
  /** The place whose details are shown. */
  selected: string | null
  onSelect(id: string | null): void
  /** The details of that place. */
  children?: ReactNode
  /** The place that is highlighted, even if another one is selected. */
  chosen?: string | undefined
  /** True to load the map only when a button is clicked. */
  onDemand?: boolean
  /** The place whose marker gets focus as soon as it is drawn; pass a new object each time. */
  focused?: { id: string } | null
  onStatus?(status: MapStatus): void
  /** Called with the ids of the places in view, if there are so many that some are clustered. */
  onView?(inView: ReadonlySet<string> | null): void
  /** Pass the same object to a view that replaces another one. */
  keeper?: CameraKeeper
}

/**
 * Places on a map (MAP-02, MAP-03), and the details of one of them. A list beside it has the same content; if no map
 * can be drawn, a message says so.
 */
export function MapView(props: MapViewProps) {
  const { places, baseMap, selected, onSelect, children, chosen, onDemand = false, focused, keeper } = props
  const { onStatus, onView } = props
  const t = useTexts(mapTexts)
  const id = useId()
  const canvas = useRef<HTMLDivElement>(null)
  const markers = useRef<Markers>(new Map())
  const [pressed, setPressed] = useState(false)
  const asked = !onDemand || pressed || Boolean(focused)
  const [clustered, setClustered] = useState<readonly Shown[] | null>(null)
  const wanted = useRef<string | null>(null)
  const opened = useRef<string | null>(null)
  const isMany = places.length >= clusteredFrom
  const drawn = isMany ? (clustered ?? noPlaces) : places
  const markerOf = useCallback((place: string) => markers.current.get(place), [])
  const [engine, status] = useMap({ canvas, baseMap, places, asked, markerOf, keeper, onShown: setClustered })
  const shown = places.find((place) => place.id === selected)

  useLayoutEffect(() => engine?.position())
  useLayoutEffect(() => onStatus?.(status), [onStatus, status])
  useEffect(() => {
    if (selected) engine?.reveal(selected)
  }, [engine, selected])
  useEffect(() => {
    wanted.current = focused?.id ?? null
    if (isMany && focused) engine?.reveal(focused.id)
  }, [engine, focused, isMany])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a marker that is wanted may be drawn later, after a move.
  useEffect(() => {
    const marker = engine && wanted.current !== null && markerOf(wanted.current)
    if (!marker) return
    wanted.current = null
    marker.focus({ preventScroll: true })
    marker.closest('.flx-map__frame')?.scrollIntoView({ block: 'nearest' })
  }, [engine, focused, drawn, markerOf])
  // If an opened cluster had focus, that moves to the first of the places that replace it.
  useEffect(() => {
    if (opened.current === null || !clustered || clustered.some(({ id }) => id === opened.current)) return
    opened.current = null
    const first = clustered[0]
    if (document.activeElement === document.body && first) markerOf(first.id)?.focus({ preventScroll: true })
  }, [clustered, markerOf])
  useEffect(() => {
    onView?.(engine && clustered ? engine.inView() : null)
  }, [engine, clustered, onView])

  const open = (cluster: Cluster): void => {
    opened.current = cluster.id
    engine?.open(cluster)
  }
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
            places={drawn}
            selected={selected}
            chosen={chosen}
            id={id}
            markers={markers}
            onFocus={(place) => engine.reveal(place)}
            onPress={(place) => (isCluster(place) ? open(place) : onSelect(place.id === selected ? null : place.id))}
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

const drawings = {
  'zoom-in': 'M10 4v12M4 10h12',
  'zoom-out': 'M4 10h12',
  'see-all': 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
}

/** The zoom buttons of a map. */
export function MapTools({ engine }: { engine: MapEngine }) {
  const t = useTexts(mapTexts)
  const actions = {
    'zoom-in': () => engine.zoom(1),
    'zoom-out': () => engine.zoom(-1),
    'see-all': () => engine.seeAll(),
  }
  return (
    <div className="flx-map__tools">
      {(['zoom-in', 'zoom-out', 'see-all'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className="flx-map__tool"
          aria-label={t(name)}
          title={t(name)}
          onClick={actions[name]}
        >
          <svg className="flx-map__tool-sign" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path className="flx-map__tool-drawing" d={drawings[name]} />
          </svg>
        </button>
      ))}
    </div>
  )
}
