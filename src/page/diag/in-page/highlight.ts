import { prefersReducedMotion } from '../../../core/browser/media.ts'
import { adoptStyles } from '../../../core/element/styles.ts'
import css from './highlight.css'

const mark = 'data-flx-diag-shown'

const highlighted = (): Element | null => document.querySelector(`[${mark}]`)

export function clearHighlight(): void {
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark)
}

const isInWindow = (element: Element): boolean =>
  [element, ...element.querySelectorAll('*')].some((node) => {
    const { left, right, top, bottom, width, height } = node.getBoundingClientRect()
    const isWithin = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
    return isWithin && width > 0 && height > 0 && node.checkVisibility({ visibilityProperty: true })
  })

/** Returns true if the element or an ancestor is fixed or sticky, so that scrolling may not bring it into view. */
function isHeld(element: Element): boolean {
  for (let node: Element | null = element; node; node = node.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(node).position)) return true
  return false
}

const mostFrames = 120

/** Resolves when the element has not moved for some frames, or has moved for too long. */
async function atRest(element: Element): Promise<void> {
  let before = ''
  for (let frame = 0, still = 0; still < 8 && frame < mostFrames; frame++) {
    await new Promise(requestAnimationFrame)
    const { x, y } = element.getBoundingClientRect()
    still = `${x} ${y}` === before ? still + 1 : 0
    before = `${x} ${y}`
  }
}

/**
 * Scrolls an element into view and outlines it, until another one is highlighted. A fixed or sticky element that is
 * out of view is looked for at the top of the page, as some headers hide while the page is scrolled down.
 *
 * @param place the corner of the panel: on a phone the element is scrolled into the part that the panel leaves free
 * @returns true if it is in view now; the page may hide it
 */
export async function highlight(element: Element, place = ''): Promise<boolean> {
  adoptStyles(css)
  clearHighlight()
  element.setAttribute(mark, place)
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
  if (isHeld(element) && !isInWindow(element)) scrollTo({ top: 0, behavior })
  else element.scrollIntoView({ block: 'center', behavior })
  await atRest(element)
  return isInWindow(element)
}

/** The corners in which the panel can stand, in the order in which its button moves it. */
export const places = ['bottom-right', 'bottom-left', 'top-left', 'top-right'] as const

interface Point {
  x: number
  y: number
}

/** Returns true if the panel, with its present size, would cover this point of the window in that corner. */
function covers(panel: HTMLElement, place: (typeof places)[number], { x, y }: Point): boolean {
  const { width, height, left, right } = panel.getBoundingClientRect()
  // The distance to the edges of the window is the same in each corner.
  const edge = Math.max(0, Math.min(left, document.documentElement.clientWidth - right))
  const isAcross = place.endsWith('left') ? x < width + edge : x > innerWidth - width - edge
  return isAcross && (place.startsWith('top') ? y < height + edge : y > innerHeight - height - edge)
}

/**
 * Moves the panel away from the element of the page that has keyboard focus or that a finding highlights, as the
 * panel would cover it.
 *
 * @param giveWay - Called with the index of a free corner; if none is free, with one in which the folded panel does
 * not cover the element.
 */
export function uncoverFocus(
  panel: HTMLElement,
  signal: AbortSignal,
  giveWay: (place: number, isFolded: boolean) => void,
): void {
  const host = (panel.getRootNode() as ShadowRoot).host
  let wanted: Element | null = null
  const look = (): void => {
    if (!wanted) return
    const { left, right, top, bottom } = wanted.getBoundingClientRect()
    const point = { x: (left + right) / 2, y: (top + bottom) / 2 }
    if (document.elementFromPoint(point.x, point.y) !== host) return
    const free = places.findIndex((place) => !covers(panel, place, point))
    if (free >= 0) giveWay(free, false)
    else giveWay(point.y < innerHeight / 2 ? 0 : 3, true)
  }
  const want = (next: Element | null): void => {
    wanted = next
    requestAnimationFrame(look)
  }
  const focused = (): void => {
    const active = document.activeElement
    if (active && active !== host) want(active.matches(':focus-visible') ? active : null)
  }
  document.addEventListener('focusin', focused, { signal })
  // Listens at the host, so that the panel's own click listeners have run before.
  host.addEventListener(
    'click',
    (event) => {
      const [target] = event.composedPath()
      const isShowing = target instanceof Element && target.closest('.flx-diag__finding')
      want(isShowing ? highlighted() : null)
    },
    { signal },
  )
  // Checks again after a scroll, which may have moved the element below the panel.
  document.addEventListener('scrollend', look, { signal })
  // Checks again when the panel changes its size, as it grows with its findings and may open after the focus.
  const sizes = new ResizeObserver(look)
  sizes.observe(panel)
  signal.addEventListener('abort', () => sizes.disconnect())
  focused()
}
