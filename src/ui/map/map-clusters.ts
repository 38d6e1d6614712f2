import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { textLocale } from '../../core/i18n/texts.ts'
import type { Place } from './place.ts'

/** Several places shown as one, whose marker zooms in. */
export interface Cluster extends Place {
  /** The number of places in it. */
  count: number
}

export type Shown = Place | Cluster

/** From this number of places on, those that are close together are shown as one. */
export const clusteredFrom = 150

const source = 'flx-places'
/** Pixels within which places are merged, and the zoom up to which this is done. */
const radius = 70
const nearest = 17

export const isCluster = (place: Shown): place is Cluster => 'count' in place

/** The places of a map with too many of them; MapLibre says which of them are close together. */
export class MapClusters {
  #map: MapLibre
  #places: readonly Place[] = []
  #ids = new Map<string, number>()
  #onShown: (shown: Shown[]) => void

  constructor(map: MapLibre, onShown: (shown: Shown[]) => void) {
    this.#map = map
    this.#onShown = onShown
    map.on('style.load', () => this.#add())
    map.on('idle', () => this.#tell())
  }

  /** @param isStyled - True if the map has its style: sources added before are refused. */
  set(places: readonly Place[], isStyled: boolean): void {
    this.#places = places
    const given = this.#map.getSource(source) as GeoJSONSource | undefined
    if (given) given.setData(this.#data())
    else if (isStyled) this.#add()
  }

  /** Zooms in until a cluster splits. */
  async open(cluster: Cluster): Promise<void> {
    const given = this.#map.getSource(source) as GeoJSONSource | undefined
    const id = this.#ids.get(cluster.id)
    if (!given || id === undefined) return
    const zoom = await given.getClusterExpansionZoom(id).catch(() => this.#map.getZoom() + 2)
    this.#map.easeTo({ center: [cluster.longitude, cluster.latitude], zoom: Math.min(zoom + 0.2, 18), duration: 300 })
  }

  /** The zoom from which on each place is shown by itself. */
  get apart(): number {
    return nearest + 0.5
  }

  #data() {
    return {
      type: 'FeatureCollection' as const,
      features: this.#places.map(({ longitude, latitude }, index) => ({
        type: 'Feature' as const,
        properties: { index },
        geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
      })),
    }
  }

  #add(): void {
    if (this.#places.length === 0 || this.#map.getSource(source)) return
    this.#map.addSource(source, {
      type: 'geojson',
      data: this.#data(),
      cluster: true,
      clusterRadius: radius,
      clusterMaxZoom: nearest,
    })
    // A source is only loaded if a layer draws it. The layer is invisible: the markers are elements of the page, above
    // the map.
    this.#map.addLayer({ id: source, type: 'circle', source, paint: { 'circle-opacity': 0, 'circle-radius': 1 } })
  }

  /** Reports the places in view: a source has all those on its tiles, and some several times. */
  #tell(): void {
    if (!this.#map.getSource(source)) return
    const bounds = this.#map.getBounds()
    const shown = new Map<string, Shown>()
    this.#ids.clear()
    for (const { properties, geometry } of this.#map.querySourceFeatures(source)) {
      if (geometry.type !== 'Point') continue
      const [longitude = 0, latitude = 0] = geometry.coordinates
      if (!bounds.contains([longitude, latitude])) continue
      const count: unknown = properties['point_count']
      const clusterId = Number(properties['cluster_id'])
      const place = this.#places[Number(properties['index'])]
      if (typeof count === 'number') {
        const id = `flx-cluster-${clusterId}`
        this.#ids.set(id, clusterId)
        shown.set(id, { id, name: count.toLocaleString(textLocale()), count, longitude, latitude })
      } else if (place) shown.set(place.id, place)
    }
    // Sorted in reading order, from the top, whichever tile came first.
    const order = (one: Place, other: Place): number =>
      other.latitude - one.latitude || one.longitude - other.longitude || one.id.localeCompare(other.id)
    this.#onShown([...shown.values()].sort(order))
  }
}
