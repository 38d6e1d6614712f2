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

/**
 * Brings an element into view and draws a line around it, until another one is shown.
 * @param place corner where the panel stands: on a phone what is shown comes into what it leaves free
 */
export function highlight(element: Element, place = ''): void {
  adoptStyles(css)
  clearHighlight()
  element.setAttribute(mark, place)
  element.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}
