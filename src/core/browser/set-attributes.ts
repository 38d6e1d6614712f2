/** Sets attributes of an element, or takes those away that are `null`. @returns gives back what its author wrote. */
export function setAttributes(element: Element, attributes: Record<string, string | null>): () => void {
  const set = (name: string, value: string | null): void => {
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
  const before = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const)
  for (const [name, value] of Object.entries(attributes)) set(name, value)
  return () => {
    for (const [name, value] of before) set(name, value)
  }
}
