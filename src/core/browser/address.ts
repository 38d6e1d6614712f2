/**
 * Replaces the current entry of the browser's history (PAGE-04): the address changes, nothing is loaded and Back leads
 * where it did. An address of another site, or none, is a message in the console.
 *
 * @returns whether it was replaced.
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
 * What the relative addresses of requests begin from: the page's `<base>`, where that is of its own origin. Content may
 * hold one (`<base href="https://…">`), and what visitors type goes to no other server for it.
 */
export function pageBase(): string {
  const { baseURI } = document
  const isElsewhere = /^https?:$/.test(location.protocol) && new URL(baseURI).origin !== location.origin
  return isElsewhere ? location.href : baseURI
}
