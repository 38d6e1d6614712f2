import { setStyles } from '../../core/browser/set-styles.ts'

/** Whether a colour lets all through that lies behind it. */
function isClear(color: string): boolean {
  return color === 'transparent' || /^rgba\(.*,\s*0\)$|\/\s*0\)$/.test(color)
}

function hasGround(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  return !isClear(backgroundColor) || backgroundImage !== 'none'
}

/** Whether something within a box, as wide and as high, hides the page behind it: many headers are painted by a part. */
function isCovered(box: Element): boolean {
  const { width, height } = box.getBoundingClientRect()
  const fills = (part: Element): boolean => {
    const own = part.getBoundingClientRect()
    return own.width >= width - 1 && own.height >= height - 1
  }
  return [box, ...box.querySelectorAll('*')].some((part) => fills(part) && hasGround(part))
}

/** The colour that the page shows behind an element where it stands. */
function pageGround(element: Element): string {
  for (let above = element.parentElement; above; above = above.parentElement) {
    const { backgroundColor } = getComputedStyle(above)
    if (!isClear(backgroundColor)) return backgroundColor
  }
  return 'Canvas'
}

/**
 * Gives a header that has no background one while it is stuck: the page's text would show through it. That of the page,
 * unless the site's `--flx-sticky-ground` says another; on the header itself, for themes write `background: none`.
 *
 * @returns takes it away.
 */
function giveGround(box: HTMLElement): () => void {
  if (isCovered(box)) return () => {}
  return setStyles(box, {
    '--flx-sticky-page-ground': pageGround(box),
    'background-color': 'var(--flx-sticky-bare-ground)',
  })
}

/** Follows whether a box is stuck, and gives it a ground meanwhile. */
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
      // In the next frame: a theme may paint its header itself once the page scrolls.
      frame ||= requestAnimationFrame(() => {
        take = giveGround(box)
      })
    },
    stop,
  }
}
