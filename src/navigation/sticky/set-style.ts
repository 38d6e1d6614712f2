/** Sets a style on an element. @returns gives back what its author wrote. */
export function setStyle(element: HTMLElement, name: string, value: string): () => void {
  const before = element.style.getPropertyValue(name)
  element.style.setProperty(name, value)
  return () => {
    element.style.setProperty(name, before)
    if (element.getAttribute('style') === '') element.removeAttribute('style')
  }
}
