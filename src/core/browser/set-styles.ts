/** Sets styles on an element. @returns a function that restores the author's styles. */
export function setStyles(element: HTMLElement, styles: Record<string, string>): () => void {
  const { style } = element
  const before = Object.keys(styles).map((name) => [name, style.getPropertyValue(name)] as const)
  for (const [name, value] of Object.entries(styles)) style.setProperty(name, value)
  return () => {
    for (const [name, value] of before) style.setProperty(name, value)
    if (element.getAttribute('style') === '') element.removeAttribute('style')
  }
}
