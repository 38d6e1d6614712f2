/** The gate for selectors that come as a value, from markup or a caller: an invalid one finds nothing. */

/** Returns all elements that match, in document order. */
export function findAll<E extends Element = HTMLElement>(selector: string, root: ParentNode = document): E[] {
  try {
    return [...root.querySelectorAll<E>(selector)]
  } catch {
    return []
  }
}

/** Returns the first element that matches. */
export function findFirst<E extends Element = HTMLElement>(selector: string, root?: ParentNode): E | null {
  return findAll<E>(selector, root)[0] ?? null
}

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
