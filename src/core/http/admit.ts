import { pageBase } from '../browser/navigation.ts'
import { config } from '../config.ts'
import { configState } from '../configure.ts'

/** Returns true if a `Content-Type` is HTML or XHTML. */
const isHtmlType = (type: string): boolean => /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type.trim())

/** Returns the origin of an `http` or `https` address; undefined for `data:` and the like, which have none. */
function originOf(address: string | undefined): string | undefined {
  const url = address && URL.canParse(address, pageBase()) ? new URL(address, pageBase()) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}

export const otherOriginReason = 'HTML d’une autre origine ; si elle est à vous : flx.configure({ origins: […] })'

/** Returns true if HTML of this address may be shown: of the page's own origin, or one named in `flx.configure()`. */
export function isHomeAddress(address: string): boolean {
  const origin = originOf(address)
  if (!origin) return false
  const { origins = [] } = config()
  const named = [configState().given.base, ...origins].map(originOf)
  return [location.origin, ...named].includes(origin)
}

/** Returns true if data holds HTML to show or a script to run. From another origin, only plain data is accepted. */
export const hasParts = (data: unknown): boolean =>
  ['html', 'js', 'evaldatas'].some((name) => (data as Record<string, unknown> | null)?.[name])

/**
 * Returns why an answer that is read as HTML may not be shown (decision 31); undefined if it may.
 *
 * @param address - The final address, after redirections.
 * @param type - The answer's `Content-Type`.
 */
export function refusalReason(text: string, address: string, type: string): string | undefined {
  // An empty answer needs no type.
  if (!/\S/.test(text)) return undefined
  if (!isHomeAddress(address)) return otherOriginReason
  return isHtmlType(type) ? undefined : `HTML attendu en text/html, reçu ${type || 'sans Content-Type'}`
}
