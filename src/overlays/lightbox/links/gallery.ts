import { inPageOrder } from '../../../core/html/nodes.ts'
import { isUntrusted } from '../../../core/html/untrusted.ts'
import { itemOf, type LightboxItem } from './lightbox-item.ts'

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

export function inOrder<E extends Element>(elements: E[]): E[] {
  return [...new Set(elements)].sort(inPageOrder)
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

const opening = 'lightbox'

export interface LightboxRel {
  gallery: string | null
}

/** Splits a `rel` into tokens, separated by spaces except within closed brackets (`lightbox[mon voyage] nofollow`). */
function tokensOf(rel: string): string[] {
  return rel.match(/(?:[^\s[]|\[[^\]]*\]|\[)+/g) ?? []
}

function nameIn(token: string): string | null {
  const bracket = token.indexOf('[')
  if (bracket < 0) return null
  const end = token.indexOf(']', bracket)
  const inside = token.slice(bracket + 1, end < 0 ? undefined : end)
  return inside.trim().replace(/\s+/g, ' ').normalize('NFC') || null
}

/**
 * Reads the `rel` of a link (LBX-01, LBX-02). A token that starts with `lightbox`, at any place and in any case,
 * makes it a lightbox link; brackets in it name the gallery. Quotes, accents and case are part of the name.
 *
 * @returns null for any other link.
 */
export function parseRel(rel: string | null): LightboxRel | null {
  const token = rel && tokensOf(rel).find((each) => each.toLowerCase().startsWith(opening))
  return token ? { gallery: nameIn(token) } : null
}
