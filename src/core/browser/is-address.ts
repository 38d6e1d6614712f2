/** A base for parsing: only the validity of the address matters, not its origin. */
const anyPage = 'https://flx.invalid/'

/** Protocols that are allowed: pages, mail, telephone and text messages. */
const leading = /^(?:https?|mailto|tel|sms):$/

/**
 * The gate for addresses from markup, storage or an answer: returns true for the address of a page or a file, a
 * fragment of this page, a mail address or a telephone number. Returns false for addresses that would run as a script,
 * or make a page out of their own text (`javascript:`, `data:`, `blob:`).
 */
export function isAddress(text: string): boolean {
  // A path of this site cannot be anything else, and is not parsed: a long list has an address in each line.
  if (/^\/\w/.test(text)) return true
  return URL.canParse(text, anyPage) && leading.test(new URL(text, anyPage).protocol)
}

/** Returns true for the address of a picture, `data:image/` and `blob:` included. Only use it for images. */
export function isPictureAddress(text: string): boolean {
  return isAddress(text) || /^\s*(?:data:image\/|blob:)/i.test(text)
}
