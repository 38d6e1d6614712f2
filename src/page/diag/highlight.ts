import { prefersReducedMotion } from '../../core/browser/media.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import css from './highlight.css'

const mark = 'data-flx-diag-shown'

/** Puts the mark away. */
export function clearHighlight(): void {
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark)
}

/** Brings an element into view and draws a line around it, until another one is shown. */
export function highlight(element: Element): void {
  adoptStyles(css)
  clearHighlight()
  element.setAttribute(mark, '')
  element.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}
