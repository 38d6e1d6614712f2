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
