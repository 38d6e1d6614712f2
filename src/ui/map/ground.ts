import { isAddress } from '../../core/browser/is-address.ts'
import { childJson } from '../../core/element/child-json.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import type { Ground } from './map-engine.ts'

interface GroundAttributes {
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

/** Returns the ground of a map: a style or its address; tiles, drawn in our own style; or null for the plain one. */
export function groundOf(host: Element, { mapStyle, tiles, style }: GroundAttributes): Ground {
  if (mapStyle) return absolute(mapStyle)
  if (style && !tiles) return style
  const address = tiles || tilesAround(host)
  return address ? { tiles: absolute(address) } : null
}
