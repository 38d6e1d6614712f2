/** The map of a picker, in a module that is fetched when the map is opened. */
import { adoptStyles } from '../../core/element/styles.ts'
import mapCss from '../../ui/map/map.css'
import markersCss from '../../ui/map/map-markers.css'

for (const css of [mapCss, markersCss]) adoptStyles(css)

export { readBaseMap } from '../../ui/map/base-map.ts'
export { MapView } from '../../ui/map/map-view.tsx'
