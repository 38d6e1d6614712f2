/** How often a failed image is loaded again, and after how many milliseconds (LBX-05). */
const retries = { count: 3, delay: 500 }

function wait(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delay)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

function once(image: HTMLImageElement, src: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController()
    const end = (loaded: boolean) => {
      ended.abort()
      resolve(loaded)
    }
    const options = { signal: ended.signal }
    image.addEventListener('load', () => end(true), options)
    image.addEventListener('error', () => end(false), options)
    signal.addEventListener(
      'abort',
      () => {
        ended.abort()
        image.removeAttribute('src')
        reject(signal.reason)
      },
      options,
    )
    // WebKit would otherwise report the same failure again without a request.
    image.removeAttribute('src')
    image.src = src
  })
}

/**
 * Loads an image, and retries the very same address if it fails (LBX-05).
 *
 * @returns false if the last try failed too.
 * @throws the signal's reason if it aborts, which also cancels the request.
 */
export async function loadImage(
  image: HTMLImageElement,
  src: string,
  signal: AbortSignal,
  { count, delay } = retries,
): Promise<boolean> {
  signal.throwIfAborted()
  for (let failures = 0; ; failures++) {
    if (await once(image, src, signal)) return true
    if (failures === count) return false
    await wait(delay, signal)
  }
}

export interface Size {
  width: number
  height: number
}

/** The size assumed for an image about which nothing is known (LBX-03). */
const innerSize: Size = { width: 600, height: 450 }

/**
 * The box for an SVG without a size of its own. It is sharp at any size, so it may fill a large screen and be zoomed
 * a little.
 */
const drawingBox: Size = { width: 2400, height: 1800 }

function fitWithin(shape: Size, box: Size): Size {
  const scale = Math.min(box.width / shape.width, box.height / shape.height)
  return { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) }
}

/**
 * Returns true for an SVG without width and height. Browsers give it a default size of 300 or 150 px all the same;
 * only createImageBitmap fails for it.
 */
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
 * Returns the natural size of a loaded image, turned as its EXIF data says. An SVG without a size keeps the shape
 * that the browser gives it, else that of its thumbnail, else 4:3.
 */
export async function naturalSize(image: HTMLImageElement, guess?: Size): Promise<Size> {
  const natural = { width: image.naturalWidth, height: image.naturalHeight }
  if (!(await isSizeless(image))) return natural
  return fitWithin(natural.width > 0 && natural.height > 0 ? natural : (guess ?? innerSize), drawingBox)
}

/**
 * Returns the size at which to show an image before it has loaded (LBX-07): the known size, else the shape of its
 * thumbnail at the size of a large image, else the default size.
 */
export function expectedSize(known: Partial<Size>, thumbnail: HTMLImageElement | null): Size {
  if (known.width && known.height) return { width: known.width, height: known.height }
  if (thumbnail?.naturalWidth) {
    return fitWithin({ width: thumbnail.naturalWidth, height: thumbnail.naturalHeight }, drawingBox)
  }
  return innerSize
}
