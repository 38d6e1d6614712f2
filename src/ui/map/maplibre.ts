/** The map library, fetched with the first map. No other file imports it. */
export { Map as MapLibre, ScaleControl, setWorkerUrl } from 'maplibre-gl'

/** Address of the map's worker. Bundlers of a site find the file by exactly this expression. */
export const workerFile = new URL(`maplibre-worker-${__FLX_MAP_VERSION__}.js`, import.meta.url).href
