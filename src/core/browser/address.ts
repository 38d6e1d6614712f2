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

/** Any page will do to read an address from: what is asked is whether it is one. */
const anyPage = 'https://flx.invalid/'

/** Whether a text is an address, of a page, a file or a mail program. One that would run as a script is none. */
export function isAddress(text: string): boolean {
  return URL.canParse(text, anyPage) && !/^(?:javascript|vbscript):/.test(new URL(text, anyPage).protocol)
}
