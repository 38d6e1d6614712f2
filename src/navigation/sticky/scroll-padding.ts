import { setStyles } from '../../core/browser/set-styles.ts'
import { shared } from '../../core/shared.ts'

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
