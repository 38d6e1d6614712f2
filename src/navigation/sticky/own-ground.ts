import { setStyles } from '../../core/browser/set-styles.ts'

/** Returns true if a colour is fully transparent. */
function isClear(color: string): boolean {
  return color === 'transparent' || /^rgba\(.*,\s*0\)$|\/\s*0\)$/.test(color)
}

function hasGround(element: Element): boolean {
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
  return [box, ...box.querySelectorAll('*')].some((part) => fills(part) && hasGround(part))
}

/** Returns the background colour of the page behind an element. */
function pageGround(element: Element): string {
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
function giveGround(box: HTMLElement): () => void {
  if (isCovered(box)) return () => {}
  return setStyles(box, {
    '--flx-sticky-page-ground': pageGround(box),
    'background-color': 'var(--flx-sticky-bare-ground)',
  })
}

/** Gives a box a background while it is stuck; `follow` checks that after each scroll. */
export function groundOf(box: HTMLElement): { follow(): void; stop(): void } {
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
        take = giveGround(box)
      })
    },
    stop,
  }
}
