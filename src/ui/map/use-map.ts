import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Point } from '../../core/french/coordinates.ts'
import type { BaseMap } from './base-map.ts'
import type { Shown } from './map-clusters.ts'
import { type CameraKeeper, MapEngine } from './map-engine.ts'
import type { Place } from './place.ts'

/**
 * `no-map`: the browser cannot draw maps, or the code was not loaded. `no-ground`: the plain base map replaces a failed
 * one.
 */
export type MapStatus = 'waiting' | 'loading' | 'shown' | 'no-map' | 'no-ground'

/** Returns true once an element has been in view. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || !element.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, seen])
  return seen
}

interface UseMapOptions {
  canvas: RefObject<HTMLElement | null>
  baseMap: BaseMap
  places: readonly Place[]
  /** Nothing is fetched until this is true. */
  asked: boolean
  markerOf(id: string): HTMLElement | undefined
  keeper?: CameraKeeper | undefined
  /** True if a change of places does not move the map. */
  stay?: boolean
  /** Called with the places and clusters in view if there are too many places to draw each; else with null. */
  onShown?(shown: readonly Shown[] | null): void
  /** Called when the visitor clicks the map itself. */
  onPress?(point: Point): void
}

/** Creates a map in the canvas, once it is asked for and in view; the engine is null until then. */
export function useMap({
  canvas,
  baseMap,
  places,
  asked,
  markerOf,
  keeper,
  stay,
  onShown,
  onPress,
}: UseMapOptions): [MapEngine | null, MapStatus] {
  const seen = useSeen(canvas)
  const [engine, setEngine] = useState<MapEngine | null>(null)
  const [status, setStatus] = useState<MapStatus>('waiting')
  const marker = useEffectEvent(markerOf)
  const shown = useEffectEvent((places: readonly Shown[] | null) => onShown?.(places))
  const press = useEffectEvent((point: Point) => onPress?.(point))
  const key = typeof baseMap === 'string' ? baseMap : JSON.stringify(baseMap)

  // A style given as an object is a new object at each render, so it is compared as text.
  useEffect(() => {
    if (!seen || !asked || !canvas.current) return
    let left = false
    let made: MapEngine | null = null
    setStatus('loading')
    const parsed: BaseMap = key.startsWith('{') ? JSON.parse(key) : key === 'null' ? null : key
    MapEngine.create({
      canvas: canvas.current,
      baseMap: parsed,
      markerOf: marker,
      onShown: shown,
      onPress: press,
      onBaseMapLost: () => setStatus('no-ground'),
      keeper,
    }).then(
      (created) => {
        if (left) return created.destroy()
        made = created
        setEngine(created)
        setStatus('shown')
      },
      (error: unknown) => {
        console.warn('flx : la carte ne peut pas s’afficher.', error)
        if (!left) setStatus('no-map')
      },
    )
    return () => {
      left = true
      made?.destroy()
      setEngine(null)
    }
  }, [seen, asked, canvas, key, keeper])

  useLayoutEffect(() => engine?.show(places, stay), [engine, places, stay])

  return [engine, status]
}
