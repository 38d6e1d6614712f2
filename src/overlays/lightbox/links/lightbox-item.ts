/** One image of a lightbox. Everything but its address is optional. */
export interface LightboxItem {
  /** Address of the image, resolved against the page; it needs no extension. */
  src: string
  /** The alternative text of the image. @default its caption */
  alt?: string
  /** Plain text under the image. */
  caption?: string
  /** Address of a small copy, shown in the strip and until the image has loaded. */
  thumb?: string
  /** Natural width in px, if it is known beforehand. */
  width?: number
  /** Natural height in px. */
  height?: number
  /** The image's link in the page: the image grows out of it when it opens, and the focus returns to it. */
  link?: HTMLElement
}

export function thumbnailOf(link: HTMLElement | undefined): HTMLImageElement | null {
  return link instanceof HTMLImageElement ? link : (link?.querySelector('img') ?? null)
}

function textOf(value: string | null | undefined): string | undefined {
  return value?.trim().replace(/\s+/g, ' ') || undefined
}

function pixels(value: string | undefined): number | undefined {
  const size = Number.parseInt(value ?? '', 10)
  return size > 0 ? size : undefined
}

/** Returns the widest image in a `srcset`, or the one of highest density. */
function widestOf({ srcset }: HTMLImageElement): string | undefined {
  const copies = srcset.split(/,\s+/).map((copy) => copy.trim().split(/\s+/))
  const [widest] = copies.sort(([, a = ''], [, b = '']) => Number.parseFloat(b) - Number.parseFloat(a))
  return widest?.[0] || undefined
}

/** Returns the address that a lazy loader keeps aside while it shows a placeholder; undefined once it is in place. */
function awaitedCopyOf({ src, dataset }: HTMLImageElement): string | undefined {
  const kept = dataset['src'] ?? dataset['lazySrc'] ?? dataset['original']
  return kept && src.startsWith('data:') ? new URL(kept, document.baseURI).href : undefined
}

/**
 * Returns the address of the largest copy of an image: PrestaShop, WooCommerce and WordPress each give it in an
 * attribute of their own.
 */
export function largeCopyOf(image: HTMLImageElement): string {
  const { src, imageLargeSrc, fullSizeImageUrl, ['large_image']: largeImage, fullUrl } = image.dataset
  const source = src ?? imageLargeSrc ?? fullSizeImageUrl ?? largeImage ?? fullUrl
  const address = source ?? widestOf(image) ?? awaitedCopyOf(image) ?? image.src
  return address && new URL(address, document.baseURI).href
}

/** Returns the text of a caption, with a space between its blocks, such as a title and a credit. */
function captionOf(element: Element | null): string | undefined {
  const copy = element?.cloneNode(true) as Element | undefined
  for (const block of copy?.querySelectorAll('div, p, br, li') ?? []) block.after(' ')
  return textOf(copy?.textContent)
}

/**
 * Returns the text beside an image: the one that its `aria-describedby` names, or the caption of the figure or
 * definition list that holds only this image. The caption of a figure with several images describes none of them
 * alone.
 */
function captionBeside(link: HTMLElement, thumbnail: Element | null): string | undefined {
  const described = thumbnail?.getAttribute('aria-describedby')
  const beside = described && document.getElementById(described)
  if (beside) return captionOf(beside)
  const figure = link.closest('figure, dl')
  if (!figure || figure.querySelectorAll('img').length > 1) return undefined
  return captionOf(figure.querySelector('figcaption, dd'))
}

/**
 * Reads the item of a link or image. The caption is its `data-caption`, else the text beside it, else its `title`,
 * else the `alt` of its thumbnail. `data-width` and `data-height` may give the natural size.
 */
export function itemOf(link: HTMLElement): LightboxItem {
  const thumbnail = thumbnailOf(link)
  const alt = textOf(thumbnail?.alt)
  const { dataset } = link
  const caption = textOf(dataset.caption) ?? captionBeside(link, thumbnail) ?? textOf(link.title) ?? alt
  return {
    src: link instanceof HTMLImageElement ? largeCopyOf(link) : ((link as HTMLAnchorElement).href ?? ''),
    alt: alt ?? caption,
    caption,
    thumb: (thumbnail && awaitedCopyOf(thumbnail)) || thumbnail?.currentSrc || thumbnail?.src || undefined,
    width: pixels(dataset.width),
    height: pixels(dataset.height),
    link,
  }
}
