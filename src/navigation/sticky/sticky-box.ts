/** What sticks so that a header does: the header, or the wrapper that it nearly fills. */
export interface StickyBox {
  element: HTMLElement
  /** Pixels of the wrapper above the header, which scroll away. */
  above: number
}

/**
 * A sticky box stays within its parent: a wrapper that leaves it no room sticks in its stead. A header that is fixed
 * already sticks by itself.
 */
export function stickyBox(header: HTMLElement, threshold: number): StickyBox {
  const { position } = getComputedStyle(header)
  if (position === 'fixed' || position === 'sticky') return { element: header, above: 0 }
  let element = header
  for (let parent = header.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    if (getComputedStyle(parent).display === 'contents') continue
    if (parent.offsetHeight - header.offsetHeight >= threshold || parent.localName === 'main') break
    element = parent
  }
  return { element, above: header.getBoundingClientRect().top - element.getBoundingClientRect().top }
}
