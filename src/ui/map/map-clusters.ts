import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { textLocale } from '../../core/i18n/texts.ts'
import type { Place } from './place.ts'

/** Places that stand for many: a place whose marker leads nearer. */
export interface Cluster extends Place {
  /** How many places it stands for. */
  count: number
}

export type Shown = Place | Cluster

/** From so many places on, those that lie close together are shown as one. */
export const clusteredFrom = 150

const source = 'flx-places'
/** Pixels within which places are one, and the zoom from which on each stands for itself. */
const radius = 70
const nearest = 17

export const isCluster = (place: Shown): place is Cluster => 'count' in place

/** The places of a map that has too many of them, as they are drawn: maplibre tells which of them are close together. */
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

  /** @param isStyled - Whether the map has its style: what is added before is refused. */
  set(places: readonly Place[], isStyled: boolean): void {
    this.#places = places
    const given = this.#map.getSource(source) as GeoJSONSource | undefined
    if (given) given.setData(this.#data())
    else if (isStyled) this.#add()
  }

  /** Goes so near that a cluster comes apart. */
  async open(cluster: Cluster): Promise<void> {
    const given = this.#map.getSource(source) as GeoJSONSource | undefined
    const id = this.#ids.get(cluster.id)
    if (!given || id === undefined) return
    const zoom = await given.getClusterExpansionZoom(id).catch(() => this.#map.getZoom() + 2)
    this.#map.easeTo({ center: [cluster.longitude, cluster.latitude], zoom: Math.min(zoom + 0.2, 18), duration: 300 })
  }

  /** The zoom from which on a place stands for itself. */
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
    // A source that no layer draws is not loaded: the markers are elements of the page, above.
    this.#map.addLayer({ id: source, type: 'circle', source, paint: { 'circle-opacity': 0, 'circle-radius': 1 } })
  }

  /** Tells what is in view now: a source has what lies on its tiles, and the same on several of them. */
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
    // The same order whichever tile came first: as one reads, from the top.
    const order = (one: Place, other: Place): number =>
      other.latitude - one.latitude || one.longitude - other.longitude || one.id.localeCompare(other.id)
    this.#onShown([...shown.values()].sort(order))
  }
}
