/** The map library, fetched with the first map; the one file that imports it. */
export { Map as MapLibre, ScaleControl, setWorkerUrl } from 'maplibre-gl'

/** Address of what a map runs beside the page. A bundler that builds a site finds the file by this very expression. */
export const workerFile = new URL(`maplibre-worker-${__FLX_MAP_VERSION__}.js`, import.meta.url).href
