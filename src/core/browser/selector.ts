/** A selector that matches no element, used when an author wrote none. */
export const matchesNothing = ':not(*)'

/** Returns true if a text is a valid selector. */
export function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text)
    return true
  } catch {
    return false
  }
}
