import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import type { Point } from '../../core/french/coordinates.ts'
import { workerUrl } from '../../core/html/gate.ts'
import { type BaseMap, BaseMapLayer, MapCredits, ownStyle } from './base-map.ts'
import { type Cluster, clusteredFrom, MapClusters, type Shown } from './map-clusters.ts'
import { mapTexts as t } from './map-messages.ts'
import { type Place, spread } from './place.ts'
import { workerAddress } from './worker-address.ts'

/** The position of a map, and the places that it shows. */
interface Camera {
  /** Ids of the places. */
  over: string
  /** Degrees east and north. */
  center: [number, number]
  zoom: number
}

/** Keeps the position of a map, to restore it when the same places are drawn again. */
export interface CameraKeeper {
  camera?: Camera
}

interface MapEngineOptions {
  /** The element in which the map is drawn. */
  canvas: HTMLElement
  baseMap: BaseMap
  /** Returns the marker of a place. */
  markerOf(id: string): HTMLElement | undefined
  /** Called once if the base map could not be fetched. */
  onBaseMapLost(): void
  /** @default one of its own */
  keeper?: CameraKeeper | undefined
  /** Called with the places and clusters in view if there are too many places to draw each; else with null. */
  onShown?: ((shown: readonly Shown[] | null) => void) | undefined
  /** Called when the visitor clicks the map itself. */
  onPress?: ((point: Point) => void) | undefined
}

/** Width of a marker and a gap, in pixels: the distance between markers of the same point. */
const markerStep = 36
const closest = 15
/** Zoom for a single place: its neighbourhood, or its region if the base map has no streets. */
const alone = { streets: 13, plain: 8 }
/** Pixels kept free for the markers above their places, and for the buttons on the right. */
const aroundPlaces = { top: 56, right: 76, bottom: 40, left: 32 }
const france: [[number, number], [number, number]] = [
  [-5, 42],
  [8.5, 51.2],
]

/** A map and the markers above it. Markers are elements of the page, so they stay if the base map fails. */
export class MapEngine {
  #map: MapLibre
  #keeper: CameraKeeper
  #options: MapEngineOptions
  #places: readonly Place[] = []
  #shown: readonly Shown[] = []
  #clusters: MapClusters | null = null
  #sides: number[] = []
  #baseMap: BaseMapLayer
  #lost = false
  #styled = false

  private constructor(map: MapLibre, options: MapEngineOptions) {
    this.#map = map
    this.#options = options
    this.#keeper = options.keeper ?? {}
    this.#baseMap = new BaseMapLayer(map, options)
    map.once('style.load', () => {
      this.#styled = true
    })
    map.on('error', (failure) => {
      // Once the style is loaded, only the failure of a source concerns the base map.
      if (this.#styled && !('sourceId' in failure)) return
      if (!this.#styled && options.baseMap) void this.#baseMap.show(null)
      this.#loseBaseMap()
    })
    map.on('move', () => this.position())
    map.on('moveend', () => this.#keep())
    map.on('resize', () => this.position())
    map.on('click', ({ lngLat }) => options.onPress?.({ latitude: lngLat.lat, longitude: lngLat.lng }))
    map.keyboard.disableRotation()
    map.touchZoomRotate.disableRotation()
  }

  /** @throws Error when the browser cannot draw maps, or when the code of the map could not be fetched. */
  static async create(options: MapEngineOptions): Promise<MapEngine> {
    const [{ MapLibre, ScaleControl, setWorkerUrl, workerFile }, style] = await Promise.all([
      import('./maplibre.ts'),
      ownStyle(options.baseMap),
    ])
    setWorkerUrl(workerUrl(workerAddress(workerFile)))
    const map = new MapLibre({
      container: options.canvas,
      style: (style?.(options.canvas) ?? options.baseMap) as StyleSpecification,
      bounds: france,
      maxZoom: 18,
      dragRotate: false,
      touchPitch: false,
      renderWorldCopies: false,
      cooperativeGestures: true,
      attributionControl: false,
      locale: {
        'Map.Title': t('map'),
        'CooperativeGesturesHandler.WindowsHelpText': t('wheel'),
        'CooperativeGesturesHandler.MacHelpText': t('wheel-mac'),
        'CooperativeGesturesHandler.MobileHelpText': t('fingers'),
      },
    })
    if (options.baseMap) map.addControl(new MapCredits(), 'bottom-right')
    map.addControl(new ScaleControl({ maxWidth: 100, unit: 'metric' }), 'bottom-left')
    return new MapEngine(map, options)
  }

  /** Shows places, and moves so that all are in view, unless it was over the same places before or `stay` is true. */
  show(places: readonly Place[], stay = false): void {
    this.#places = places
    const isMany = places.length >= clusteredFrom
    if (isMany) this.#clusters ??= new MapClusters(this.#map, (shown) => this.#draw(shown))
    this.#clusters?.set(isMany ? places : [], this.#styled)
    if (!isMany) this.#draw(places)
    const { camera } = this.#keeper
    if (!stay) {
      if (camera && camera.over === idsOf(places)) this.#map.jumpTo(camera)
      else this.seeAll()
    }
    this.position()
  }

  /** Zooms in until a cluster splits. */
  open(cluster: Cluster): void {
    void this.#clusters?.open(cluster)
  }

  /** Returns the ids of the places in view. */
  inView(): Set<string> {
    const bounds = this.#map.getBounds()
    const inside = this.#places.filter(({ longitude, latitude }) => bounds.contains([longitude, latitude]))
    return new Set(inside.map(({ id }) => id))
  }

  seeAll(): void {
    const latitudes = this.#places.map(({ latitude }) => latitude)
    const longitudes = this.#places.map(({ longitude }) => longitude)
    const bounds: typeof france =
      this.#places.length > 0
        ? [
            [Math.min(...longitudes), Math.min(...latitudes)],
            [Math.max(...longitudes), Math.max(...latitudes)],
          ]
        : france
    const maxZoom = this.#places.length === 1 ? this.#alone : closest
    this.#map.fitBounds(bounds, { padding: aroundPlaces, maxZoom, duration: 0 })
  }

  /** Moves a point to the middle, and zooms in enough to recognise where it is. */
  lookAt({ latitude, longitude }: Point): void {
    const zoom = Math.max(this.#map.getZoom(), this.#alone)
    this.#map.jumpTo({ center: [longitude, latitude], zoom })
  }

  /** Moves just enough to bring a point and its marker into view. */
  follow({ latitude, longitude }: Point): void {
    const center: [number, number] = [longitude, latitude]
    const { clientWidth: width, clientHeight: height } = this.#options.canvas
    const { x, y } = this.#map.project(center)
    const { top, right, bottom, left } = aroundPlaces
    if (x < left || x > width - right || y < top || y > height - bottom) this.#map.easeTo({ center, duration: 300 })
  }

  /** Returns the point that many pixels to the right of another and below it. */
  beside({ latitude, longitude }: Point, right: number, down: number): Point {
    const { x, y } = this.#map.project([longitude, latitude])
    const { lat, lng } = this.#map.unproject([x + right, y + down])
    return { latitude: lat, longitude: lng }
  }

  /** The point in the middle of the map. */
  get middle(): Point {
    const { lat, lng } = this.#map.getCenter()
    return { latitude: lat, longitude: lng }
  }

  /** Moves just enough to bring a place into view, above what covers the foot of the map. */
  reveal(id: string): void {
    const place = [...this.#shown, ...this.#places].find((candidate) => candidate.id === id)
    if (!place) return
    const center: [number, number] = [place.longitude, place.latitude]
    const isApart = this.#shown.some((shown) => shown.id === id)
    if (this.#clusters && !isApart && this.#places.length >= clusteredFrom) {
      this.#map.jumpTo({ center, zoom: this.#clusters.apart })
      return
    }
    const { x, y } = this.#map.project(center)
    const { clientWidth: width, clientHeight: height } = this.#options.canvas
    if (x > 32 && x < width - 32 && y > 56 && y < height / 2) return
    this.#map.easeTo({ center, offset: [0, -height / 6], duration: 300 })
  }

  zoom(by: 1 | -1): void {
    if (by > 0) this.#map.zoomIn()
    else this.#map.zoomOut()
  }

  /** Moves each marker to the current position of its place. */
  position(): void {
    for (const [index, { id, longitude, latitude }] of this.#shown.entries()) {
      const marker = this.#options.markerOf(id)
      if (!marker) continue
      const { x, y } = this.#map.project([longitude, latitude])
      const side = (this.#sides[index] ?? 0) * markerStep
      marker.style.translate = `calc(${Math.round(x + side)}px - 50%) calc(${Math.round(y)}px - 100%)`
    }
  }

  #draw(shown: readonly Shown[]): void {
    this.#shown = shown
    this.#sides = spread(shown)
    this.#options.onShown?.(shown === this.#places ? null : shown)
    this.position()
  }

  destroy(): void {
    this.#baseMap.stop()
    this.#map.remove()
  }

  get #alone(): number {
    return this.#options.baseMap && !this.#lost ? alone.streets : alone.plain
  }

  #keep(): void {
    const { lng, lat } = this.#map.getCenter()
    this.#keeper.camera = { over: idsOf(this.#places), center: [lng, lat], zoom: this.#map.getZoom() }
  }

  #loseBaseMap(): void {
    if (this.#lost || !this.#options.baseMap) return
    this.#lost = true
    this.#options.onBaseMapLost()
  }
}

const idsOf = (places: readonly Place[]): string => JSON.stringify(places.map(({ id }) => id))
