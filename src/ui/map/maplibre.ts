/** The map library, fetched with the first map; the one file that imports it. */
import { Map as MapLibre, ScaleControl, setWorkerUrl } from 'maplibre-gl'
import { workerUrl } from '../../core/html/gate.ts'
import { workerAddress } from './worker-address.ts'

setWorkerUrl(workerUrl(workerAddress(new URL(`maplibre-worker-${__FLX_BUILD__}.js`, import.meta.url).href)))

export { MapLibre, ScaleControl }
