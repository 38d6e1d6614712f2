/** Links that open in a popup: a class that starts with `squeezebox` (POPUP-01). */
const classToken = /^squeezebox(?:[-_]?([a-z]+))?$/i

export type PopupLink = HTMLAnchorElement | HTMLAreaElement

/** What the class of a link says after `squeezebox`: `ajax`, `security`, nothing; undefined where it is not of the popup. */
export function kindOf(link: Element): string | undefined {
  for (const token of link.classList) {
    const found = classToken.exec(token)
    if (found) return found[1]?.toLowerCase() ?? ''
  }
  return undefined
}

export function isPopupLink(link: Element | null): link is PopupLink {
  return (link?.matches('a[href], area[href]') && kindOf(link) !== undefined) ?? false
}
