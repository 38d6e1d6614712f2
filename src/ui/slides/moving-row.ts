/** Moves slides with Swiper. No other file uses that library. */
import Swiper from 'swiper'
import { EffectFade } from 'swiper/modules'
import { closest } from '../../core/browser/closest.ts'
import { setStyles } from '../../core/browser/set-styles.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import css from './moving-row.css'
import { isKeptFromSwipe, scrollsWithin } from './swipe.ts'

interface MovingOptions {
  host: HTMLElement
  /** The element that contains the slides, a child of the host. */
  track: HTMLElement
  slides: readonly HTMLElement[]
  speed: number
  step: number
  /** True if the first slide follows the last. */
  loop: boolean
  fade: boolean
  vertical: boolean
  /** Pixels of a swipe that change the slide (SLIDE-03). */
  swipe: number
  /** Index of the slide that is shown first. */
  start: number
  /**
   * How many slides are in view at once; `auto` if each has its own width. If absent, a site's style sheet may set it.
   */
  shown?: number | 'auto' | undefined
  /** Called when the slides in view have changed, or will have at the end of the move that begins. */
  onPlace(): void
  /** Called when the visitor begins to swipe. */
  onSwipe(): void
}

/** The position of the slides, and where they can stop. All are indices of slides. */
export interface SlidePosition {
  /** The slide that comes first. */
  index: number
  /** The slides in view, in the order in which they are drawn. */
  seen: number[]
  /** The first and the last slide that are entirely in view. */
  from: number
  to: number
  total: number
  /** The slides that can be the first in view. */
  stops: number[]
  atStart: boolean
  atEnd: boolean
}

export interface MovingRow {
  readonly position: SlidePosition
  /** Moves by one step, forwards or back. */
  move(by: 1 | -1): void
  /** Brings a slide into view, by the shorter way. */
  goTo(index: number): void
  undo(): void
}

/** Prefix of Swiper's class names, so that the style sheet of a site's own Swiper does not apply to our slides. */
const prefix = 'inflx-'
const named = (name: string): string => `${prefix}${name}`

/** Style properties that Swiper writes on the slides and on the element around them. */
const written = [
  ...['order', 'opacity', 'transform', 'transition-duration', 'transition-delay', 'width', 'height', 'user-select'],
  ...['top', 'right', 'bottom', 'left'].map((side) => `margin-${side}`),
]

const keepStyles = (element: HTMLElement): (() => void) =>
  setStyles(element, Object.fromEntries(written.map((name) => [name, element.style.getPropertyValue(name)])))

function removeClasses(element: Element): void {
  element.classList.remove(...[...element.classList].filter((name) => name.startsWith(prefix)))
  if (!element.className) element.removeAttribute('class')
}

/** Pixels below which a difference is a rounding error. */
const rounding = 1.5
/** Pixels from which a press counts as a swipe. */
const threshold = 5

/**
 * Makes slides move. No node is moved in the document: in an endless row, slides that are out of view at one end are
 * drawn at the other by their `order`. So nothing is copied, no frame loads again, no focus is lost.
 */
export function moveSlides({ host, track, slides, ...options }: MovingOptions): MovingRow {
  const { loop, fade, vertical, shown, onPlace, onSwipe } = options
  const own = shown === 'auto'
  const step = Math.floor(options.step)
  const all = slides.length
  adoptStyles(css)
  const styles = [track, ...slides].map(keepStyles)
  if (Number(shown)) styles.push(setStyles(host, { '--flx-slides-shown': String(shown) }))
  for (const slide of slides) slide.classList.add(named('slide'), ...(own ? [named('own')] : []))
  track.classList.add(named('track'))
  host.classList.toggle(named('vertical'), vertical)
  const margin = getComputedStyle(slides[0] as HTMLElement)[vertical ? 'marginBlockEnd' : 'marginInlineEnd']
  const gap = Number.parseFloat(margin) || 0

  const swiper = new Swiper(host, {
    init: false,
    modules: fade ? [EffectFade] : [],
    effect: fade ? 'fade' : 'slide',
    fadeEffect: { crossFade: true },
    direction: vertical ? 'vertical' : 'horizontal',
    speed: options.speed,
    initialSlide: options.start,
    slidesPerView: 'auto',
    slidesOffsetAfter: fade ? 0 : -gap,
    lazyPreload: false,
    threshold,
    // Pressed content keeps its events: fields need them, and listeners of the page.
    touchStartPreventDefault: false,
    // The length of a swipe counts, not its speed.
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
  swiper.mount(host)

  /** The slides in the order in which they are drawn, which Swiper takes for the order of the document. */
  let drawn = slides
  const draw = (order: readonly HTMLElement[]): void => {
    drawn = order
    for (const [at, slide] of drawn.entries()) slide.style.order = String(at)
  }
  swiper.slidesEl = Object.create(track, { children: { get: () => drawn } })
  draw(slides)

  let isTurning = false
  /**
   * Moves slides that are out of view to the other end: the first `count` to the end or, if negative, the last to the
   * start.
   */
  const turn = (count: number): void => {
    const { activeIndex, slidesSizesGrid: sizes } = swiper
    const turned = count > 0 ? sizes.slice(0, count) : sizes.slice(count)
    const shift = Math.sign(count) * turned.reduce((sum, size) => sum + size, 0)
    // A move under way continues from its current place.
    const now = swiper.getTranslate()
    isTurning = true
    draw([...drawn.slice(count), ...drawn.slice(0, count)])
    swiper.updateSlides()
    swiper.setTransition(0)
    swiper.setTranslate(now + shift)
    swiper.updateActiveIndex(activeIndex - count)
    isTurning = false
    void track.offsetWidth
  }
  /**
   * Returns true if enough slides are out of view, at any position, to turn without end. Otherwise it returns to the
   * first.
   */
  const turns = (): boolean => {
    const { slidesGrid: grid, size } = swiper
    let end = 0
    const counts = grid.map((from, at) => {
      while (end < all && (grid[end] as number) < from + size - rounding) end++
      return end - at
    })
    return loop && all >= (fade ? 1 : Math.max(1, ...counts)) + step
  }
  const inView = (): number => swiper.slidesPerViewDynamic()

  /** Puts one half of the slides out of view on each side, to swipe either way; an odd one on the side being pulled in. */
  const makeRoom = (pull: number): void => {
    const room = all - inView()
    if (turns()) turn(swiper.activeIndex - (pull > 0 ? Math.ceil(room / 2) : Math.floor(room / 2)))
  }
  /** Returns true inside a row of a slide that moves in the same direction, and so takes the swipe. */
  const isInInnerRow = (target: EventTarget | null): boolean => {
    const row = closest(target, `.${named('track')}`)
    const directionOf = (element: Element): string => getComputedStyle(element).flexDirection
    return !!row && row !== track && row.childElementCount > 1 && directionOf(row) === directionOf(track)
  }
  let isPressed = false
  swiper.on('touchStart', (_, event) => {
    isPressed = true
    swiper.allowTouchMove = !isKeptFromSwipe(event) && !isInInnerRow(event.target)
    const size = swiper.slidesSizesGrid[swiper.activeIndex] || swiper.size
    swiper.params.longSwipesRatio = Math.min(0.5, options.swipe / size)
  })
  const begin = ({ target, pageX, pageY }: PointerEvent): void => {
    const { startX, startY } = swiper.touches
    const [x, y] = [pageX - startX, pageY - startY]
    const [along, across] = vertical ? [y, x] : [x, y]
    // Ignores a trembling click, and a movement in the direction in which the page scrolls.
    if (!isPressed || Math.abs(along) < threshold || Math.abs(along) <= Math.abs(across)) return
    isPressed = false
    if (!swiper.allowTouchMove) return
    swiper.allowTouchMove = !scrollsWithin(target as Element, track, vertical, along)
    if (swiper.allowTouchMove) makeRoom(swiper.rtlTranslate ? -along : along)
  }
  swiper.on('sliderFirstMove', () => {
    track.style.userSelect = 'none'
    onSwipe()
  })
  swiper.on('touchEnd', () => {
    isPressed = false
    track.style.userSelect = ''
  })
  swiper.init()
  swiper.on('activeIndexChange snapIndexChange transitionEnd resize update', () => isTurning || onPlace())
  // Pictures and links must not be dragged instead of their slide.
  const refuse = (event: Event): void => event.preventDefault()
  // A picture that has loaded may be wider than the space kept for it.
  const measure = (): unknown => own && swiper.update()
  const stop = new AbortController()
  const { signal } = stop
  track.addEventListener('dragstart', refuse, { signal })
  track.addEventListener('load', measure, { capture: true, signal })
  track.addEventListener('pointermove', begin, { capture: true, signal })

  const positionNow = (): SlidePosition => {
    const { slidesGrid, slidesSizesGrid, translate, rtlTranslate, size, activeIndex } = swiper
    const from = rtlTranslate ? translate : -translate
    const indexOf = (at: number): number => slides.indexOf(drawn[at] as HTMLElement)
    const edges = slidesGrid.map(
      (start, at) => [at, start - from, start - from + (slidesSizesGrid[at] ?? 0) - gap] as const,
    )
    const some = edges.filter(([, start, end]) => start < size - rounding && end > rounding)
    const whole = some.filter(([, start, end]) => start >= -rounding && end <= size + rounding)
    const first = whole[0]?.[0] ?? activeIndex
    const last = whole.at(-1)?.[0] ?? activeIndex
    const isEndless = turns()
    const count = isEndless ? all : swiper.isLocked ? 1 : swiper.snapGrid.length
    const stops = Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step)
    if (!isEndless && (count - 1) % step) stops.push(count - 1)
    return {
      index: indexOf(activeIndex),
      seen: some.map(([at]) => indexOf(at)),
      from: indexOf(first),
      to: indexOf(last),
      total: all,
      stops,
      atStart: !loop && swiper.isBeginning,
      atEnd: !loop && swiper.isEnd,
    }
  }

  return {
    get position() {
      return positionNow()
    },
    move(by) {
      const { activeIndex } = swiper
      if (turns()) {
        const room = by > 0 ? activeIndex + step + inView() - all : activeIndex - step
        if (by * room > 0) turn(room)
      } else if (loop && (by > 0 ? swiper.isEnd : swiper.isBeginning)) {
        swiper.slideTo(by > 0 ? 0 : all - 1)
        return
      }
      swiper.slideTo(swiper.activeIndex + by * step)
    },
    goTo(index) {
      const place = (): number => drawn.indexOf(slides[index] as HTMLElement)
      const { activeIndex } = swiper
      const after = place() + inView() - all
      if (after > 0 && turns()) {
        if (after <= activeIndex) turn(after)
        else if (place() >= activeIndex + inView()) turn(place() - all)
      }
      swiper.slideTo(place())
    },
    undo() {
      stop.abort()
      swiper.destroy(true, false)
      for (const element of [host, track, ...slides]) removeClasses(element)
      for (const giveBack of styles) giveBack()
    },
  }
}
