import { type LightboxItem, thumbnailOf } from '../links/lightbox-item.ts'
import { expectedSize, loadImage, naturalSize, type Size } from './image-load.ts'

/** `waiting`: not loading yet. `failed`: the last try failed too. */
export type SlideStatus = 'waiting' | 'loading' | 'shown' | 'failed'

interface SlideImage {
  readonly element: HTMLImageElement
  size: Size
  status: SlideStatus
}

/** Milliseconds between two checks whether the size of a loading image is known. */
const sizeInterval = 80

/** Addresses of images that have already loaded in this page, and that the browser can show at once. */
const whole = new Set<string>()

/** The images of one open lightbox: each is loaded once, on demand, and kept while the lightbox is open. */
export class SlideImages {
  readonly #items: readonly LightboxItem[]
  readonly #images = new Map<number, SlideImage>()
  readonly #end = new AbortController()
  #notify: (index: number) => void = () => {}

  constructor(items: readonly LightboxItem[]) {
    this.#items = items
  }

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

  /**
   * Returns the image to show while this one is being prepared: itself if the browser has it already, else its
   * thumbnail.
   */
  preview(index: number): string | undefined {
    const { src, thumb } = this.#items[index] ?? {}
    return src && whole.has(src) ? src : thumb
  }

  /** Loads an image; with `again`, also one that has failed. */
  want(index: number, again = false): void {
    if (!this.#items[index] || this.#end.signal.aborted) return
    const image = this.#image(index)
    if (image.status !== 'waiting' && !(again && image.status === 'failed')) return
    image.status = 'loading'
    this.#notify(index)
    void this.#load(index, image)
  }

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

  /** Reads the size of a large image long before it is complete. The size of an SVG without one is read at the end. */
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
