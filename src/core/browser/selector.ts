/** A selector that no element matches: what is read where an author wrote none. */
export const matchesNothing = ':not(*)'

/** Whether a text is a selector. */
export function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text)
    return true
  } catch {
    return false
  }
}
