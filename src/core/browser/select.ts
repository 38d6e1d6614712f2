/** The gate for selectors that came as a value, from markup or from who calls: one that is none finds nothing. */

/** All the elements that such a selector finds, in the order of the page. */
export function findAll<E extends Element = HTMLElement>(selector: string, root: ParentNode = document): E[] {
  try {
    return [...root.querySelectorAll<E>(selector)]
  } catch {
    return []
  }
}

/** The first of them. */
export function findFirst<E extends Element = HTMLElement>(selector: string, root?: ParentNode): E | null {
  return findAll<E>(selector, root)[0] ?? null
}
