import { prefersReducedMotion } from '../../../core/browser/media.ts'
import { adoptStyles } from '../../../core/element/styles.ts'
import css from './highlight.css'

const mark = 'data-flx-diag-shown'

/** The element that is shown now. */
export const highlighted = (): Element | null => document.querySelector(`[${mark}]`)

/** Puts the mark away. */
export function clearHighlight(): void {
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark)
}

const isInWindow = (element: Element): boolean =>
  [element, ...element.querySelectorAll('*')].some((node) => {
    const { left, right, top, bottom, width, height } = node.getBoundingClientRect()
    const isWithin = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
    return isWithin && width > 0 && height > 0 && node.checkVisibility({ visibilityProperty: true })
  })

/** Whether it stands in the window, and not at a place of the page that scrolling leads to. */
function isHeld(element: Element): boolean {
  for (let node: Element | null = element; node; node = node.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(node).position)) return true
  return false
}

const mostFrames = 120

/** Once it stands still for some frames, or has moved for long. */
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
 * Brings an element into view and draws a line around it, until another one is shown. What stands in the window, and was put
 * out of it, comes back at the top of the page: a header goes away as the page is scrolled down.
 *
 * @param place corner where the panel stands: on a phone what is shown comes into what it leaves free
 * @returns whether it is in view now; the page may hide it
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
