import { scrollToElement } from '../../../core/browser/scroll.ts'
import { focusOn } from '../../../core/focus/focusable.ts'
import type { Field } from '../../../core/html/typed-fields.ts'
import { legendOf } from '../fields.ts'

/** Pixels between what lies above the page and what is scrolled to. */
const breath = 12

/** Height of what sticks to the top of the window: a header of the site, whoever made it stick. */
function coveredHeight(): number {
  const found = document.elementsFromPoint(innerWidth / 2, 1)
  const bars = found.flatMap((element) => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return [box]
    }
    return []
  })
  const bottoms = bars.map((bar) => bar.getBoundingClientRect()).filter(({ height }) => height < innerHeight / 2)
  return Math.max(0, ...bottoms.map(({ bottom }) => bottom))
}

/** Scrolls to something, clear of what sticks to the top; not where it is in view already, and stays so. */
export function bringIntoView(target: Element): void {
  const { top, bottom } = target.getBoundingClientRect()
  const covered = coveredHeight()
  if (top >= covered && bottom <= innerHeight) {
    // The browser may still be on its way to what had the focus before, and would take the page along.
    scrollTo({ top: scrollY, behavior: 'instant' })
    return
  }
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  const offset = Math.max(covered, Number.parseFloat(scrollPaddingTop) || 0) + breath
  void scrollToElement(target, { offset, duration: 0 })
}

/** How a form shows a field that it keeps out of sight, in another step. */
export const revealers = new WeakMap<HTMLFormElement, (field: Field) => void>()

/** Opens what hides a field. */
function reveal(field: Field): void {
  if (field.form) revealers.get(field.form)?.(field)
  for (let box = field.parentElement; box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement) box.open = true
  }
}

/** Takes the visitor to a field: its label is in view, above the keyboard of a phone, and it has the focus. */
export function goToField(field: Field): void {
  reveal(field)
  const heading = legendOf(field) ?? field.labels?.[0] ?? field
  focusOn(field)
  bringIntoView(heading.checkVisibility() ? heading : field)
}
