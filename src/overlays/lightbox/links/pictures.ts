import { closest } from '../../../core/browser/closest.ts'
import type { Gallery } from './gallery.ts'
import { itemOf, largeCopyOf } from './lightbox-item.ts'
import { parseRel } from './rel.ts'

/** Addresses that browsers show as an image. */
const imagePath = /\.(?:a?png|avif|bmp|gif|jfif|jpe?g|svg|webp)$/i

/** WordPress opens these itself, where its own setting says so; a link or a button has its own click. */
const ownClick = ':any-link, button, .wp-lightbox-container'

/** Thumbnails of PrestaShop choose what its large image shows: they belong to its gallery, and their click is the theme's. */
const choices = 'img[data-image-large-src]'

function leadsToImage(link: HTMLAnchorElement): boolean {
  return link.type.startsWith('image/') || imagePath.test(link.pathname)
}

/** A link around an image, to an image, as content management systems write it: it needs no `rel`. */
function isPictureLink(node: Element | null): node is HTMLAnchorElement {
  return (
    node instanceof HTMLAnchorElement && node.matches('[href]:has(img)') && !parseRel(node.rel) && leadsToImage(node)
  )
}

/** An image that nothing else makes of use. */
export function isBareImage(node: Element): node is HTMLImageElement {
  return node instanceof HTMLImageElement && !node.matches(choices) && !node.closest(ownClick)
}

/** What opens at a place of the page without a `rel`: the link around it, or the image itself where those open too. */
export function pictureAt(place: Element, withImages: boolean): HTMLElement | undefined {
  const link = place.closest(':any-link')
  if (link) return isPictureLink(link) ? link : undefined
  return withImages && isBareImage(place) ? place : undefined
}

/** The pictures of a container, in the order of the page. */
export function picturesIn(container: ParentNode, withImages: boolean): HTMLElement[] {
  const found = [...container.querySelectorAll<HTMLElement>('a, img')]
  return found.filter((node) => pictureAt(node, withImages) === node)
}

/**
 * The pictures that share the nearest container with one, and that one's place among them (LBX-02): a gallery within an
 * article is one of its own.
 *
 * @param containers - Selector of the containers.
 */
export function picturesAround(picture: HTMLElement, containers: string, withImages: boolean): Gallery {
  const container = closest(picture, containers) ?? picture
  const thumbnails =
    picture instanceof HTMLImageElement ? [...container.querySelectorAll<HTMLImageElement>(choices)] : []
  if (thumbnails.length > 0) return chosenOf(picture as HTMLImageElement, thumbnails)
  const pictures = picturesIn(container, withImages).filter((each) => closest(each, containers) === container)
  return { items: pictures.map(itemOf), index: pictures.indexOf(picture) }
}

/** All that may be chosen for a large image; each grows out of that one, which has the focus. */
function chosenOf(shown: HTMLImageElement, thumbnails: HTMLImageElement[]): Gallery {
  const index = thumbnails.findIndex((each) => [shown.src, shown.currentSrc].includes(largeCopyOf(each)))
  return { items: thumbnails.map((each) => ({ ...itemOf(each), link: shown })), index: Math.max(index, 0) }
}
