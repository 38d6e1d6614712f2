import { type LightboxItem, thumbnailOf } from '../links/lightbox-item.ts'
import { expectedSize, naturalSize, type Size } from './image-size.ts'

/** `waiting`: not asked for yet. `failed`: given up after the last try. */
export type SlideStatus = 'waiting' | 'loading' | 'shown' | 'failed'

interface SlideImage {
  readonly element: HTMLImageElement
  size: Size
  status: SlideStatus
}

/** How often, in ms, an image on its way is asked whether its size is known already. */
const sizeInterval = 80

/** Addresses of images that the page has shown: the browser has them at hand. */
const whole = new Set<string>()

/** The images of one open lightbox: each is asked for once, when it is wanted, and kept while the lightbox is open. */
export class SlideImages {
  readonly #items: readonly LightboxItem[]
  readonly #images = new Map<number, SlideImage>()
  readonly #end = new AbortController()
  #notify: (index: number) => void = () => {}

  constructor(items: readonly LightboxItem[]) {
    this.#items = items
  }

  /** Calls back when the size or the status of an image changed. */
  listen(listener: (index: number) => void): void {
    this.#notify = listener
  }

  element(index: number): HTMLImageElement {
    return this.#image(index).element
  }

  size(index: number): Size {
    return this.#image(index).size
  }

  status(index: number): SlideStatus {
    return this.#images.get(index)?.status ?? 'waiting'
  }

  /** What to show until an image is drawn in its place: itself where the browser has it, else its thumbnail. */
  preview(index: number): string | undefined {
    const { src, thumb } = this.#items[index] ?? {}
    return src && whole.has(src) ? src : thumb
  }

  /** Asks for an image, also again for one that had failed when `again` is set. */
  want(index: number, again = false): void {
    if (!this.#items[index] || this.#end.signal.aborted) return
    const image = this.#image(index)
    if (image.status !== 'waiting' && !(again && image.status === 'failed')) return
    image.status = 'loading'
    this.#notify(index)
    void this.#load(index, image)
  }

  /** Gives up what is still on its way. */
  dispose(): void {
    this.#end.abort()
  }

  #image(index: number): SlideImage {
    const known = this.#images.get(index)
    if (known) return known
    const item: Partial<LightboxItem> = this.#items[index] ?? {}
    const element = document.createElement('img')
    element.className = 'pswp__img'
    element.alt = item.alt ?? item.caption ?? ''
    element.decoding = 'async'
    element.draggable = false
    const image: SlideImage = { element, size: expectedSize(item, thumbnailOf(item.link)), status: 'waiting' }
    this.#images.set(index, image)
    return image
  }

  async #load(index: number, image: SlideImage): Promise<void> {
    const { signal } = this.#end
    const { element } = image
    const src = this.#items[index]?.src
    const stopMeasuring = this.#measure(index, image)
    try {
      const loaded = !!src && (await loadImage(element, src, signal))
      if (loaded) {
        image.size = await naturalSize(element, image.size)
        await element.decode().catch(() => {})
      }
      image.status = loaded ? 'shown' : 'failed'
      if (loaded) whole.add(src)
    } catch {
      image.status = 'waiting'
    } finally {
      stopMeasuring()
    }
    if (!signal.aborted) this.#notify(index)
  }

  /** A large image tells its size long before it is complete; one without size of its own tells it at the end. */
  #measure(index: number, image: SlideImage): () => void {
    const { element } = image
    const timer = setInterval(() => {
      const { naturalWidth: width, naturalHeight: height } = element
      if (!width || !height || width === 300 || height === 150) return
      clearInterval(timer)
      image.size = { width, height }
      this.#notify(index)
    }, sizeInterval)
    return () => clearInterval(timer)
  }
}

/** How often an image that fails is asked for again, and after how long, in ms (LBX-05). */
export const retries = { count: 3, delay: 500 }

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
    // WebKit takes the same address again for the failure that it knows.
    image.removeAttribute('src')
    image.src = src
  })
}

/**
 * Loads an image, and asks for it again at the very same address when it fails (LBX-05).
 *
 * @returns false when the last try failed too.
 * @throws the signal's reason when it is aborted; the request is given up.
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
