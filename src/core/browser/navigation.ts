import { isAddress } from './is-address.ts'

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
