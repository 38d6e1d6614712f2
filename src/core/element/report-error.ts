import { emit } from '../events.ts'
import { codeTimeout } from '../loader/code-timeout.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** An element failed to do its work; what it showed stays. */
    'flx-error': CustomEvent<{ error: unknown }>
  }
}

/** Returns the opening tag of an element, for messages to its author: `<flx-cart id="panier">`. */
export function openingTag(element: Element): string {
  // Copied into a document without custom elements, or the copy would start to run, and log warnings of its own.
  const shell = document.implementation.createHTMLDocument('').importNode(element, false)
  return shell.outerHTML.replace(/<\/[^>]*>$/, '')
}

/**
 * Logs an error. Firefox and WebKit abort the fetch of code when the visitor leaves the page, before any event says so:
 * a failed import is only logged if the page is still there a while later.
 */
export function logFailure(words: string, error: unknown): void {
  // The errors by which the engines report a failed import.
  if (/^TypeError.*import/i.test(`${error}`)) setTimeout(console.error, codeTimeout, words, error)
  else console.error(words, error)
}

/** Logs an error with the element's opening tag, and dispatches it as `flx-error`. */
export function reportError(host: Element, error: unknown): void {
  logFailure(`flx : ${openingTag(host)} a rencontré une erreur.`, error)
  emit(host, 'flx-error', { error })
}
