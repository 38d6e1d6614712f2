/** One image of a lightbox. Everything but its address may be left out. */
export interface LightboxItem {
  /** Address of the image, resolved against the page; it needs no extension. */
  src: string
  /** What the image shows, for those who do not see it. @default its caption */
  alt?: string
  /** Plain text under the image. */
  caption?: string
  /** Address of a small copy, shown until the image is there and in the strip. */
  thumb?: string
  /** Natural width in px, where it is known beforehand. */
  width?: number
  /** Natural height in px. */
  height?: number
  /** Where the image comes from in the page: it grows out of it, and focus returns to it. */
  link?: HTMLElement
}

/** The thumbnail that stands for an image in the page. */
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

/** The widest copy that a `srcset` names; of those told by density, the densest. */
function widestOf({ srcset }: HTMLImageElement): string | undefined {
  const copies = srcset.split(/,\s+/).map((copy) => copy.trim().split(/\s+/))
  const [widest] = copies.sort(([, a = ''], [, b = '']) => Number.parseFloat(b) - Number.parseFloat(a))
  return widest?.[0] || undefined
}

/** Address of the largest copy that an image tells of: PrestaShop, WooCommerce and WordPress each have a name for it. */
export function largeCopyOf(image: HTMLImageElement): string {
  const { src, imageLargeSrc, fullSizeImageUrl, ['large_image']: largeImage, fullUrl } = image.dataset
  const said = src ?? imageLargeSrc ?? fullSizeImageUrl ?? largeImage ?? fullUrl
  const address = said ?? widestOf(image) ?? image.src
  return address && new URL(address, document.baseURI).href
}

/** Blocks within a caption, such as a title and a credit, are parted by a space. */
function captionOf(element: Element | null): string | undefined {
  const copy = element?.cloneNode(true) as Element | undefined
  for (const block of copy?.querySelectorAll('div, p, br, li') ?? []) block.after(' ')
  return textOf(copy?.textContent)
}

/**
 * The text beside an image: what its `aria-describedby` names, or the caption of the figure or definition that holds it
 * alone. That of a figure around several images says nothing of each.
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
 * What a link says of its image. The caption is its `data-caption`, else the text beside it, else its `title`, else the
 * `alt` of its thumbnail. `data-width` and `data-height` may give the natural size.
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
    thumb: thumbnail?.currentSrc || thumbnail?.src || undefined,
    width: pixels(dataset.width),
    height: pixels(dataset.height),
    link,
  }
}
