import { setStyles } from '../../core/browser/set-styles.ts'
import { emit } from '../../core/events.ts'
import { shared } from '../../core/shared.ts'
import { groundOf } from './own-ground.ts'
import { type StickyOptions, type StickyState, stickyStates } from './sticky-state.ts'

const stateName = 'data-flx-sticky-state'
/** How far below the top of the window a header sticks. */
const offsetName = '--flx-sticky-top'

/** A site's own `position: relative`, which usually serves what lies in the header, would undo the element's purpose. */
function positionBox(box: HTMLElement, above: number): (() => void)[] {
  const isPlaced = !['static', 'relative'].includes(getComputedStyle(box).position)
  return [
    isPlaced ? () => {} : setStyles(box, { position: 'sticky' }),
    above > 0 ? setStyles(box, { top: `calc(var(${offsetName}, 0px) - ${above}px)` }) : () => {},
  ]
}

/**
 * WebKit brings what gets the focus into view, and not out from under a header that the page's `scroll-padding-top` is for
 * (WCAG 2.4.11). Where the browser has done so already, nothing moves.
 */
function clearOf(header: HTMLElement, target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
  if (header.contains(target) || target.closest('dialog, [popover]')) return
  const { top, height } = target.getBoundingClientRect()
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  if (top < room && height < innerHeight - room) target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** Makes one header stick (PAGE-08). @returns lets it go. */
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
  /** Someone who goes through it with the keyboard sees where they are. */
  const isInUse = (): boolean => box.querySelector(':focus-visible') !== null
  const update = (): void => {
    const state = stateAt(top())
    show(state === 'hidden' && isInUse() ? 'pinned' : state)
    ground?.follow()
  }
  let giveOffsetBack = (): void => {}
  const measure = (): void => {
    giveOffsetBack()
    const offset = fixedAbove(box)
    giveOffsetBack = offset ? setStyles(box, { [offsetName]: `${offset}px` }) : () => {}
    reserveScrollPadding(header, offset + header.offsetHeight)
  }
  const resizes = new ResizeObserver(measure)

  let ground: ReturnType<typeof groundOf> | undefined
  update()
  const undo = positionBox(box, above)
  ground = groundOf(box)
  ground.follow()
  measure()
  resizes.observe(header)
  // A bar may come with a script, and be higher on a phone.
  for (const type of ['load', 'resize']) addEventListener(type, measure, { signal })
  addEventListener('scroll', update, { signal, passive: true })
  box.addEventListener('focusin', update, { signal })
  document.addEventListener('focusin', ({ target }) => clearOf(box, target), { signal })
  return () => {
    stop.abort()
    ground?.stop()
    resizes.disconnect()
    giveOffsetBack()
    reserveScrollPadding(header, 0)
    for (const back of undo) back()
    box.removeAttribute(stateName)
  }
}

/** A bar takes less of the window than this; what takes more is no bar. */
const mostOfWindow = 1 / 3

function isBar(element: Element): boolean {
  if (element.matches('dialog, [popover], [data-flx-mount], [data-flx-sticky-state]')) return false
  const { position } = getComputedStyle(element)
  const { top, width, height } = element.getBoundingClientRect()
  return position === 'fixed' && top <= 0 && width > innerWidth * 0.9 && height < innerHeight * mostOfWindow
}

/** Pixels that something else keeps at the top of the window: the bar of a CMS, for who is logged in to edit the site. */
export function fixedAbove(header: Element): number {
  const bar = document
    .elementsFromPoint(innerWidth / 2, 0)
    .find((element) => !element.contains(header) && !header.contains(element) && isBar(element))
  return bar?.getBoundingClientRect().bottom ?? 0
}

/** What sticks so that a header does: the header, or the wrapper that it nearly fills. */
export interface StickyBox {
  element: HTMLElement
  /** Pixels of the wrapper above the header, which scroll away. */
  above: number
}

/**
 * A sticky box stays within its parent: a wrapper that leaves it no room sticks in its stead. A header that is fixed
 * already sticks by itself.
 */
export function stickyBox(header: HTMLElement, threshold: number): StickyBox {
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
  /** Gives the page's own styles back. */
  undo: (() => void)[]
}

const reserved = (): Reserved => shared('sticky-room', () => ({ heights: new Map(), undo: [] }))

/**
 * Keeps what gets focus, and what a `#hash` names, clear of a header (WCAG 2.4.11): by the page's `scroll-padding-top`,
 * unless the site gave it one. The height is `--flx-sticky-height` for other rules. 0 gives the room back.
 */
export function reserveScrollPadding(header: Element, height: number): void {
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
