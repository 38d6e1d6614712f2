import { isUntrusted } from '../../../core/html/untrusted.ts'
import { itemOf, type LightboxItem } from './lightbox-item.ts'
import { parseRel } from './rel.ts'

/** Images to go through, and the one to begin with. */
export interface Gallery {
  items: LightboxItem[]
  index: number
}

/** Finds the links that may open in a lightbox; their `rel` decides. */
export const lightboxLinks = ':is(a, area)[href][rel*="lightbox" i]'

/** A link into the page itself names no image. */
function leadsToImage(link: HTMLAnchorElement): boolean {
  return !link.getAttribute('href')?.trim().startsWith('#')
}

/** Whether a node is a link that opens in a lightbox (LBX-01). */
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

/** The lightbox links within some parts of a page, each once, in the order of the page. */
export function linksIn(roots: Iterable<ParentNode>): HTMLAnchorElement[] {
  const found = [...roots].flatMap((root) => [...root.querySelectorAll(lightboxLinks)])
  return inOrder(found.filter(isLightboxLink))
}

/** Elements, each once, in the order of the page. */
export function inOrder<E extends Element>(elements: E[]): E[] {
  const each = [...new Set(elements)]
  return each.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
}

/**
 * What a link opens (LBX-02): the links of its gallery as they are now, in the order of the page, or itself alone.
 * The same image under two links is there twice: each link keeps its place.
 */
export function galleryOf(link: HTMLAnchorElement, roots: Iterable<ParentNode>): Gallery {
  const gallery = parseRel(nameOf(link))?.gallery ?? null
  const links = gallery === null ? [link] : linksIn(roots).filter((each) => parseRel(nameOf(each))?.gallery === gallery)
  const index = links.indexOf(link)
  return index < 0 ? { items: [itemOf(link)], index: 0 } : { items: links.map(itemOf), index }
}
