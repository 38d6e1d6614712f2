import { isAddress } from '../../core/browser/is-address.ts'
import { childJson } from '../../core/element/child-json.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import type { Ground } from './map-engine.ts'

interface GroundAttributes {
  mapStyle: string
  tiles: string
  /** A style that came with the element's data. */
  style?: Record<string, unknown> | undefined
}

/** What says to every map inside it where its tiles are. */
const hook = 'data-flx-tiles'

const absolute = (address: string): string => new URL(address, document.baseURI).href

/** Tiles that the page says for all its maps. */
function tilesAround(host: Element): string {
  const said = host.closest(`[${hook}]`)?.getAttribute(hook) ?? ''
  return isAddress(said) ? said : ''
}

/** The style that an author writes in the element. */
export function writtenStyle(host: FlxElement): Record<string, unknown> | undefined {
  const written = childJson(host)
  return 'layers' in written ? written : undefined
}

/** The ground of a map: a style, by its address or as it is written; tiles, for a style of ours; or the plain one. */
export function groundOf(host: Element, { mapStyle, tiles, style }: GroundAttributes): Ground {
  if (mapStyle) return absolute(mapStyle)
  if (style && !tiles) return style
  const address = tiles || tilesAround(host)
  return address ? { tiles: absolute(address) } : null
}
