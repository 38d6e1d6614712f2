/** Sets styles on an element. @returns a function that restores the author's styles. */
export function setStyles(element: HTMLElement, styles: Record<string, string>, priority = ''): () => void {
  const { style } = element
  const before = Object.keys(styles).map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  )
  for (const [name, value] of Object.entries(styles)) style.setProperty(name, value, priority)
  return () => {
    for (const [name, value, own] of before) style.setProperty(name, value, own)
    if (element.getAttribute('style') === '') element.removeAttribute('style')
  }
}
