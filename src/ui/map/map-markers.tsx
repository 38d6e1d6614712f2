import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { isCluster, type Shown } from './map-clusters.ts'
import { mapTexts } from './map-messages.ts'

export type Markers = Map<string, HTMLButtonElement>

interface MapMarkersProps {
  places: readonly Shown[]
  selected: string | null
  chosen: string | undefined
  /** Prefix of the ids. */
  id: string
  /** The marker buttons, by the id of their place. */
  markers: RefObject<Markers>
  onFocus(id: string): void
  /** Called when a marker is clicked, to show or hide its details, or to zoom into a cluster. */
  onPress(place: Shown): void
  onEscape(): void
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Returns the index that a key moves to among `count` places; undefined if it does not move. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const by = steps[key]
  return by && (index + by + count) % count
}

/** The pin of a place, also of the one that a picker points at. */
export function MapPin() {
  return (
    <svg className="flx-map__pin" viewBox="0 0 24 32" aria-hidden="true" focusable="false">
      <path className="flx-map__pin-shape" d="M12 31C5 21 1.5 17 1.5 11.5a10.5 10.5 0 0 1 21 0C22.5 17 19 21 12 31z" />
      <circle className="flx-map__pin-dot" cx="12" cy="11.5" r="4" />
    </svg>
  )
}

/** The markers of a map: named buttons that share one Tab stop; arrow keys move between them (MAP-03). */
export function MapMarkers(props: MapMarkersProps) {
  const { places, selected, chosen, id, markers, onFocus, onPress, onEscape } = props
  const t = useTexts(mapTexts)
  const [current, setCurrent] = useState<string | null>(null)
  const stop = [current, selected, places[0]?.id].find((place) => places.some((known) => known.id === place))

  const move = (event: KeyboardEvent, index: number): void => {
    if (event.key === 'Escape' && selected) {
      event.stopPropagation()
      onEscape()
      return
    }
    const next = nextIndex(event.key, index, places.length)
    const place = next === undefined ? undefined : places[next]
    if (!place || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    markers.current.get(place.id)?.focus({ preventScroll: true })
  }

  return (
    <ul className="flx-map__markers" role="list" aria-label={t('markers')} aria-describedby={`${id}-keys`}>
      <li className="flx-map__keys" id={`${id}-keys`} hidden>
        {t('keys')}
      </li>
      {places.map((place, index) => (
        <li className="flx-map__marker-item" key={place.id}>
          <button
            type="button"
            className="flx-map__marker"
            ref={(button) => {
              if (button) markers.current.set(place.id, button)
              return () => {
                markers.current.delete(place.id)
              }
            }}
            tabIndex={place.id === stop ? 0 : -1}
            aria-label={isCluster(place) ? t('cluster', { count: place.name }) : place.name}
            aria-expanded={isCluster(place) ? undefined : place.id === selected}
            aria-controls={place.id === selected ? `${id}-card` : undefined}
            data-flx-place={place.id}
            data-flx-chosen={place.id === chosen || undefined}
            onFocus={({ currentTarget }) => {
              setCurrent(place.id)
              // Not while the pointer presses it: if the marker moved away, it would not be clicked.
              if (currentTarget.matches(':focus-visible')) onFocus(place.id)
            }}
            onKeyDown={(event) => move(event, index)}
            onClick={() => onPress(place)}
          >
            {isCluster(place) ? <span className="flx-map__count">{place.name}</span> : <MapPin />}
          </button>
        </li>
      ))}
    </ul>
  )
}
