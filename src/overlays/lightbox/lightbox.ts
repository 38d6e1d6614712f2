import { closest } from '../../core/browser/closest.ts'
import type { BehaviourHost } from '../../core/element/behaviour-element.ts'
import type { CallableBehaviour } from '../../core/element/behaviour-with-methods.ts'
import { type Codec, flag, int, selector, text } from '../../core/element/codecs.ts'
import { openingTag } from '../../core/element/report-error.ts'

import { defaultInterval, readInterval } from './lightbox-options.ts'
import { followBareImages } from './links/bare-images.ts'
import { type Gallery, galleryOf, inOrder, isLightboxLink, linksIn } from './links/gallery.ts'
import { named, openLinks, rootsOf } from './links/lightbox-links.ts'
import { picturesAround, picturesIn } from './links/pictures.ts'
import { type OpenLightbox, openLightbox } from './open-lightbox.tsx'

/** A number of milliseconds. An invalid one is reported, and the images open with the default (LBX-08). */
const interval: Codec<number> = {
  ...int(defaultInterval),
  parse: (attribute) => readInterval(Number.parseInt(attribute ?? '', 10)) ?? defaultInterval,
  problem: (attribute) =>
    readInterval(Number.parseInt(attribute, 10)) ? undefined : 'n’est pas une durée : il n’en est pas tenu compte',
}

export const lightboxAttributes = {
  for: selector(),
  label: text(),
  autoplay: flag,
  interval,
  noThumbnails: flag,
  noHistory: flag,
  download: flag,
  images: flag,
}

type LightboxHost = BehaviourHost<typeof lightboxAttributes>

/** The lightbox that each element has opened last. */
const shown = new WeakMap<LightboxHost, OpenLightbox>()

/** Returns the gallery that a link or an image opens. */
function galleryAround(host: LightboxHost, opener: HTMLElement): Gallery {
  const isPicture = named(host) && !isLightboxLink(opener) && closest(opener, named(host))
  if (isPicture) return picturesAround(opener, named(host), host.images)
  return galleryOf(opener as HTMLAnchorElement, rootsOf(host))
}

function openLink(host: LightboxHost, link: HTMLElement, opener: Element | null): void {
  const { items, index } = galleryAround(host, link)
  const { label, autoplay, interval, download, noThumbnails, noHistory } = host
  const options = { label, autoplay, interval, download, thumbnails: !noThumbnails, history: !noHistory }
  shown.set(host, openLightbox(items, { ...options, index, target: host }, opener))
}

/** Returns all the links and images that open in an element's lightbox, in the order of the page. */
function openersOf(host: LightboxHost): HTMLElement[] {
  const roots = rootsOf(host)
  const pictures = named(host) ? roots.flatMap((root) => picturesIn(root, host.images)) : []
  return inOrder([...linksIn(roots), ...pictures])
}

/** Opens a link of an element, or its link at that index. @returns true if there is one. */
function showLink(host: LightboxHost, which: number | HTMLElement): boolean {
  const link = typeof which === 'number' ? openersOf(host).at(which) : which
  if (link) openLink(host, link, document.activeElement)
  return link !== undefined
}

/** Asks the lightbox of an element to close. @returns true if none is open any more. */
async function hideShown(host: LightboxHost): Promise<boolean> {
  const current = shown.get(host)
  return current?.isOpen ? current.hide() : true
}

/** Makes images focusable and operable by keyboard. @returns a function that stops it */
function makeImagesOperable(host: LightboxHost): () => void {
  if (named(host)) return followBareImages(named(host))
  console.warn(`flx : ${openingTag(host)} : images demande for, le sélecteur de ce qui entoure les images.`)
  return () => {}
}

/**
 * Opens the images of a page's lightbox links. The element itself renders nothing in its place: the images lie above
 * the page, and stay open when an attribute changes.
 */
export const lightboxBehaviour: CallableBehaviour<typeof lightboxAttributes, LightboxMethods> = (host) => {
  host.methods.provide('show', (which) => showLink(host, which))
  host.methods.provide('hide', () => hideShown(host))
  const stop = openLinks(host, (link) => openLink(host, link, link))
  const stopImages = host.images ? makeImagesOperable(host) : () => {}
  return () => {
    stop()
    stopImages()
    if (!host.isConnected) shown.get(host)?.dispose()
  }
}

/** The methods that the lightbox gives to the class of its element. */
export interface LightboxMethods {
  /** @returns true if there is such an image. */
  show(which: number | HTMLElement): boolean
  /** @returns true if nothing is open any more. */
  hide(): Promise<boolean>
}
