import { whenIdle } from '../../core/browser/idle.ts'
import type { BehaviourHost } from '../../core/element/behaviour-element.ts'
import type { CallableBehaviour } from '../../core/element/behaviour-with-methods.ts'
import { flag, int, text } from '../../core/element/codecs.ts'
import type { LightboxMethods } from './lightbox-methods.ts'
import { defaultInterval } from './lightbox-options.ts'
import { galleryOf, linksIn } from './links/gallery.ts'
import { openLinks } from './links/lightbox-links.ts'
import { rootsOf } from './links/lightbox-scope.ts'
import { type OpenLightbox, openLightbox } from './open-lightbox.tsx'
import { fetchViewer } from './viewer/use-viewer.ts'

export const lightboxAttributes = {
  for: text(),
  label: text(),
  autoplay: flag,
  interval: int(defaultInterval),
  noThumbnails: flag,
  noHistory: flag,
  download: flag,
}

type LightboxHost = BehaviourHost<typeof lightboxAttributes>

/** What each element has opened. */
const shown = new WeakMap<LightboxHost, OpenLightbox>()

function openLink(host: LightboxHost, link: HTMLAnchorElement, opener: Element | null): void {
  const { items, index } = galleryOf(link, rootsOf(host))
  const { label, autoplay, interval, download, noThumbnails, noHistory } = host
  const options = { label, autoplay, interval, download, thumbnails: !noThumbnails, history: !noHistory }
  shown.set(host, openLightbox(items, { ...options, index, target: host }, opener))
}

/** Opens a link of an element, or the one of that rank. @returns whether there is one. */
function showLink(host: LightboxHost, which: number | HTMLAnchorElement): boolean {
  const link = typeof which === 'number' ? linksIn(rootsOf(host)).at(which) : which
  if (link) openLink(host, link, document.activeElement)
  return link !== undefined
}

/** Asks what an element opened to close. @returns whether nothing of it is left open. */
async function hideShown(host: LightboxHost): Promise<boolean> {
  const current = shown.get(host)
  return current?.isOpen ? current.hide() : true
}

/**
 * Opens the images of a page's lightbox links. It draws nothing where it stands: the images lie above the page, and what
 * is open stays when an attribute changes.
 */
export const lightboxBehaviour: CallableBehaviour<typeof lightboxAttributes, LightboxMethods> = (host) => {
  host.methods.provide('show', (which) => showLink(host, which))
  host.methods.provide('hide', () => hideShown(host))
  const stop = openLinks(host, (link) => openLink(host, link, link))
  // A page that takes the lightbox's code before any click wants the first image at once.
  const forget = whenIdle(fetchViewer)
  return () => {
    stop()
    forget()
    if (!host.isConnected) shown.get(host)?.dispose()
  }
}
