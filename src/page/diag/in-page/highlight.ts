import { prefersReducedMotion } from '../../../core/browser/media.ts'
import { adoptStyles } from '../../../core/element/styles.ts'
import css from './highlight.css'

const mark = 'data-flx-diag-shown'

export const highlighted = (): Element | null => document.querySelector(`[${mark}]`)

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
 * @returns true if it is in view now, or if another one has been highlighted since; the page may hide it
 */
export async function highlight(element: Element, place = ''): Promise<boolean> {
  adoptStyles(css)
  clearHighlight()
  element.setAttribute(mark, place)
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
  if (isHeld(element) && !isInWindow(element)) scrollTo({ top: 0, behavior })
  else element.scrollIntoView({ block: 'center', behavior })
  await atRest(element)
  return isInWindow(element) || !element.hasAttribute(mark)
}
