import type { Size } from './image-size.ts'

/**
 * The place out of which an image grows, in px of the window; `innerRect` is the part of it that the thumbnail shows.
 */
export interface Bounds {
  x: number
  y: number
  w: number
  innerRect?: { x: number; y: number; w: number; h: number }
}

function isInView({ left, top, right, bottom, width, height }: DOMRect): boolean {
  return width > 0 && height > 0 && right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight
}

/** Returns the bounds of a thumbnail for an image of that size; undefined if the thumbnail is not visible. */
export function thumbnailBounds(thumbnail: HTMLImageElement, { width, height }: Size): Bounds | undefined {
  const box = thumbnail.getBoundingClientRect()
  if (!isInView(box) || !thumbnail.checkVisibility({ visibilityProperty: true })) return undefined
  if (getComputedStyle(thumbnail).objectFit !== 'cover') return { x: box.left, y: box.top, w: box.width }
  const scale = Math.max(box.width / width, box.height / height)
  const x = (box.width - width * scale) / 2
  const y = (box.height - height * scale) / 2
  return { x: box.left + x, y: box.top + y, w: width * scale, innerRect: { x, y, w: box.width, h: box.height } }
}
