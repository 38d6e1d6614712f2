/** The map of a picker with its pin, loaded once the picker is rendered. */
import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FlxElement } from '../../../core/element/react-element.ts'
import { adoptStyles } from '../../../core/element/styles.ts'
import type { Point } from '../../../core/french/coordinates.ts'
import { messages } from '../../../core/i18n/texts.ts'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { readBaseMap, writtenStyle } from '../../../ui/map/base-map.ts'
import frameCss from '../../../ui/map/map.css'
import markersCss from '../../../ui/map/map-markers.css'
import { MapPin } from '../../../ui/map/map-markers.tsx'
import { mapTexts } from '../../../ui/map/map-messages.ts'
import { MapTools } from '../../../ui/map/map-view.tsx'
import { type MapStatus, useMap } from '../../../ui/map/use-map.ts'
import type { PickSource } from '../map-picker-types.ts'
import { describePoint } from '../picked-point.ts'
import css from './picker-map.css'

const pickerMapTexts = messages('pickerMap', {
  pin: 'Repère du point',
  'pin-role': 'repère à déplacer',
  keys: 'Flèches : déplacer le repère ; avec Majuscule, plus loin.',
  put: 'Placer le repère au milieu de la carte',
})

for (const sheet of [frameCss, markersCss, css]) adoptStyles(sheet)

/** Pixels that the pin moves by an arrow key, and by an arrow key with Shift. */
const steps = { near: 8, far: 64 }
const arrows: Record<string, [right: number, down: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

interface PickerMapProps {
  host: FlxElement
  /** As written in the element's attributes. */
  mapStyle: string
  tiles: string
  point: Point | null
  /** A point to centre the map on; a new object for each request. */
  lookedAt: Point | null
  onMove(point: Point, source: PickSource): void
  onStatus(status: MapStatus): void
}

interface Drag {
  from: Point
  x: number
  y: number
}

/** A map with one pin, which can be moved by mouse, touch and arrow keys (MAP-01, MAP-03). */
export function PickerMap({ host, mapStyle, tiles, point, lookedAt, onMove, onStatus }: PickerMapProps) {
  const t = useTexts(pickerMapTexts)
  const id = useId()
  const baseMap = useMemo(
    () => readBaseMap(host, { mapStyle, tiles, style: writtenStyle(host) }),
    [host, mapStyle, tiles],
  )
  const canvas = useRef<HTMLDivElement>(null)
  const pin = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)
  const [dragged, setDragged] = useState<Point | null>(null)
  const shown = dragged ?? point
  const places = useMemo(() => (shown ? [{ id: 'pin', name: '', ...shown }] : []), [shown])
  const [engine, status] = useMap({
    canvas,
    baseMap,
    places,
    asked: true,
    stay: true,
    markerOf: () => pin.current ?? undefined,
    onPress: (pressed) => onMove(pressed, 'map'),
  })

  useLayoutEffect(() => onStatus(status), [onStatus, status])
  useLayoutEffect(() => {
    if (lookedAt) engine?.lookAt(lookedAt)
  }, [engine, lookedAt])
  useLayoutEffect(() => engine?.position())

  const move = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key]
    if (!arrow || !engine || !point || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    const by = event.shiftKey ? steps.far : steps.near
    const next = engine.beside(point, arrow[0] * by, arrow[1] * by)
    onMove(next, 'pin')
    engine.follow(next)
  }
  const take = (event: PointerEvent): void => {
    if (!point || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: point, x: event.clientX, y: event.clientY }
  }
  const pull = ({ clientX, clientY }: PointerEvent): void => {
    const { current } = drag
    if (current && engine) setDragged(engine.beside(current.from, clientX - current.x, clientY - current.y))
  }
  const drop = (): void => {
    if (dragged && drag.current) onMove(dragged, 'pin')
    leave()
  }
  const leave = (): void => {
    drag.current = null
    setDragged(null)
  }

  if (status === 'no-map') return null
  return (
    <div className="flx-map__frame" data-flx-map={status}>
      <div className="flx-map__canvas" ref={canvas} />
      {status === 'loading' && <p className="flx-map__wait">{mapTexts('loading')}</p>}
      {engine && (
        <>
          <div className="flx-map__markers">
            {shown && (
              <div
                ref={pin}
                className="flx-map__marker flx-map-picker__pin"
                role="slider"
                tabIndex={0}
                aria-label={t('pin')}
                aria-roledescription={t('pin-role')}
                aria-valuemin={-90}
                aria-valuemax={90}
                aria-valuenow={shown.latitude}
                aria-valuetext={describePoint(shown)}
                aria-describedby={`${id}-keys`}
                onKeyDown={move}
                onPointerDown={take}
                onPointerMove={pull}
                onPointerUp={drop}
                onPointerCancel={leave}
              >
                <MapPin />
              </div>
            )}
            <p className="flx-map__keys" id={`${id}-keys`} hidden>
              {t('keys')}
            </p>
          </div>
          <MapTools engine={engine} />
          {!point && (
            <div className="flx-map-picker__put">
              <Button size="small" onClick={() => onMove(engine.middle, 'pin')}>
                {t('put')}
              </Button>
            </div>
          )}
        </>
      )}
      {status === 'no-ground' && (
        <p className="flx-map__note" role="status">
          {mapTexts('no-ground')}
        </p>
      )}
    </div>
  )
}
