const dayInSeconds = 86_400
const mostBytes = 4096

/** Where a cookie holds. */
export interface CookieScope {
  /** @default '/' */
  path?: string
  /** For the site and its subdomains: `exemple.fr`. @default the page's own host */
  domain?: string
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function write(name: string, value: string, days: number | undefined, { path = '/', domain }: CookieScope): void {
  const age = days === undefined ? '' : `; max-age=${Math.round(days * dayInSeconds)}`
  const site = domain ? `; domain=${domain}` : ''
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: set at once; the Cookie Store is asynchronous and on https alone.
  document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; path=${path}; SameSite=Lax${age}${site}${secure}`
}

/** Value of a cookie, or undefined (COOKIE-01). */
export function get(name: string): string | undefined {
  const start = `${encodeURIComponent(name)}=`
  const pair = document.cookie.split('; ').find((part) => part.startsWith(start))
  return pair === undefined ? undefined : decode(pair.slice(start.length))
}

/**
 * Sets a cookie (COOKIE-01): `SameSite=Lax`, and `Secure` on https.
 * @param days - Until it expires; without it, it lasts as long as the browser stays open.
 * @throws {RangeError} without a name, when name and value are over 4 kB, which browsers drop without a word, or when
 * `days` is no number.
 */
export function set(name: string, value: string, days?: number, scope: CookieScope = {}): void {
  const bytes = encodeURIComponent(name + value).length
  if (!name || bytes > mostBytes || !Number.isFinite(days ?? 0)) {
    throw new RangeError(`flx.cookies.set : nom « ${name} », ${bytes} octets (${mostBytes} au plus), ${days} jours.`)
  }
  write(name, value, days, scope)
}

/** Removes a cookie (COOKIE-01); `scope` is the one that it was set with. */
export function remove(name: string, scope: CookieScope = {}): void {
  write(name, '', 0, scope)
}
