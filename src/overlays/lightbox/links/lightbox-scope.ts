const tag = 'flx-lightbox'

function authorContent(host: Element): Element | null {
  return host.querySelector(':scope > :not([data-flx-mount])')
}

/** What the `for` of a lightbox element says. */
export function named(host: Element): string {
  return host.getAttribute('for')?.trim() ?? ''
}

/**
 * Where a lightbox element finds its links: in the containers that its `for` names, else inside itself, else, when it
 * is empty, in the whole page.
 *
 * @throws SyntaxError for a `for` that is no selector.
 */
export function rootsOf(host: Element): ParentNode[] {
  const selector = named(host)
  if (selector) return [...document.querySelectorAll(selector)]
  return authorContent(host) ? [host] : [document]
}

/** A nearer lightbox comes first: the one around the link, then one that names its container, then that of the page. */
export function isInScope(host: Element, link: Element): boolean {
  const around = link.closest(tag)
  if (around && !named(around)) return around === host
  if (named(host)) return link.closest(named(host)) !== null
  if (authorContent(host)) return host.contains(link)
  return ![...document.querySelectorAll(`${tag}[for]`)].some((other) => named(other) && link.closest(named(other)))
}
