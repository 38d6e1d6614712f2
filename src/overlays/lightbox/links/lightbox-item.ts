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

/**
 * What a link says of its image. The caption is its `data-caption`, else the `figcaption` of the figure that holds it,
 * else its `title`, else the `alt` of its thumbnail. `data-width` and `data-height` may give the natural size.
 */
export function itemOf(link: HTMLElement): LightboxItem {
  const thumbnail = thumbnailOf(link)
  const figure = link.closest('figure')
  const alt = textOf(thumbnail?.alt)
  const { dataset } = link
  const caption =
    textOf(dataset.caption) ?? textOf(figure?.querySelector('figcaption')?.textContent) ?? textOf(link.title) ?? alt
  return {
    src: (link as HTMLAnchorElement).href ?? dataset.src ?? (link as HTMLImageElement).src ?? '',
    alt: alt ?? caption,
    caption,
    thumb: thumbnail?.currentSrc || thumbnail?.src || undefined,
    width: pixels(dataset.width),
    height: pixels(dataset.height),
    link,
  }
}
