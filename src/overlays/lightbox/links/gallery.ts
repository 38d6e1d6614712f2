import { isUntrusted } from '../../../core/html/untrusted.ts'
import { itemOf, type LightboxItem } from './lightbox-item.ts'
import { parseRel } from './rel.ts'

/** A list of images, and the index of the first one to show. */
export interface Gallery {
  items: LightboxItem[]
  index: number
}

/** Matches the links that may open in a lightbox; {@link isLightboxLink} then reads their `rel`. */
const lightboxLinks = ':is(a, area)[href][rel*="lightbox" i]'

/** Returns false for a link to an anchor of the page, which is no image. */
function leadsToImage(link: HTMLAnchorElement): boolean {
  return !link.getAttribute('href')?.trim().startsWith('#')
}

/** Returns true if an element is a link that opens in a lightbox (LBX-01). */
export function isLightboxLink(node: Element | null): node is HTMLAnchorElement {
  return (
    node?.matches(lightboxLinks) === true &&
    leadsToImage(node as HTMLAnchorElement) &&
    !!parseRel(nameOf(node)) &&
    !isUntrusted(node)
  )
}

function nameOf(link: Element): string | null {
  return link.getAttribute('rel')
}

/** Returns the lightbox links in these parts of a page, each once, in the order of the page. */
export function linksIn(roots: Iterable<ParentNode>): HTMLAnchorElement[] {
  const found = [...roots].flatMap((root) => [...root.querySelectorAll(lightboxLinks)])
  return inOrder(found.filter(isLightboxLink))
}

/** Returns the elements, each once, in the order of the page. */
export function inOrder<E extends Element>(elements: E[]): E[] {
  const each = [...new Set(elements)]
  return each.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
}

/**
 * Returns the gallery that a link opens (LBX-02): the links with the same gallery name as they are now, in the order
 * of the page, or the link alone. Two links to the same image are two items.
 */
export function galleryOf(link: HTMLAnchorElement, roots: Iterable<ParentNode>): Gallery {
  const gallery = parseRel(nameOf(link))?.gallery ?? null
  const links = gallery === null ? [link] : linksIn(roots).filter((each) => parseRel(nameOf(each))?.gallery === gallery)
  const index = links.indexOf(link)
  return index < 0 ? { items: [itemOf(link)], index: 0 } : { items: links.map(itemOf), index }
}
