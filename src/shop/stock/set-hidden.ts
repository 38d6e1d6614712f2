/** Hides an element of the author's, or shows it again: a rule of the site's own on `display` does not bring it back. */
export function setHidden(element: HTMLElement, hidden: boolean): void {
  element.toggleAttribute('hidden', hidden)
  if (hidden) element.style.display = 'none'
  else element.style.removeProperty('display')
  if (!element.getAttribute('style')) element.removeAttribute('style')
}
