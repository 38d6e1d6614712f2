/** The map library, fetched with the first map; the one file that imports it. */
import { LngLatBounds, Map as MapLibre, ScaleControl, setWorkerUrl } from 'maplibre-gl'

// Its worker lies beside this file. From another origin, maplibre starts it from a blob that imports it.
setWorkerUrl(new URL(`maplibre-worker-${__FLX_BUILD__}.js`, import.meta.url).href)

export { LngLatBounds, MapLibre, ScaleControl }
