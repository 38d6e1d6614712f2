import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { whenIdle } from '../../core/browser/idle.ts'
import { address, flag, property } from '../../core/element/codecs.ts'

import { type FeatureProps, useHostMethod } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { keyOfNode } from '../../core/element/use-author-node.ts'
import { emit } from '../../core/events.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { Beside } from '../../ui/beside.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyOf } from '../../ui/content-place.tsx'
import '../../ui/styles.ts'
import { messages } from '../../core/i18n/texts.ts'
import { readBaseMap, writtenStyle } from '../../ui/map/base-map.ts'
import frameCss from '../../ui/map/map.css'
import { clusteredFrom } from '../../ui/map/map-clusters.ts'
import markersCss from '../../ui/map/map-markers.css'
import { MapView } from '../../ui/map/map-view.tsx'
import type { MapStatus } from '../../ui/map/use-map.ts'
import { detailsOf, type ListedPlace, listOnly, markListed, useListedPlaces } from './listed-places.ts'
import css from './map.css'
import type { GivenPlace, MapMethods } from './map-types.ts'

const placesTexts = messages('places', {
  'on-map': 'Voir sur la carte',
  'on-map-name': '{name} : voir sur la carte',
  places: 'Lieux de la carte',
  shown: 'Lieux sur la carte : {shown} sur {count}.',
  only: 'Ne lister que ceux-là',
})

for (const sheet of [frameCss, markersCss, css]) adoptStyles(sheet)

export const mapAttributes = {
  mapStyle: address(),
  tiles: address(),
  onDemand: flag,
  places: property<readonly GivenPlace[]>([]),
}

function Details({ place }: { place: ListedPlace }) {
  const { all, cells } = useMemo(() => detailsOf(place), [place])
  if (all) return <CopyOf className="flx-flow" nodes={all} />
  // The cells stand below each other, as outside a table they would be on one line.
  return (
    <div className="flx-flow">
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name of their own, and two may be alike.
        <CopyOf key={index} className="flx-map__cell" nodes={cell} />
      ))}
    </div>
  )
}

interface ShowButtonsProps {
  listed: readonly ListedPlace[]
  show(id: string): void
}

/** Renders a button into each place of the list that shows it on the map. */
const ShowButtons = memo(function ShowButtons({ listed, show }: ShowButtonsProps) {
  const t = useTexts(placesTexts)
  return listed.map(({ id, name, item }) => (
    // A table row may only contain cells.
    <Beside
      key={keyOfNode(item)}
      of={(item instanceof HTMLTableRowElement && item.lastElementChild) || item}
      where="end"
      as="span"
      name="on-map"
      className="flx-map__show"
    >
      <Button
        look="quiet"
        size="small"
        aria-label={t('on-map-name', { name })}
        data-flx-on-map=""
        onClick={() => show(id)}
      >
        {t('on-map')}
      </Button>
    </Beside>
  ))
})

/**
 * Number of places whose buttons render together. Those of a longer list follow group by group, so that the visitor's
 * actions need not wait for them.
 */
const groupSize = 200

/**
 * Returns the list in groups, one more each time that the browser is idle.
 *
 * @param waits - True while the map itself is coming: a group then follows every two seconds at most.
 */
function useGroups(listed: readonly ListedPlace[], waits: boolean): (readonly ListedPlace[])[] {
  const later = useDeferredValue(listed)
  const isLong = listed.length > groupSize
  const all = isLong ? later : listed
  const [count, setCount] = useState(0)
  const groups = useMemo(
    () =>
      Array.from({ length: Math.ceil(all.length / groupSize) }, (_, index) =>
        all.slice(index * groupSize, (index + 1) * groupSize),
      ),
    [all],
  )
  useEffect(() => {
    if (count >= groups.length) return
    const stop = new AbortController()
    const timer = setTimeout(() => whenIdle(() => setCount(count + 1), stop.signal), waits ? 2000 : 0)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [count, groups, waits])
  return groups.slice(0, isLong ? count : 1)
}

/** Renders places in a list and on a map (MAP-02, MAP-03). */
export function PlacesMap({
  host,
  mapStyle,
  tiles,
  onDemand,
  places: given,
}: FeatureProps<typeof mapAttributes, MapMethods>) {
  const t = useTexts(placesTexts)
  const baseMap = useMemo(
    () => readBaseMap(host, { mapStyle, tiles, style: writtenStyle(host) }),
    [host, mapStyle, tiles],
  )
  const listed = useListedPlaces(host)
  const [selected, setSelected] = useState<string | null>(null)
  const [focused, setFocused] = useState<{ id: string } | null>(null)
  const [status, setStatus] = useState<MapStatus>('waiting')
  const [inView, setInView] = useState<ReadonlySet<string> | null>(null)
  const [isOnly, setOnly] = useState(false)

  const select = useCallback(
    (id: string | null): void => {
      const place = listed.find((candidate) => candidate.id === id)
      setSelected(place?.id ?? null)
      emit(host, 'flx-map-select', { place: place ?? null })
    },
    [host, listed],
  )
  const show = useCallback(
    (id: string): void => {
      select(id)
      setFocused({ id })
    },
    [select],
  )
  useHostMethod(host, 'show', show)

  useEffect(() => markListed(listed, selected), [listed, selected])

  const only = isOnly ? inView : null
  useEffect(() => (only ? listOnly(listed, only) : undefined), [listed, only])
  useEffect(() => {
    host.toggleAttribute('data-flx-many', listed.length >= clusteredFrom)
  }, [host, listed])

  const place = listed.find(({ id }) => id === selected)
  const isComing = status === 'loading' || (status === 'shown' && listed.length >= clusteredFrom && !inView)
  const groups = useGroups(listed, isComing)
  return (
    <div className="flx-map">
      {status !== 'no-map' &&
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is named by its place in the list.
        groups.map((group, index) => <ShowButtons key={index} listed={group} show={show} />)}
      {given.length > 0 && <GivenList places={given} />}
      {inView && (
        <div className="flx-map__view">
          <p className="flx-map__said" role="status">
            {t('shown', { shown: inView.size, count: listed.length })}
          </p>
          <Button look="quiet" size="small" aria-pressed={isOnly} onClick={() => setOnly(!isOnly)}>
            {t('only')}
          </Button>
        </div>
      )}
      {listed.length > 0 && (
        <MapView
          places={listed}
          baseMap={baseMap}
          selected={selected}
          onSelect={select}
          focused={focused}
          onDemand={onDemand}
          onStatus={setStatus}
          onView={setInView}
        >
          {place && <Details place={place} />}
        </MapView>
      )}
    </div>
  )
}

/** Renders the places given through the property, with the same markup as an author writes. */
function GivenList({ places }: { places: readonly GivenPlace[] }) {
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
