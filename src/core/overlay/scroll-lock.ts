import { setStyles } from '../browser/set-styles.ts'
import { shared } from '../shared.ts'

interface Lock {
  count: number
  release: () => void
}

const lock = (): Lock => shared('scroll-lock', () => ({ count: 0, release: () => {} }))

/** Returns the element whose overflow the viewport uses: the root, or the body if the root has none. */
function scroller(root: HTMLElement, body: HTMLElement): HTMLElement {
  const says = (element: HTMLElement): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element)
    return overflowX !== 'visible' || overflowY !== 'visible'
  }
  return !says(root) && says(body) ? body : root
}

/**
 * Returns the boxes that are fixed to the window, and so follow its width, except dialogs and popovers, which adapt
 * themselves.
 */
const fixedBoxes = (body: HTMLElement): HTMLElement[] =>
  [...body.querySelectorAll<HTMLElement>('*')].filter(
    (box) => getComputedStyle(box).position === 'fixed' && !box.closest('dialog, [popover]'),
  )

function holdPage(): () => void {
  const { documentElement: root, body } = document
  const barWidth = window.innerWidth - root.clientWidth
  const widthOf = (): number => root.getBoundingClientRect().width
  const width = widthOf()
  const scrolls = scroller(root, body)
  const undo: (() => void)[] = []
  const hold = (element: HTMLElement, styles: Record<string, string>) =>
    undo.push(setStyles(element, styles, 'important'))
  const release = (): void => {
    for (const back of undo.splice(0)) back()
  }
  const hide = () => hold(scrolls, { 'overflow-x': 'hidden', 'overflow-y': 'hidden' })
  hide()
  if (barWidth > 0) {
    hold(root, { 'scrollbar-gutter': 'stable' })
    // WebKit supports the property but keeps no space for the scrollbar: fixed boxes are given their former position.
    if (widthOf() > width) {
      release()
      const stood = fixedBoxes(body).map((box) => {
        const { left, width, marginLeft } = getComputedStyle(box)
        return { box, place: { left, right: 'auto', width, 'margin-left': marginLeft } }
      })
      const padding = getComputedStyle(body).paddingRight
      hide()
      hold(body, { 'padding-right': `calc(${padding} + ${barWidth}px)` })
      for (const { box, place } of stood) hold(box, place)
    }
  }
  return release
}

/**
 * Stops the page from scrolling without moving its content: the scroll position and the space of the scrollbar stay,
 * nothing is transformed, fixed and sticky boxes stay in place. Locks are counted: the page scrolls again after the
 * last is released.
 *
 * @returns a function that releases this lock; calling it again has no effect.
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
