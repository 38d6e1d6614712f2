import { pageBase } from '../browser/address.ts'
import { config } from '../config.ts'
import { configState } from '../configure.ts'

/** HTML as a server says it: `text/html`, or that of XML. */
const isHtmlType = (type: string): boolean => /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type.trim())

/** The origin of an address of the web; nothing for `data:` and its like, which share one that is none. */
function originOf(address: string | undefined): string | undefined {
  const url = address && URL.canParse(address, pageBase()) ? new URL(address, pageBase()) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}

export const otherOriginReason = 'HTML d’une autre origine ; si elle est à vous : flx.configure({ origins: […] })'

/** Whether HTML of this address may become part of the page: its own origin, or one that `flx.configure()` names. */
export function isHomeAddress(address: string): boolean {
  const origin = originOf(address)
  if (!origin) return false
  const { origins = [] } = config()
  const named = [configState().given.base, ...origins].map(originOf)
  return [location.origin, ...named].includes(origin)
}

/** Whether data holds a text that becomes part of the page, or runs in it. Of another origin it may be no more than data. */
export const hasParts = (data: unknown): boolean =>
  ['html', 'js', 'evaldatas'].some((name) => (data as Record<string, unknown> | null)?.[name])

/**
 * Why an answer that says it is HTML may not become part of the page (decision 31); nothing where it may.
 *
 * @param address - Where redirections led.
 * @param type - As the answer's `Content-Type` has it.
 */
export function refusalReason(text: string, address: string, type: string): string | undefined {
  // What holds nothing has no kind either.
  if (!/\S/.test(text)) return undefined
  if (!isHomeAddress(address)) return otherOriginReason
  return isHtmlType(type) ? undefined : `HTML attendu en text/html, reçu ${type || 'sans Content-Type'}`
}
