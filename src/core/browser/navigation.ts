import { isAddress } from './is-address.ts'

/** The address in full, from this page; nothing for what is none. */
export function addressInFull(text: string): string | undefined {
  return isAddress(text) ? new URL(text, document.baseURI).href : undefined
}

/**
 * Opens an address in a window or frame by its name, which never learns who opened it; one that is none is a message in
 * the console.
 *
 * @param features - As `window.open` takes them.
 * @returns the window; null where the browser refused it, for this tab (`_self`), and for a new one (`_blank`) without
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
  // Not `noopener`: a window that has it is found by its name no more, and each click would open another.
  try {
    if (opened) opened.opener = null
  } catch {
    // It shows another site already: it was not opened now.
  }
  return opened
}

/** Leads the visitor to an address, in this tab; one that is none is a message in the console. */
export function goTo(address: string): void {
  openWindow(address, '_self')
}
