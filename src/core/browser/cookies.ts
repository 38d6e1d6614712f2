import { ofPage } from './page.ts'

const dayInSeconds = 86_400
const mostBytes = 4096

/** The path and domain of a cookie. */
export interface CookieScope {
  /** @default '/' */
  path?: string
  /** A domain, to include its subdomains: `exemple.fr`. @default the page's own host */
  domain?: string
}

/** Returns the value of a cookie, or undefined (COOKIE-01). */
export function get(name: string): string | undefined {
  const start = `${encodeURIComponent(name)}=`
  const pair = ofPage('cookie')
    .split('; ')
    .find((each) => each.startsWith(start))
  const value = pair?.slice(start.length)
  try {
    return value && decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * Sets a cookie (COOKIE-01): `SameSite=Lax`, and `Secure` on https.
 * @param days - Days until it expires; without it, it lasts until the browser is closed.
 * @throws {RangeError} without a name, if name and value exceed 4 kB, which browsers drop silently, or if `days` is not
 * a number.
 */
export function set(name: string, value: string, days?: number, { path = '/', domain }: CookieScope = {}): void {
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
  const bytes = pair.length - 1
  if (!name || bytes > mostBytes || !Number.isFinite(days ?? 0)) {
    throw new RangeError(`flx : cookie ${name}, ${bytes} octets, ${days} jours`)
  }
  const age = days === undefined ? '' : `; max-age=${Math.round(days * dayInSeconds)}`
  const site = domain ? `; domain=${domain}` : ''
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // Set synchronously, unlike the Cookie Store; by the prototype, as an element named `cookie` may hide the property.
  Reflect.set(Document.prototype, 'cookie', `${pair}; path=${path}; SameSite=Lax${age}${site}${secure}`, document)
}

/** Removes a cookie (COOKIE-01); `scope` must be the one that it was set with. */
export function remove(name: string, scope?: CookieScope): void {
  set(name, '', 0, scope)
}
