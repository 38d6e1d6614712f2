/** The properties of a click or a key press that are read here. A key has no `button`. */
type Pressed = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> & { button?: number }

/**
 * Returns true for a click by the primary button without a modifier key, which opens content in place. Any other click
 * is left to the browser, which opens a tab or a window, downloads, or scrolls.
 */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: Pressed): boolean {
  return !(button || ctrlKey || metaKey || shiftKey || altKey)
}

/** Returns true if a link opens a page of this site in this tab. Downloads and other tabs are left to the browser. */
export function opensHere(link: HTMLAnchorElement): boolean {
  const isHere = /^(?:_self)?$/i.test(link.target) && !link.hasAttribute('download')
  return isHere && link.origin === location.origin && /^https?:$/.test(link.protocol)
}

/** Makes the browser follow a link, its target included; does nothing for other controls. */
export function followLink(link: Node | undefined): void {
  // No listener gets a click outside the document, but the browser follows the link all the same.
  const copy = link?.cloneNode() as HTMLElement | undefined
  copy?.click()
}
