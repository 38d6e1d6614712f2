import { highlighted } from './highlight.ts'

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
