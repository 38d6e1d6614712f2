/** Lays a style over an element's own. @returns puts back what it said. */
function lay(element: HTMLElement, property: string, value: string): () => void {
  const before = element.style.getPropertyValue(property)
  element.style.setProperty(property, value)
  return () => {
    if (before) element.style.setProperty(property, before)
    else element.style.removeProperty(property)
    if (element.getAttribute('style') === '') element.removeAttribute('style')
  }
}

/**
 * Keeps the end of the page, and what gets focus in it, out from under a banner that lies at the bottom of the window
 * (WCAG 2.4.11). Nothing that is in view moves.
 *
 * @returns gives the room back.
 */
export function keepRoom(banner: Element): () => void {
  let undo: (() => void)[] = []
  const release = (): void => {
    for (const back of undo) back()
    undo = []
  }
  const sizes = new ResizeObserver(() => {
    release()
    const { documentElement: root, body } = document
    const height = `${Math.ceil(banner.getBoundingClientRect().height)}px`
    if (height === '0px') return
    undo = [
      lay(root, 'scroll-padding-bottom', height),
      lay(body, 'padding-bottom', `calc(${getComputedStyle(body).paddingBottom} + ${height})`),
    ]
  })
  sizes.observe(banner)
  return () => {
    sizes.disconnect()
    release()
  }
}
