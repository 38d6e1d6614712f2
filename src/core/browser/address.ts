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
