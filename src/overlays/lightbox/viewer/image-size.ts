/** Width and height in px of the picture itself, not of where it is shown. */
export interface Size {
  width: number
  height: number
}

/** What is taken for an image of which nothing is known (LBX-03). */
export const innerSize: Size = { width: 600, height: 450 }

/** A drawing without a size of its own is as sharp at any: it may fill a large screen, and be zoomed a little. */
const drawingBox: Size = { width: 2400, height: 1800 }

/** The largest size of the same shape that fits a box. */
export function fitWithin(shape: Size, box: Size): Size {
  const scale = Math.min(box.width / shape.width, box.height / shape.height)
  return { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) }
}

/** Browsers give an SVG without width and height a size all the same; only bitmaps tell that it has none. */
async function isSizeless(image: HTMLImageElement): Promise<boolean> {
  if (image.naturalWidth === 0 || image.naturalHeight === 0) return true
  if (image.naturalWidth !== 300 && image.naturalHeight !== 150) return false
  try {
    const bitmap = await createImageBitmap(image)
    bitmap.close()
    return false
  } catch (error) {
    return error instanceof DOMException && error.name === 'InvalidStateError'
  }
}

/**
 * Size of an image that has loaded, as it is to be seen (turned as its EXIF says).
 * An SVG without a size of its own keeps the shape that the browser gives it, else that of its thumbnail, else 4:3.
 */
export async function naturalSize(image: HTMLImageElement, guess?: Size): Promise<Size> {
  const natural = { width: image.naturalWidth, height: image.naturalHeight }
  if (!(await isSizeless(image))) return natural
  return fitWithin(natural.width > 0 && natural.height > 0 ? natural : (guess ?? innerSize), drawingBox)
}

/**
 * Size to show an image at before it has come (LBX-07): what is known of it, else the shape of its thumbnail at the
 * size of a large picture, else the inner frame.
 */
export function expectedSize(known: Partial<Size>, thumbnail: HTMLImageElement | null): Size {
  if (known.width && known.height) return { width: known.width, height: known.height }
  if (thumbnail?.naturalWidth) {
    return fitWithin({ width: thumbnail.naturalWidth, height: thumbnail.naturalHeight }, drawingBox)
  }
  return innerSize
}
