import { findAll } from '../../core/browser/select.ts'
import { type LightboxHandle, type LightboxOptions, readOptions } from './lightbox-options.ts'
import { galleryOf, isLightboxLink, linksIn } from './links/gallery.ts'
import { itemOf, type LightboxItem } from './links/lightbox-item.ts'
import { openLightbox } from './open-lightbox.tsx'

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

/** Returns the images that a source stands for, and the index of the first one to show. */
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
