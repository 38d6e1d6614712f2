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

function write(name: string, value: string, maxAge: number | undefined, { path = '/', domain }: CookieScope): void {
  const parts = [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`, `path=${path}`, 'SameSite=Lax']
  if (maxAge !== undefined) parts.push(`max-age=${maxAge}`)
  if (domain) parts.push(`domain=${domain}`)
  if (location.protocol === 'https:') parts.push('Secure')
  // biome-ignore lint/suspicious/noDocumentCookie: set at once; the Cookie Store is asynchronous and on https alone.
  document.cookie = parts.join('; ')
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
 * @throws {RangeError} when name and value are over 4 kB, which browsers drop without a word, or `days` is no number.
 */
export function set(name: string, value: string, days?: number, scope: CookieScope = {}): void {
  if (!name) throw new RangeError('flx.cookies.set : un cookie a besoin d’un nom.')
  if (days !== undefined && !Number.isFinite(days)) {
    throw new RangeError(`flx.cookies.set : « ${name} » attend une durée en jours, reçu ${days}.`)
  }
  const bytes = encodeURIComponent(name).length + encodeURIComponent(value).length
  if (bytes > mostBytes) {
    throw new RangeError(`flx.cookies.set : « ${name} » pèse ${bytes} octets, un cookie en tient ${mostBytes}.`)
  }
  write(name, value, days === undefined ? undefined : Math.round(days * dayInSeconds), scope)
}

/** Removes a cookie (COOKIE-01); `scope` is the one that it was set with. */
export function remove(name: string, scope: CookieScope = {}): void {
  write(name, '', 0, scope)
}
