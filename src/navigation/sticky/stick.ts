import { setStyles } from '../../core/browser/set-styles.ts'
import { emit } from '../../core/events.ts'
import { shared } from '../../core/shared.ts'
import { type StickyOptions, type StickyState, stickyStates } from './sticky-state.ts'

const stateName = 'data-flx-sticky-state'
/** Custom property for the distance from the top of the window at which a header sticks. */
const offsetName = '--flx-sticky-top'

/**
 * Makes the box sticky. It overrides the site's own `position: relative`, which usually only positions what is inside
 * the header.
 */
function positionBox(box: HTMLElement, above: number): (() => void)[] {
  const { position } = getComputedStyle(box)
  return [
    ['static', 'relative'].includes(position) ? setStyles(box, { position: 'sticky' }) : () => {},
    ...(position === 'fixed' ? [] : clipAround(box)),
    above > 0 ? setStyles(box, { top: `calc(var(${offsetName}, 0px) - ${above}px)` }) : () => {},
  ]
}

/**
 * Lets a box stick to the window, not to an ancestor that hides what it cannot hold: themes write `overflow-x: hidden`
 * on both root and body, or on the wrapper of the page. `clip` hides the same, and `flow-root` keeps margins inside.
 */
function clipAround(box: HTMLElement): (() => void)[] {
  const undo: (() => void)[] = []
  for (let around = box.parentElement; around && around !== document.documentElement; around = around.parentElement) {
    const { display, overflowX, overflowY } = getComputedStyle(around)
    // The window scrolls by the body where the root has no overflow of its own.
    const isWindow = around === document.body && getComputedStyle(document.documentElement).overflowX === 'visible'
    const hides = overflowY === 'hidden' || (around === document.body && overflowX === 'hidden' && isWhole(around))
    if (isWindow || !hides) continue
    if (display === 'block') undo.push(setStyles(around, { display: 'flow-root' }))
    const vertical = overflowY === 'hidden' ? 'clip' : 'visible'
    undo.push(setStyles(around, { 'overflow-x': 'clip', 'overflow-y': vertical }))
  }
  return undo
}

/** Returns true for a box that has nothing to scroll. */
const isWhole = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight <= clientHeight + 1

/**
 * Scrolls an element that gets the focus out from under the header. WebKit ignores the page's `scroll-padding-top`
 * when it scrolls to the focus (WCAG 2.4.11); in browsers that respect it, nothing moves.
 */
function clearOf(header: HTMLElement, target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
  if (header.contains(target) || target.closest('dialog, [popover]')) return
  const { top, height } = target.getBoundingClientRect()
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  if (top < room && height < innerHeight - room) target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** Makes a header sticky (PAGE-08). @returns a function that undoes it. */
export function stick(header: HTMLElement, options: StickyOptions): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const { element: box, above } = stickyBox(header, options.threshold)
  const stateAt = stickyStates(options)
  const top = (): number => Math.max(0, Math.min(scrollY, document.documentElement.scrollHeight - innerHeight))

  const show = (state: StickyState): void => {
    if (box.getAttribute(stateName) === state) return
    box.setAttribute(stateName, state)
    emit(header, 'flx-sticky-change', { state })
  }
  /** Returns true while the keyboard focus, or an open menu, is in the header, which then must not hide. */
  const isInUse = (): boolean => box.querySelector(':focus-visible, [aria-expanded="true"], details[open]') !== null
  const update = (): void => {
    const state = stateAt(top())
    show(state === 'hidden' && isInUse() ? 'pinned' : state)
    background?.follow()
  }
  let giveOffsetBack = (): void => {}
  const measure = (): void => {
    giveOffsetBack()
    const offset = fixedAbove(box)
    giveOffsetBack = offset ? setStyles(box, { [offsetName]: `${offset}px` }) : () => {}
    reserveScrollPadding(header, offset + header.offsetHeight)
  }
  const resizes = new ResizeObserver(measure)

  let background: ReturnType<typeof createBackground> | undefined
  update()
  const undo = positionBox(box, above)
  background = createBackground(box)
  background.follow()
  measure()
  resizes.observe(header)
  // A bar above may be added by a script, or be higher on a phone.
  for (const type of ['load', 'resize']) addEventListener(type, measure, { signal })
  addEventListener('scroll', update, { signal, passive: true })
  box.addEventListener('focusin', update, { signal })
  document.addEventListener('focusin', ({ target }) => clearOf(box, target), { signal })
  return () => {
    stop.abort()
    background?.stop()
    resizes.disconnect()
    giveOffsetBack()
    reserveScrollPadding(header, 0)
    for (const back of undo) back()
    box.removeAttribute(stateName)
  }
}

/** Largest share of the window's height that a bar may have; a higher element is not a bar. */
const mostOfWindow = 1 / 3

function isBar(element: Element): boolean {
  if (element.matches('dialog, [popover], [data-flx-mount], [data-flx-sticky-state]')) return false
  const { position } = getComputedStyle(element)
  const { top, width, height } = element.getBoundingClientRect()
  return position === 'fixed' && top <= 0 && width > innerWidth * 0.9 && height < innerHeight * mostOfWindow
}

/**
 * Returns the height in pixels of a fixed bar at the top of the window, such as that of a CMS for logged-in editors.
 */
function fixedAbove(header: Element): number {
  const bar = document
    .elementsFromPoint(innerWidth / 2, 0)
    .find((element) => !element.contains(header) && !header.contains(element) && isBar(element))
  return bar?.getBoundingClientRect().bottom ?? 0
}

/** The element that sticks: the header, or the wrapper that it nearly fills. */
interface StickyBox {
  element: HTMLElement
  /** Pixels of the wrapper above the header, which scroll out of view. */
  above: number
}

/**
 * Finds the element to make sticky. A sticky element stays within its parent, so a wrapper that leaves the header no
 * room to move sticks in its place. A header that is already fixed or sticky needs no wrapper.
 */
function stickyBox(header: HTMLElement, threshold: number): StickyBox {
  const { position } = getComputedStyle(header)
  if (position === 'fixed' || position === 'sticky') return { element: header, above: 0 }
  let element = header
  for (let parent = header.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    if (getComputedStyle(parent).display === 'contents') continue
    if (parent.offsetHeight - header.offsetHeight >= threshold || parent.localName === 'main') break
    element = parent
  }
  return { element, above: header.getBoundingClientRect().top - element.getBoundingClientRect().top }
}

interface Reserved {
  heights: Map<Element, number>
  undo: (() => void)[]
}

const reserved = (): Reserved => shared('sticky-room', () => ({ heights: new Map(), undo: [] }))

/**
 * Keeps elements that get the focus, and the target of a `#hash`, from being covered by a header (WCAG 2.4.11), with
 * the page's `scroll-padding-top` unless the site has set it. `--flx-sticky-height` gives the height to other rules.
 * A height of 0 removes it.
 */
function reserveScrollPadding(header: Element, height: number): void {
  const current = reserved()
  const { documentElement: root } = document
  if (height) current.heights.set(header, height)
  else current.heights.delete(header)
  for (const back of current.undo) back()
  current.undo = []
  const tallest = Math.max(0, ...current.heights.values())
  if (!tallest) return
  current.undo.push(setStyles(root, { '--flx-sticky-height': `${tallest}px` }))
  if (getComputedStyle(root).scrollPaddingTop === 'auto') {
    current.undo.push(setStyles(root, { 'scroll-padding-top': `${tallest + 8}px` }))
  }
}

function isClear(color: string): boolean {
  return color === 'transparent' || /^rgba\(.*,\s*0\)$|\/\s*0\)$/.test(color)
}

function hasBackground(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  return !isClear(backgroundColor) || backgroundImage !== 'none'
}

/**
 * Returns true if the box or an element of the same size in it has a background: many headers get theirs from a part.
 */
function isCovered(box: Element): boolean {
  const { width, height } = box.getBoundingClientRect()
  const fills = (part: Element): boolean => {
    const own = part.getBoundingClientRect()
    return own.width >= width - 1 && own.height >= height - 1
  }
  return [box, ...box.querySelectorAll('*')].some((part) => fills(part) && hasBackground(part))
}

function pageBackground(element: Element): string {
  for (let above = element.parentElement; above; above = above.parentElement) {
    const { backgroundColor } = getComputedStyle(above)
    if (!isClear(backgroundColor)) return backgroundColor
  }
  return 'Canvas'
}

/**
 * Gives a header without a background one while it is stuck, as the page's text would show through it: the colour of
 * the page, unless the site's `--flx-sticky-ground` gives another. It is set inline, as themes write
 * `background: none`.
 *
 * @returns a function that removes it.
 */
function setBackground(box: HTMLElement): () => void {
  if (isCovered(box)) return () => {}
  return setStyles(box, {
    '--flx-sticky-page-ground': pageBackground(box),
    'background-color': 'var(--flx-sticky-bare-ground)',
  })
}

/** Gives a box a background while it is stuck; `follow` checks that after each scroll. */
function createBackground(box: HTMLElement): { follow(): void; stop(): void } {
  let frame = 0
  let take: (() => void) | undefined
  const stop = (): void => {
    cancelAnimationFrame(frame)
    frame = 0
    take?.()
    take = undefined
  }
  return {
    follow() {
      const inset = Number.parseFloat(getComputedStyle(box).top) || 0
      const isStuck = scrollY > 0 && box.getBoundingClientRect().top <= inset
      if (!isStuck) return stop()
      // Waits for the next frame, as a theme may set a background itself once the page scrolls.
      frame ||= requestAnimationFrame(() => {
        take = setBackground(box)
      })
    },
    stop,
  }
}
