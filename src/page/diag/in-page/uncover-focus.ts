import { highlighted } from './highlight.ts'

/** Corners where the panel may stand, in the order in which it goes round. */
export const places = ['bottom-right', 'bottom-left', 'top-left', 'top-right'] as const

interface Point {
  x: number
  y: number
}

/** Whether the panel, in this corner with the size it has, lies over a point of the window. */
function covers(panel: HTMLElement, place: (typeof places)[number], { x, y }: Point): boolean {
  const { width, height, left, right } = panel.getBoundingClientRect()
  // It stands as far from the edges of the window in each corner.
  const edge = Math.max(0, Math.min(left, document.documentElement.clientWidth - right))
  const isAcross = place.endsWith('left') ? x < width + edge : x > innerWidth - width - edge
  return isAcross && (place.startsWith('top') ? y < height + edge : y > innerHeight - height - edge)
}

/**
 * Has the panel give way to what a keyboard comes to in the page, and to what a finding shows there: under the panel it
 * cannot be seen.
 *
 * @param giveWay - told the number of a corner that is free; where none is, one beside which the folded panel is.
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
  // At the host, where what a click does in the panel has been done.
  host.addEventListener(
    'click',
    (event) => {
      const [target] = event.composedPath()
      const isShowing = target instanceof Element && target.closest('.flx-diag__finding')
      want(isShowing ? highlighted() : null)
    },
    { signal },
  )
  // The browser, or what shows it, may still have to scroll there.
  document.addEventListener('scrollend', look, { signal })
  // It grows with what it finds, and may come after the focus.
  const sizes = new ResizeObserver(look)
  sizes.observe(panel)
  signal.addEventListener('abort', () => sizes.disconnect())
  focused()
}
