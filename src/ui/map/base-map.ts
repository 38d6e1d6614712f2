import type { IControl, Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import { isAddress } from '../../core/browser/is-address.ts'
import { onMedia } from '../../core/browser/media.ts'
import { childJson } from '../../core/element/codecs.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { sanitize } from '../../core/html/sanitize.ts'

/**
 * The background of a map: the address of a MapLibre style, or the style itself; `tiles`, the address of a TileJSON,
 * which is drawn in our own style; null for the plain one, which fetches nothing.
 */
export type BaseMap = string | { tiles: string } | Record<string, unknown> | null

/** The base map that is drawn under a map. */
export class BaseMapLayer {
  #map: MapLibre
  #canvas: HTMLElement
  /** The base map that is drawn in our style; undefined if it has a style of its own. */
  #own: BaseMap | undefined
  /** The page's colours when our style was drawn. */
  #colors: string
  #stop = new AbortController()

  /**
   * Draws our style again when the page's colours change, for any reason. The style sheet turns that into a transition,
   * which is listened to; size and colour scheme are watched too, for maps that were hidden meanwhile and for pages
   * without transitions.
   */
  constructor(map: MapLibre, { canvas, baseMap }: { canvas: HTMLElement; baseMap: BaseMap }) {
    this.#map = map
    this.#canvas = canvas
    this.#own = isOwn(baseMap) ? baseMap : undefined
    this.#colors = colorsOf(canvas)
    const look = (): void => {
      if (this.#own !== undefined && colorsOf(canvas) !== this.#colors) void this.show(this.#own)
    }
    const { signal } = this.#stop
    canvas.addEventListener('transitionend', look, { signal })
    map.on('resize', look)
    signal.addEventListener('abort', onMedia('(prefers-color-scheme: dark)', look))
  }

  stop(): void {
    this.#stop.abort()
  }

  /** Draws a base map in our style. */
  async show(baseMap: BaseMap): Promise<void> {
    this.#own = baseMap
    const style = await ownStyle(baseMap)
    this.#colors = colorsOf(this.#canvas)
    this.#map.setStyle(style?.(this.#canvas) ?? null, { diff: false })
  }
}

const tilesOf = (baseMap: BaseMap): string | null =>
  baseMap !== null && typeof baseMap === 'object' && typeof baseMap['tiles'] === 'string' ? baseMap['tiles'] : null

/** Returns true if the base map is drawn in our style, with the colours of the page. */
const isOwn = (baseMap: BaseMap): boolean => !baseMap || tilesOf(baseMap) !== null

/** Returns our style for a base map, in the page's colours at an element; undefined for a base map with its own style. */
export async function ownStyle(baseMap: BaseMap): Promise<((place: HTMLElement) => StyleSpecification) | undefined> {
  const tiles = tilesOf(baseMap)
  if (tiles !== null) {
    const { streetStyle } = await import('./street-style.ts')
    return (place) => streetStyle(place, tiles)
  }
  return baseMap ? undefined : (await import('./plain-style.ts')).plainStyle
}

/** Returns the background colour of the map, which changes whenever the colours of the page do. */
const colorsOf = (canvas: HTMLElement): string => getComputedStyle(canvas).backgroundColor

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

interface BaseMapAttributes {
  mapStyle: string
  tiles: string
  /** A style from the element's data. */
  style?: Record<string, unknown> | undefined
}

/** Attribute that gives the address of the tiles to all maps inside its element. */
const hook = 'data-flx-tiles'

const absolute = (address: string): string => new URL(address, document.baseURI).href

/** Returns the address of the tiles that the page gives to its maps. */
function tilesAround(host: Element): string {
  const address = host.closest(`[${hook}]`)?.getAttribute(hook) ?? ''
  return isAddress(address) ? address : ''
}

/** Returns the style that an author wrote in the element. */
export function writtenStyle(host: FlxElement): Record<string, unknown> | undefined {
  const written = childJson(host)
  return 'layers' in written ? written : undefined
}

/** Returns the base map of a map: a style or its address; tiles, drawn in our own style; or null for the plain one. */
export function readBaseMap(host: Element, { mapStyle, tiles, style }: BaseMapAttributes): BaseMap {
  if (mapStyle) return absolute(mapStyle)
  if (style && !tiles) return style
  const address = tiles || tilesAround(host)
  return address ? { tiles: absolute(address) } : null
}
