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

/** Any page will do to read an address from: what is asked is whether it is one. */
const anyPage = 'https://flx.invalid/'

/** What an address may lead to: a page or a place of this one, a mail program, a telephone. */
const leading = /^(?:https?|mailto|tel|sms):$/

/**
 * The gate for addresses from markup, storage or an answer: whether a text is one, of a page or a file, of a place of
 * this page, of a mail program or a telephone. What would run as a script, or make a page out of the text itself
 * (`javascript:`, `data:`, `blob:`), is none.
 */
export function isAddress(text: string): boolean {
  return URL.canParse(text, anyPage) && leading.test(new URL(text, anyPage).protocol)
}

/** Whether a text is the address of a picture: one may also be written in it. Only an image may be given it. */
export function isPictureAddress(text: string): boolean {
  return isAddress(text) || /^\s*(?:data:image\/|blob:)/i.test(text)
}
