import PhotoSwipe from 'photoswipe'
import styles from 'photoswipe/dist/photoswipe.css'
import { adoptStyles } from '../../../core/element/styles.ts'
import { lightboxTexts as t } from '../lightbox-messages.ts'
import { type LightboxItem, thumbnailOf } from '../links/lightbox-item.ts'
import type { Size } from './image-load.ts'
import type { SlideImages, SlideStatus } from './slide-images.ts'

type Content = NonNullable<ReturnType<PhotoSwipe['contentLoader']['getContentByIndex']>>

/**
 * Number of images to preload after the current one, in the direction in which the visitor goes; none behind
 * (LBX-04).
 */
const preloadAhead = 2

/**
 * Turns off PhotoSwipe's own buttons, counter and spinner, for which it would write HTML: React renders ours instead.
 */
const withoutChrome = {
  close: false,
  arrowPrev: false,
  arrowNext: false,
  zoom: false,
  counter: false,
  preloader: false,
}

export interface PhotoViewerOptions {
  /** The element in which the images are shown, as large as it is. */
  stage: HTMLElement
  items: readonly LightboxItem[]
  images: SlideImages
  index: number
  padding(): { top: number; right: number; bottom: number; left: number }
  onState(state: ViewerState): void
  onMove(): void
  onTap(): void
  /** Called when the visitor clicks beside the image or swipes it away. */
  onCloseAsked(): void
}

/**
 * PhotoSwipe's slides, gestures and zoom, without its controls, focus and keys. Images come from `SlideImages`, so
 * that their size may be unknown and failed ones can be loaded again. Gestures only ask to close; `leave` and
 * `destroy` do it.
 */
export class PhotoViewer extends PhotoSwipe {
  readonly #given: PhotoViewerOptions
  #shown: number

  constructor(given: PhotoViewerOptions) {
    adoptStyles(`@layer flx {\n${styles}\n}`)
    super({
      ...withoutChrome,
      dataSource: given.items.map(({ src, thumb, alt, link }) => ({ src, msrc: thumb, alt, element: link })),
      index: given.index,
      appendToEl: given.stage,
      bgOpacity: 1,
      escKey: false,
      arrowKeys: false,
      trapFocus: false,
      returnFocus: false,
      clickToCloseNonZoomable: false,
      tapAction: () => given.onTap(),
      bgClickAction: () => given.onCloseAsked(),
      paddingFn: () => given.padding(),
      getViewportSizeFn: () => ({ x: given.stage.clientWidth, y: given.stage.clientHeight }),
    })
    this.#given = given
    this.#shown = given.index
    this.#takeOverImages()
    this.#leaveKeysAndRolesToUs()
    this.on('change', () => this.#preload())
    for (const event of ['change', 'afterSetContent', 'zoomPanUpdate'] as const)
      this.on(event, () => this.#reportState())
    this.on('openingAnimationEnd', () => this.#catchUp())
  }

  /** Asks to close; PhotoSwipe calls this for its gestures. */
  override close(): void {
    this.#given.onCloseAsked()
  }

  /** Closes with the transition. Resolves when PhotoSwipe has been destroyed. */
  leave(): Promise<void> {
    if (!this.opener.isOpen || this.isDestroying) {
      this.destroy()
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      this.on('destroy', () => resolve())
      super.close()
    })
  }

  override destroy(): void {
    this.isDestroying = true
    this.animations.stopAll()
    super.destroy()
  }

  /** Brings back an image that was swiped away while closing was prevented. */
  restore(): void {
    this.currSlide?.zoomAndPanToInitial()
    this.currSlide?.applyCurrentZoomPan()
    this.applyBgOpacity(1)
  }

  /** Moves a zoomed image by px. @returns false if it cannot be moved. */
  pan(x: number, y: number): boolean {
    const slide = this.currSlide
    if (!slide?.isPannable()) return false
    slide.panTo(slide.pan.x + x, slide.pan.y + y)
    return true
  }

  override getThumbBounds() {
    const index = this.currSlide?.index ?? this.currIndex
    const thumbnail = thumbnailOf(this.#given.items[index]?.link)
    return thumbnail ? thumbnailBounds(thumbnail, this.#given.images.size(index)) : undefined
  }

  #takeOverImages(): void {
    const { images } = this.#given
    images.listen((index) => this.#refresh(index))
    this.addFilter('itemData', (data, index) => Object.assign(data, images.size(index)))
    this.addFilter('placeholderSrc', (_, { index }) => images.preview(index) ?? false)
    this.addFilter('isContentZoomable', (_, content) => images.status(content.index) === 'shown')
    this.on('lazyLoad', (event) => event.preventDefault())
    this.on('contentLoadImage', (event) => event.preventDefault())
    this.on('contentLoad', (event) => {
      event.preventDefault()
      const { content } = event
      content.element = images.element(content.index)
      content.state = images.status(content.index) === 'shown' ? 'loaded' : 'loading'
    })
  }

  #leaveKeysAndRolesToUs(): void {
    const onControl = ({ target }: Event): boolean => target instanceof Element && !!target.closest('button, a')
    this.on('keydown', (event) => event.preventDefault())
    this.on('pointerDown', (event) => (onControl(event.originalEvent) ? event.preventDefault() : this.#given.onMove()))
    this.addFilter('preventPointerEvent', (prevent, event) => prevent && !onControl(event))
    this.on('firstUpdate', () => {
      this.element?.removeAttribute('role')
      this.element?.removeAttribute('tabindex')
      this.container?.removeAttribute('id')
      this.scrollWrap?.setAttribute('role', 'group')
      this.scrollWrap?.setAttribute('aria-roledescription', t('stageRole'))
      this.scrollWrap?.setAttribute('aria-label', t('stage'))
    })
    this.on('afterSetContent', ({ slide }) => {
      const position = t('position', { n: slide.index + 1, total: this.getNumItems() })
      slide.holderElement?.setAttribute('aria-roledescription', t('slide'))
      slide.holderElement?.setAttribute('aria-label', position)
    })
  }

  #preload(): void {
    const total = this.getNumItems()
    const step = (this.currIndex - this.#shown + total) % total
    const direction = step > total / 2 ? -1 : 1
    this.#shown = this.currIndex
    for (let ahead = 0; ahead <= preloadAhead; ahead++) {
      const index = this.currIndex + ahead * direction
      this.#given.images.want(this.canLoop() ? this.getLoopedIndex(index) : index)
    }
  }

  #refresh(index: number): void {
    this.#resize(index)
    const content = this.contentLoader.getContentByIndex(index)
    if (content && this.#given.images.status(index) === 'shown') {
      this.#sharpen(content)
      content.onLoaded()
    }
    this.#reportState()
  }

  /** Replaces the thumbnail by the image if that loads while it still grows out of the thumbnail. */
  #sharpen({ index, placeholder }: Content): void {
    const drawn = placeholder?.element
    const src = this.#given.images.preview(index)
    if (drawn instanceof HTMLImageElement && src) drawn.src = src
  }

  /** Applies the real size of an image, but not while the image still grows out of its thumbnail. */
  #resize(index: number): void {
    const content = this.contentLoader.getContentByIndex(index)
    const { width, height } = this.#given.images.size(index)
    if (!content || !this.opener.isOpen || (content.width === width && content.height === height)) return
    Object.assign(content, { width, height })
    Object.assign(content.data, { width, height })
    const { slide } = content
    if (!slide || !content.hasSlide) return
    Object.assign(slide, { width, height })
    slide.resize()
  }

  /** Applies the changes that came while the image grew out of its thumbnail. */
  #catchUp(): void {
    this.updateSize(true)
    if (this.currSlide) this.#resize(this.currSlide.index)
  }

  #reportState(): void {
    const { currSlide, isDestroying } = this
    if (!currSlide || isDestroying) return
    const { initial, secondary } = currSlide.zoomLevels
    const slides = this.mainScroll.itemHolders.flatMap(({ el, slide }) => {
      if (!slide) return []
      const status: SlideStatus = this.#given.images.status(slide.index)
      slide.container.dataset.flxStatus = status
      return [{ holder: el, index: slide.index, status }]
    })
    this.#given.onState({
      index: this.currIndex,
      slides,
      canZoom: currSlide.isZoomable() && Math.abs(initial - secondary) > 0.01,
      zoomed: currSlide.currZoomLevel > initial,
    })
  }
}

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
function thumbnailBounds(thumbnail: HTMLImageElement, { width, height }: Size): Bounds | undefined {
  const box = thumbnail.getBoundingClientRect()
  if (!isInView(box) || !thumbnail.checkVisibility({ visibilityProperty: true })) return undefined
  if (getComputedStyle(thumbnail).objectFit !== 'cover') return { x: box.left, y: box.top, w: box.width }
  const scale = Math.max(box.width / width, box.height / height)
  const x = (box.width - width * scale) / 2
  const y = (box.height - height * scale) / 2
  return { x: box.left + x, y: box.top + y, w: width * scale, innerRect: { x, y, w: box.width, h: box.height } }
}

/** One of the three slides that exist at a time. */
interface SlideState {
  /** The element of the slide: the messages about its image are rendered into it, and move with it. */
  holder: HTMLElement
  index: number
  status: SlideStatus
}

export interface ViewerState {
  index: number
  slides: SlideState[]
  canZoom: boolean
  zoomed: boolean
}

/** Returns true if two states are equal. Panning reports many of them per second, which need no render. */
export function isSameState(one: ViewerState, other: ViewerState): boolean {
  return (
    one.index === other.index &&
    one.canZoom === other.canZoom &&
    one.zoomed === other.zoomed &&
    one.slides.length === other.slides.length &&
    one.slides.every((slide, at) => {
      const { holder, index, status } = other.slides[at] ?? {}
      return slide.holder === holder && slide.index === index && slide.status === status
    })
  )
}
