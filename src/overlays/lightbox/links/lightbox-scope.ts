import { closest } from '../../../core/browser/closest.ts'
import { findAll } from '../../../core/browser/select.ts'
import { selector } from '../../../core/element/selector-codec.ts'

const tag = 'flx-lightbox'
const container = selector()

function authorContent(host: Element): Element | null {
  return host.querySelector(':scope > :not([data-flx-mount])')
}

/** What the `for` of a lightbox element says. */
export function named(host: Element): string {
  return container.parse(host.getAttribute('for'))
}

/**
 * Where a lightbox element finds its links: in the containers that its `for` names, else inside itself, else, when it
 * is empty, in the whole page.
 */
export function rootsOf(host: Element): ParentNode[] {
  if (named(host)) return findAll<Element>(named(host))
  return authorContent(host) ? [host] : [document]
}

/** A nearer lightbox comes first: the one around the link, then one that names its container, then that of the page. */
export function isInScope(host: Element, link: Element): boolean {
  const around = link.closest(tag)
  if (around && !named(around)) return around === host
  if (named(host)) return closest(link, named(host)) !== null
  if (authorContent(host)) return host.contains(link)
  return ![...document.querySelectorAll(`${tag}[for]`)].some((other) => named(other) && closest(link, named(other)))
}
