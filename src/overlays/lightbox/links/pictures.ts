import { closest } from '../../../core/browser/closest.ts'
import { adoptStyles } from '../../../core/element/styles.ts'
import { onTexts } from '../../../core/i18n/texts.ts'
import { watch } from '../../../core/watch.ts'
import { lightboxTexts as t } from '../lightbox-messages.ts'
import css from './bare-images.css'
import { type Gallery, parseRel } from './gallery.ts'
import { itemOf, largeCopyOf } from './lightbox-item.ts'

/** Matches the paths of files that browsers show as an image. */
const imagePath = /\.(?:a?png|avif|bmp|gif|jfif|jpe?g|svg|webp)$/i

/**
 * Matches elements whose clicks do something else: links, buttons, and the images that WordPress opens itself if its
 * setting says so.
 */
const ownClick = ':any-link, button, .wp-lightbox-container'

/**
 * Matches the thumbnails that choose the large image in PrestaShop: they belong to its gallery, and the theme handles
 * their clicks.
 */
const choices = 'img[data-image-large-src]'

function leadsToImage(link: HTMLAnchorElement): boolean {
  return link.type.startsWith('image/') || imagePath.test(link.pathname)
}

/**
 * Returns true for a link around an image that leads to an image, as content management systems write it without
 * `rel`.
 */
function isPictureLink(node: Element | null): node is HTMLAnchorElement {
  return (
    node instanceof HTMLAnchorElement && node.matches('[href]:has(img)') && !parseRel(node.rel) && leadsToImage(node)
  )
}

/** Returns true for an image whose clicks do nothing else. */
function isBareImage(node: Element): node is HTMLImageElement {
  return node instanceof HTMLImageElement && !node.matches(choices) && !node.closest(ownClick)
}

/**
 * Returns the picture that a click at this place opens without a `rel`: the link around it or, with `withImages`, the
 * image itself.
 */
export function pictureAt(place: Element, withImages: boolean): HTMLElement | undefined {
  const link = place.closest(':any-link')
  if (link) return isPictureLink(link) ? link : undefined
  return withImages && isBareImage(place) ? place : undefined
}

export function picturesIn(container: ParentNode, withImages: boolean): HTMLElement[] {
  const found = [...container.querySelectorAll<HTMLElement>('a, img')]
  return found.filter((node) => pictureAt(node, withImages) === node)
}

/**
 * Returns the pictures that have the same closest container as this one, and its index among them (LBX-02): a gallery
 * within an article is separate from the article.
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

/**
 * Returns the large copies of all thumbnails of a product; each grows out of the large image, which also gets the
 * focus back.
 */
function chosenOf(shown: HTMLImageElement, thumbnails: HTMLImageElement[]): Gallery {
  const index = thumbnails.findIndex((each) => [shown.src, shown.currentSrc].includes(largeCopyOf(each)))
  return { items: thumbnails.map((each) => ({ ...itemOf(each), link: shown })), index: Math.max(index, 0) }
}

const mark = 'data-flx-lightbox-image'

function nameOf({ alt }: HTMLImageElement): string {
  return alt.trim() ? t('enlargeNamed', { name: alt.trim() }) : t('enlarge')
}

/** Makes an image that a click opens a button for the keyboard and for assistive technology too. */
function makeOperable(image: HTMLImageElement): () => void {
  const given = { role: 'button', tabindex: '0', 'aria-haspopup': 'dialog', 'aria-label': nameOf(image), [mark]: '' }
  const before = Object.keys(given).map((name) => [name, image.getAttribute(name)] as const)
  for (const [name, value] of Object.entries(given)) image.setAttribute(name, value)
  return () => {
    for (const [name, value] of before) {
      if (value === null) image.removeAttribute(name)
      else image.setAttribute(name, value)
    }
  }
}

function press(event: KeyboardEvent): void {
  const { target, key } = event
  if (!(target instanceof HTMLImageElement) || !target.hasAttribute(mark)) return
  if (event.defaultPrevented || (key !== 'Enter' && key !== ' ')) return
  event.preventDefault()
  target.click()
}

/** Makes the images of some containers operable, including those added later. @returns a function that undoes it. */
export function followBareImages(containers: string): () => void {
  adoptStyles(css)
  const operable = new Map<HTMLImageElement, () => void>()
  const undo = (image: Element): void => {
    operable.get(image as HTMLImageElement)?.()
    operable.delete(image as HTMLImageElement)
  }
  const unwatch = watch(`:is(${containers}) img`, {
    added: (image) => isBareImage(image) && operable.set(image, makeOperable(image)),
    removed: undo,
  })
  const stopTexts = onTexts(() => {
    for (const image of operable.keys()) image.setAttribute('aria-label', nameOf(image))
  })
  document.addEventListener('keydown', press)
  return () => {
    unwatch()
    stopTexts()
    document.removeEventListener('keydown', press)
    for (const image of [...operable.keys()]) undo(image)
  }
}
