import { closest } from './closest.ts'
import { isAddress } from './is-address.ts'
import { ofPage } from './page.ts'

/** Returns an address in absolute form; undefined if it is invalid. */
export function addressInFull(text: string): string | undefined {
  return isAddress(text) ? new URL(text, document.baseURI).href : undefined
}

/**
 * Opens an address in a window or frame by its name, which gets no reference to its opener. An invalid address logs a
 * warning.
 *
 * @param features - As `window.open` takes them.
 * @returns the window; null if the browser refused it, for this tab (`_self`), and for a new one (`_blank`) without
 * features.
 */
export function openWindow(address: string, name: string, features = ''): Window | null {
  const full = addressInFull(address)
  if (!full) {
    console.warn(`flx : « ${address} » n’est pas une adresse.`)
    return null
  }
  if (name === '_self') {
    location.assign(full)
    return null
  }
  if (name === '_blank' && !features) return open(full, name, 'noopener')
  const opened = open(full, name, features)
  // Not by `noopener`: such a window cannot be found by its name again, so each click would open another.
  try {
    if (opened) opened.opener = null
  } catch {
    // The window already shows another site: it was opened before.
  }
  return opened
}

/** Navigates to an address in this tab; an invalid one logs a warning. */
export function goTo(address: string): void {
  openWindow(address, '_self')
}

/** Returns a decoded part of an address; as it is, if it cannot be decoded: `100%`. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Returns the element whose id a hash gives: `#conseils`. */
export const elementOfHash = (hash: string): HTMLElement | null =>
  ofPage('getElementById').call(document, decodePart(hash.slice(1)))

/** Returns the element whose id is the hash of the address, up to an equals sign (PAGE-02). */
export const hashTarget = (): HTMLElement | null => elementOfHash(location.hash.replace(/=.*/, ''))

/** Calls the listener each time a link, Back or Forward leads to the target of the address's hash. */
export function onHashTarget(listener: () => void, signal: AbortSignal): void {
  addEventListener('hashchange', listener, { signal })
  // A link to the current address does not fire `hashchange`.
  const again = (event: MouseEvent): void => {
    const link = closest(event.target, 'a[href*="#"]') as HTMLAnchorElement | null
    if (link?.hash && link.href === location.href && !event.defaultPrevented) listener()
  }
  document.addEventListener('click', again, { signal })
}

/**
 * Replaces the current entry of the browser's history (PAGE-04): the address changes, nothing is loaded and Back leads
 * where it did. Logs a warning for an invalid address, or one of another site.
 *
 * @returns true if the address was replaced.
 */
export function replaceAddress(address: string): boolean {
  try {
    history.replaceState(history.state, '', new URL(address, document.baseURI))
    return true
  } catch {
    console.warn(`flx : l’adresse « ${address} » ne peut pas remplacer celle de la page.`)
    return false
  }
}

/**
 * Returns the base of relative request addresses: the page's `<base>`, if it is of the page's own origin. Content may
 * contain one (`<base href="https://…">`), and must not send what visitors type to another server.
 */
export function pageBase(): string {
  const { baseURI } = document
  const isElsewhere = /^https?:$/.test(location.protocol) && new URL(baseURI).origin !== location.origin
  return isElsewhere ? location.href : baseURI
}

/** The Navigation API, which announces Back before it happens (HTML, 7.2.6); undefined in browsers without it. */
export const { navigation } = globalThis as {
  navigation?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}
