import { closest } from '../../../core/browser/closest.ts'
import { isPlainClick } from '../../../core/browser/links.ts'
import { findAll } from '../../../core/browser/select.ts'
import { selector } from '../../../core/element/codecs.ts'
import { reportError } from '../../../core/element/report-error.ts'
import { isLightboxLink } from './gallery.ts'
import { pictureAt } from './pictures.ts'

interface LightboxHost extends Element {
  images: boolean
}

/**
 * Returns the link or image that an event would open: a lightbox link or, in the containers that `for` names, any
 * picture.
 */
function linkOf(host: LightboxHost, event: Event): HTMLElement | undefined {
  const target = event.composedPath()[0]
  if (!(target instanceof Element)) return undefined
  const link = target.closest('a, area')
  if (isLightboxLink(link)) return link
  return named(host) ? pictureAt(target, host.images) : undefined
}

/**
 * Opens the links of a lightbox element when they are clicked (LBX-01), including those added later, with a single
 * listener on the document. Clicks for a new tab or a download, and those whose default is prevented, are left alone.
 *
 * @returns a function that removes the listeners.
 */
export function openLinks(host: LightboxHost, open: (link: HTMLElement) => void): () => void {
  const stop = new AbortController()
  const owns = (link: HTMLElement | undefined): link is HTMLElement => !!link && isInScope(host, link)

  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    try {
      const link = linkOf(host, event)
      if (!owns(link)) return
      event.preventDefault()
      open(link)
    } catch (error) {
      reportError(host, error)
    }
  }
  document.addEventListener('click', click, { signal: stop.signal })
  return () => stop.abort()
}

const tag = 'flx-lightbox'
const container = selector()

function authorContent(host: Element): Element | null {
  return host.querySelector(':scope > :not([data-flx-mount])')
}

/** Returns the selector in the `for` attribute of a lightbox element. */
export function named(host: Element): string {
  return container.parse(host.getAttribute('for'))
}

/**
 * Returns the containers of a lightbox element's links: those that its `for` names, else the element itself, else, if
 * it is empty, the whole page.
 */
export function rootsOf(host: Element): ParentNode[] {
  if (named(host)) return findAll<Element>(named(host))
  return authorContent(host) ? [host] : [document]
}

/**
 * Returns true if the link belongs to this lightbox. The closest one wins: the one around the link, then one that
 * names its container, then that of the page.
 */
function isInScope(host: Element, link: Element): boolean {
  const around = link.closest(tag)
  if (around && !named(around)) return around === host
  if (named(host)) return closest(link, named(host)) !== null
  if (authorContent(host)) return host.contains(link)
  return ![...document.querySelectorAll(`${tag}[for]`)].some((other) => named(other) && closest(link, named(other)))
}
