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
