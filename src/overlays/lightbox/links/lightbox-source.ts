import { findAll } from '../../../core/browser/select.ts'
import { galleryOf, isLightboxLink, linksIn } from './gallery.ts'
import { itemOf, type LightboxItem } from './lightbox-item.ts'

/** What images can be given as: a list of addresses and items, an element or several, or a selector. */
export type LightboxSource = string | Element | Iterable<Element | LightboxItem | string>

const pictures = 'a[href]:has(img)'

/** The images an element holds: its lightbox links, else its links around an image, else the images themselves. */
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

/** The images that a source stands for, and the one to begin with. */
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
