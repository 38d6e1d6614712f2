/** What moves slides, with the library that does: fetched once slides are seen. The one file that knows it. */
import Swiper from 'swiper'
import { EffectFade } from 'swiper/modules'
import { setStyles } from '../../core/browser/set-styles.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import css from './moving-row.css'
import { isOnText } from './on-text.ts'
import type { Row } from './row.ts'
import { SlideOrder } from './slide-order.ts'

export interface MovingOptions {
  speed: number
  step: number
  /** Whether what follows the last slide is the first. */
  loop: boolean
  fade: boolean
  vertical: boolean
  /** Pixels of a swipe that change the slide (SLIDE-03). */
  swipe: number
  /** Index of the slide that is shown first. */
  start: number
  /** Whether each slide has a width of its own. */
  own: boolean
}

interface Events {
  /** Another slide comes first. */
  onChange(): void
  /** What is in view has changed, or will have with the move that begins. */
  onPlace(): void
  /** The visitor has begun to move the slides with the pointer. */
  onSwipe(): void
}

/** What the library's classes begin with: a page that has a Swiper of its own must not style ours. */
const prefix = 'inflx-'
const named = (name: string): string => `${prefix}${name}`

/** What the library writes into the styles of slides and of the node around them. */
const written = [
  'order',
  'opacity',
  'transform',
  'transition-duration',
  'transition-delay',
  'width',
  'height',
  ...['top', 'right', 'bottom', 'left'].map((side) => `margin-${side}`),
  'user-select',
]

const keepStyles = (element: HTMLElement): (() => void) =>
  setStyles(element, Object.fromEntries(written.map((name) => [name, element.style.getPropertyValue(name)])))

function removeClasses(element: Element): void {
  element.classList.remove(...[...element.classList].filter((name) => name.startsWith(prefix)))
  if (!element.className) element.removeAttribute('class')
}

/** Less than this is a rounding, in pixels. */
const rounding = 1.5

/** Slides that the library moves. It never moves a node of theirs: they turn without end by their `order`. */
export class MovingRow {
  #host: HTMLElement
  #row: Row
  #options: MovingOptions
  #swiper: Swiper
  #order: SlideOrder
  /** Whether it turns without end. Where too few slides are out of view it goes back to the first instead. */
  #turns: boolean
  #undo: (() => void)[]

  constructor(host: HTMLElement, row: Row, options: MovingOptions, events: Events) {
    const { track, slides } = row
    const { speed, loop, fade, vertical, start, swipe, own } = options
    const step = Math.floor(options.step)
    adoptStyles(css)
    this.#host = host
    this.#row = row
    this.#options = { ...options, step }
    this.#undo = [track, ...slides].map(keepStyles)
    this.#order = new SlideOrder(slides)
    for (const slide of slides) slide.classList.add(named('slide'), ...(own ? [named('own')] : []))
    track.classList.add(named('track'))
    host.classList.toggle(named('vertical'), vertical)
    this.#turns = loop && slides.length >= (fade ? 1 : this.#mostInView()) + step
    const swiper = new Swiper(host, {
      init: false,
      modules: fade ? [EffectFade] : [],
      effect: fade ? 'fade' : 'slide',
      fadeEffect: { crossFade: true },
      direction: vertical ? 'vertical' : 'horizontal',
      speed,
      initialSlide: start,
      slidesPerView: 'auto',
      slidesOffsetAfter: this.#turns || fade ? 0 : -this.#gap,
      loop: this.#turns,
      loopAddBlankSlides: false,
      lazyPreload: false,
      // What is pressed keeps its events: fields, and listeners of the page.
      touchStartPreventDefault: false,
      threshold: 5,
      // How far counts, and not how fast.
      longSwipesMs: -1,
      wrapperClass: named('track'),
      containerModifierClass: prefix,
      slideClass: named('slide'),
      slideActiveClass: named('current'),
      slideNextClass: named('next'),
      slidePrevClass: named('previous'),
      slideVisibleClass: named('seen'),
      slideFullyVisibleClass: named('whole'),
    })
    this.#swiper = swiper
    swiper.mount(host)
    swiper.slidesEl = this.#order as unknown as HTMLElement
    swiper.getSlideIndex = (slide) => this.#order.children.indexOf(slide as HTMLElement)
    // Where the room changes, the library goes back to its slide a frame later, over a move that began meanwhile.
    swiper.slideToLoop = (index = 0, speed) => {
      this.goTo(index, speed)
      return swiper
    }
    const select = (value: string): void => {
      track.style.userSelect = value
    }
    swiper.on('touchStart', (_, event) => {
      swiper.allowTouchMove = !isOnText(event)
      swiper.params.longSwipesRatio = Math.min(0.5, swipe / (swiper.slidesSizesGrid[swiper.activeIndex] || swiper.size))
    })
    swiper.on('sliderFirstMove', () => {
      select('none')
      events.onSwipe()
    })
    swiper.on('touchEnd', () => select(''))
    swiper.init()
    swiper.on('realIndexChange', events.onChange)
    for (const moved of ['snapIndexChange', 'transitionEnd', 'slidesUpdated'] as const) swiper.on(moved, events.onPlace)
    // A picture or a link is not carried away in place of its slide.
    const refuse = (event: Event): void => event.preventDefault()
    track.addEventListener('dragstart', refuse)
    this.#undo.push(() => track.removeEventListener('dragstart', refuse))
  }

  get #gap(): number {
    const { marginInlineEnd, marginBlockEnd } = getComputedStyle(this.#row.slides[0] as HTMLElement)
    return Number.parseFloat(this.#options.vertical ? marginBlockEnd : marginInlineEnd) || 0
  }

  /** How many slides are in view at most, before the library is there. */
  #mostInView(): number {
    const { vertical } = this.#options
    const { slides, track } = this.#row
    const gap = this.#gap
    const sizes = slides.map(({ offsetWidth, offsetHeight }) => (vertical ? offsetHeight : offsetWidth) + gap)
    const size = (vertical ? track.clientHeight : track.clientWidth) + gap - rounding
    let most = 0
    let from = 0
    let sum = 0
    // A window over the sizes, which begins at each slide in turn.
    for (let to = 0; to < sizes.length; to++) {
      sum += sizes[to] ?? 0
      while (sum - (sizes[from] ?? 0) >= size && from < to) sum -= sizes[from++] ?? 0
      most = Math.max(most, to - from + 1)
    }
    return most
  }

  /** Index of the slide that comes first. */
  get index(): number {
    return this.#swiper.realIndex
  }

  get atStart(): boolean {
    return !this.#options.loop && this.#swiper.isBeginning
  }

  get atEnd(): boolean {
    return !this.#options.loop && this.#swiper.isEnd
  }

  /** The slides that are to be seen, in the order in which they are drawn, and those of them that are whole. */
  inView(): { some: HTMLElement[]; whole: HTMLElement[] } {
    const { slidesGrid, slidesSizesGrid, translate, rtlTranslate, size } = this.#swiper
    const gap = this.#gap
    const from = rtlTranslate ? translate : -translate
    const to = from + size
    const edges = (at: number): [number, number] => {
      const start = slidesGrid[at] ?? 0
      return [start, start + (slidesSizesGrid[at] ?? 0) - gap]
    }
    const slides = this.#order.children
    const some = slides.filter((_, at) => {
      const [start, end] = edges(at)
      return start < to - rounding && end > from + rounding
    })
    const whole = some.filter((slide) => {
      const [start, end] = edges(slides.indexOf(slide))
      return start >= from - rounding && end <= to + rounding
    })
    return { some, whole }
  }

  /** Indices of the slides that it can stop at. */
  stops(): number[] {
    const { step } = this.#options
    const all = this.#row.slides.length
    const count = this.#turns ? all : this.#swiper.isLocked ? 1 : this.#swiper.snapGrid.length
    const stops = Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step)
    if (!this.#turns && (count - 1) % step) stops.push(count - 1)
    return stops
  }

  /** Moves by one step, forwards or back. */
  move(by: 1 | -1): void {
    const { step, loop } = this.#options
    const swiper = this.#swiper
    const all = this.#row.slides.length
    if (this.#turns) {
      const { activeIndex } = swiper
      const room = by > 0 ? activeIndex + step + this.#shown - all : activeIndex - step
      if (by * room > 0) this.#turn(room)
    } else if (loop && (by > 0 ? swiper.isEnd : swiper.isBeginning)) {
      swiper.slideTo(by > 0 ? 0 : all - 1)
      return
    }
    swiper.slideTo(swiper.activeIndex + by * step)
  }

  /** Brings a slide into view, by the shorter way. */
  goTo(index: number, speed?: number): void {
    const slide = this.#row.slides[index] as HTMLElement
    const place = (): number => this.#order.children.indexOf(slide)
    const { activeIndex } = this.#swiper
    const after = place() + this.#shown - this.#row.slides.length
    if (this.#turns && after > 0) {
      if (after <= activeIndex) this.#turn(after)
      else if (place() >= activeIndex + this.#shown) this.#turn(place() - this.#row.slides.length)
    }
    this.#swiper.slideTo(place(), speed)
  }

  get #shown(): number {
    return this.#swiper.slidesPerViewDynamic()
  }

  /** Draws slides at the other end that are out of view at theirs: the first of them last, or, below 0, the last first. */
  #turn(count: number): void {
    const swiper = this.#swiper
    const order = this.#order
    for (let left = Math.abs(count); left > 0; left--) {
      if (count > 0) order.append(order.children[0] as HTMLElement)
      else order.prepend(order.children.at(-1) as HTMLElement)
    }
    // As the library's own turning does: no index is told while slides change their places.
    swiper.__loopFixInProgress__ = true
    swiper.updateSlides()
    if (swiper.params.watchSlidesProgress) swiper.updateSlidesOffset()
    swiper.slideTo(swiper.activeIndex - count, 0, false, true)
    swiper.__loopFixInProgress__ = false
    // What follows is a move from there.
    void this.#row.track.offsetWidth
  }

  /** Sizes or places of slides may have changed. */
  update(): void {
    this.#swiper.update()
  }

  undo(): void {
    this.#swiper.destroy(true, false)
    const { track, slides } = this.#row
    for (const element of [this.#host, track, ...slides]) removeClasses(element)
    for (const slide of slides) slide.removeAttribute('data-swiper-slide-index')
    for (const each of this.#undo) each()
  }
}
