/** Makes the browser follow a link, its target included; does nothing for other controls. */
export function followLink(link: Node | undefined): void {
  // No listener gets a click outside the document, but the browser follows the link all the same.
  const copy = link?.cloneNode() as HTMLElement | undefined
  copy?.click()
}
