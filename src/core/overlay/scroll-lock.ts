import { shared } from '../shared.ts'

interface Lock {
  count: number
  release: () => void
}

const lock = (): Lock => shared('scroll-lock', () => ({ count: 0, release: () => {} }))

function setStyle(element: HTMLElement, property: string, value: string): () => void {
  const before = element.style.getPropertyValue(property)
  const priority = element.style.getPropertyPriority(property)
  element.style.setProperty(property, value, 'important')
  return () => {
    if (before) element.style.setProperty(property, before, priority)
    else element.style.removeProperty(property)
    if (element.getAttribute('style') === '') element.removeAttribute('style')
  }
}

/** The viewport takes its overflow from the root or, when the root says nothing, from the body: lock the one it takes. */
function scroller(root: HTMLElement, body: HTMLElement): HTMLElement {
  const says = (element: HTMLElement): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element)
    return overflowX !== 'visible' || overflowY !== 'visible'
  }
  return !says(root) && says(body) ? body : root
}

function holdPage(): () => void {
  const { documentElement: root, body } = document
  const barWidth = window.innerWidth - root.clientWidth
  const widthOf = (): number => root.getBoundingClientRect().width
  const width = widthOf()
  const scrolls = scroller(root, body)
  const undo = [setStyle(scrolls, 'overflow-x', 'hidden'), setStyle(scrolls, 'overflow-y', 'hidden')]
  if (barWidth > 0) {
    undo.push(setStyle(root, 'scrollbar-gutter', 'stable'))
    // WebKit knows the property, and keeps no room at the edge of the window.
    if (widthOf() > width)
      undo.push(setStyle(body, 'padding-right', `calc(${getComputedStyle(body).paddingRight} + ${barWidth}px)`))
  }
  return () => {
    for (const back of undo) back()
  }
}

/**
 * Stops the page from scrolling without moving anything in it: the scroll position and the room of the scrollbar stay,
 * nothing is transformed, fixed and sticky boxes keep their place. Locks count: the page scrolls again after the last.
 *
 * @returns releases this lock; harmless when called again.
 */
export function lockScroll(): () => void {
  const current = lock()
  if (current.count++ === 0) current.release = holdPage()
  let held = true
  return () => {
    if (!held) return
    held = false
    if (--current.count === 0) current.release()
  }
}
