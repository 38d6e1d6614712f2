/** Has the browser follow a link as it is written, its target included; another control does nothing. */
export function followLink(link: Node | undefined): void {
  // Nobody hears a click outside the document, and the browser follows a link there all the same.
  const copy = link?.cloneNode() as HTMLElement | undefined
  copy?.click()
}
