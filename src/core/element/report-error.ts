import { emit } from '../events.ts'
import { codeTimeout } from '../loader/code-timeout.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** An element could not do what it is for; what it showed stays. */
    'flx-error': CustomEvent<{ error: unknown }>
  }
}

/** Opening tag of an element as an author would recognise it: `<flx-cart id="panier">`. */
export function openingTag(element: Element): string {
  // In a document where no element is defined, or the copy would begin to live, and to complain.
  const shell = document.implementation.createHTMLDocument('').importNode(element, false)
  return shell.outerHTML.replace(/<\/[^>]*>$/, '')
}

/**
 * Says what failed in the console. Firefox and WebKit give up the code of a page that the visitor is leaving, before any
 * event tells of it: that code is missing is said where the page is still there a while later.
 */
export function logFailure(words: string, error: unknown): void {
  // What each engine throws for code that did not come.
  if (/^TypeError.*import/i.test(`${error}`)) setTimeout(console.error, codeTimeout, words, error)
  else console.error(words, error)
}

/** Says what failed in the console, with the element's opening tag, and announces it as `flx-error`. */
export function reportError(host: Element, error: unknown): void {
  logFailure(`flx : ${openingTag(host)} a rencontré une erreur.`, error)
  emit(host, 'flx-error', { error })
}
