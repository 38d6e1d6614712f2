import { ofPage } from './page.ts'

const dayInSeconds = 86_400
const mostBytes = 4096

/** Where a cookie holds. */
export interface CookieScope {
  /** @default '/' */
  path?: string
  /** For the site and its subdomains: `exemple.fr`. @default the page's own host */
  domain?: string
}

/** Value of a cookie, or undefined (COOKIE-01). */
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
 * @param days - Until it expires; without it, it lasts as long as the browser stays open.
 * @throws {RangeError} without a name, when name and value are over 4 kB, which browsers drop without a word, or when
 * `days` is no number.
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
  // At once, which the Cookie Store is not; past a form of that name, as `ofPage` reads.
  Reflect.set(Document.prototype, 'cookie', `${pair}; path=${path}; SameSite=Lax${age}${site}${secure}`, document)
}

/** Removes a cookie (COOKIE-01); `scope` is the one that it was set with. */
export function remove(name: string, scope?: CookieScope): void {
  set(name, '', 0, scope)
}
