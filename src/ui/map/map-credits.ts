import type { IControl, Map as MapLibre } from 'maplibre-gl'
import { sanitize } from '../../core/html/sanitize.ts'

/** Returns the attributions of a map's sources; that of a TileJSON comes with the source, after the style. */
const creditsOf = (map: MapLibre): Set<string> =>
  new Set(Object.keys(map.getStyle()?.sources ?? {}).flatMap((id) => map.getSource(id)?.attribution ?? []))

/**
 * Shows the attribution at the foot of the map, as the licences of tiles require. MapLibre's own control parses it as
 * HTML, which Trusted Types refuse; here it is sanitised, like all text from outside.
 */
export class MapCredits implements IControl {
  #map?: MapLibre
  #element = document.createElement('div')
  #shown = ''

  onAdd(map: MapLibre): HTMLElement {
    this.#map = map
    this.#element.className = 'maplibregl-ctrl maplibregl-ctrl-attrib'
    map.on('sourcedata', this.#update)
    map.on('styledata', this.#update)
    return this.#element
  }

  onRemove(): void {
    this.#map?.off('sourcedata', this.#update)
    this.#map?.off('styledata', this.#update)
    this.#element.remove()
  }

  #update = async (): Promise<void> => {
    const credits = this.#map ? [...creditsOf(this.#map)].join(' | ') : ''
    if (credits === this.#shown) return
    this.#shown = credits
    const content = await sanitize(credits)
    if (credits === this.#shown) this.#element.replaceChildren(content)
  }
}
