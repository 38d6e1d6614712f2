/** What the map of a picker is drawn with, fetched when it is asked for. */
import { adoptStyles } from '../../../core/element/styles.ts'
import mapCss from '../../../ui/map/map.css'
import markersCss from '../../../ui/map/map-markers.css'

for (const css of [mapCss, markersCss]) adoptStyles(css)

export { groundOf } from '../../../ui/map/ground.ts'
export { MapView } from '../../../ui/map/map-view.tsx'
