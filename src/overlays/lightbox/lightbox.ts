import { closest } from '../../core/browser/closest.ts'
import { findAll } from '../../core/browser/select.ts'
import type { Behaviour, BehaviourHost } from '../../core/element/behaviour-element.ts'
import { type Codec, flag, int, selector, text } from '../../core/element/codecs.ts'
import { openingTag } from '../../core/element/report-error.ts'
import {
  defaultInterval,
  type LightboxHandle,
  type LightboxOptions,
  readInterval,
  readOptions,
} from './lightbox-options.ts'
import { type Gallery, galleryOf, inOrder, isLightboxLink, linksIn } from './links/gallery.ts'
import { itemOf, type LightboxItem } from './links/lightbox-item.ts'
import { named, openLinks, rootsOf } from './links/lightbox-links.ts'
import { followBareImages, picturesAround, picturesIn } from './links/pictures.ts'
import { lightboxOf, openLightbox } from './open-lightbox.tsx'

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

function galleryAround(host: LightboxHost, opener: HTMLElement): Gallery {
  const isPicture = named(host) && !isLightboxLink(opener) && closest(opener, named(host))
  if (isPicture) return picturesAround(opener, named(host), host.images)
  return galleryOf(opener as HTMLAnchorElement, rootsOf(host))
}

function openLink(host: LightboxHost, link: HTMLElement, opener: Element | null): void {
  const { items, index } = galleryAround(host, link)
  const { label, autoplay, interval, download, noThumbnails, noHistory } = host
  const options = { label, autoplay, interval, download, thumbnails: !noThumbnails, history: !noHistory }
  openLightbox(items, { ...options, index, target: host }, opener)
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
export const lightboxBehaviour: Behaviour<typeof lightboxAttributes, LightboxMethods> = (host) => {
  host.methods.provide('show', (which) => showLink(host, which))
  host.methods.provide('hide', async () => (await lightboxOf(host)?.hide()) ?? true)
  const stop = openLinks(host, (link) => openLink(host, link, link))
  const stopImages = host.images ? makeImagesOperable(host) : () => {}
  return () => {
    stop()
    stopImages()
    if (!host.isConnected) lightboxOf(host)?.dispose()
  }
}

export interface LightboxMethods {
  /** @returns true if there is such an image. */
  show(which: number | HTMLElement): boolean
  /** @returns true if nothing is open any more. */
  hide(): Promise<boolean>
}

/**
 * Shows images above the page (LBX-01 to LBX-08).
 *
 * - a list of addresses or of items `{ src, caption, alt, thumb, width, height, link }`;
 * - a link `rel="lightbox[name]"`: its gallery as it is in the page, beginning with that link;
 * - any other element, or several: the lightbox links in it, else its links around an image, else its images;
 * - a selector: the elements that match it.
 *
 * Without any image it shows « Contenu introuvable ».
 *
 * @throws SyntaxError for an invalid selector.
 * @example
 * const shown = lightbox(['/media/1.webp', { src: '/media/image?id=2', caption: 'Le port' }], { index: 1 })
 * const { index } = await shown.closed
 */
export function lightbox(source: LightboxSource, options: LightboxOptions = {}): LightboxHandle {
  const { items, index } = readSource(source)
  const readable = readOptions(options)
  return openLightbox(items, { ...readable, index: readable.index ?? index })
}

/**
 * The result of a call that the visitor cancelled with Escape while this code was loading: a handle that is closed
 * already.
 */
export const cancelledAnswers = {
  lightbox(_: LightboxSource, { index = 0 }: LightboxOptions = {}): LightboxHandle {
    const closed = Promise.resolve({ source: 'escape', index } as const)
    return { isOpen: false, index, show() {}, hide: async () => true, closed }
  },
}

/** The ways to give images: a list of addresses and items, one or several elements, or a selector. */
export type LightboxSource = string | Element | Iterable<Element | LightboxItem | string>

const pictures = 'a[href]:has(img)'

/** Returns the images in an element: its lightbox links, else its links around an image, else the images themselves. */
function itemsWithin(element: Element): LightboxItem[] {
  for (const found of [linksIn([element]), element.querySelectorAll<HTMLElement>(pictures)]) {
    if ([...found].length > 0) return [...found].map(itemOf)
  }
  return [...element.querySelectorAll('img')].map(itemOf)
}

function itemsOfElement(element: Element): LightboxItem[] {
  if (element.matches('a[href], area[href], img')) return [itemOf(element as HTMLElement)]
  return itemsWithin(element)
}

export function readSource(source: LightboxSource): { items: LightboxItem[]; index: number } {
  if (source instanceof Element && isLightboxLink(source)) return galleryOf(source, [document])
  const parts = typeof source === 'string' ? findAll<Element>(source) : source
  const list = parts instanceof Element ? [parts] : [...parts]
  const items = list.flatMap((part) => {
    if (part instanceof Element) return itemsOfElement(part)
    return typeof part === 'string' ? { src: part } : part
  })
  return { items, index: 0 }
}
