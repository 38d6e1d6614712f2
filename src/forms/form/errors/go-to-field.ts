import { scrollToElement } from '../../../core/browser/scroll.ts'
import { focusOn, isAvailable } from '../../../core/focus/focusable.ts'
import { openAround } from '../../../core/focus/open-around.ts'
import type { Field } from '../../../core/html/typed-fields.ts'
import { legendOf } from '../fields.ts'

/** Pixels between the bars that cover the top of the window and the element scrolled to. */
const breath = 12

/** Returns the height of the fixed or sticky elements at the top of the window, such as the site's header. */
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

/**
 * Scrolls to an element, below the elements stuck to the top. Does not move the page if the element is already in view.
 */
export function bringIntoView(target: Element): void {
  const { top, bottom } = target.getBoundingClientRect()
  const covered = coveredHeight()
  if (top >= covered && bottom <= innerHeight) {
    // Stops a scroll that the browser may still be making to the element focused before.
    scrollTo({ top: scrollY, behavior: 'instant' })
    return
  }
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  const offset = Math.max(covered, Number.parseFloat(scrollPaddingTop) || 0) + breath
  void scrollToElement(target, { offset, duration: 0 })
}

/**
 * Moves the focus to a field and scrolls its label into view, above a phone's on-screen keyboard.
 *
 * @returns false if the field cannot be used: disabled, or hidden by the page.
 */
export function goToField(field: Field): boolean {
  openAround(field)
  if (!isAvailable(field)) return false
  const heading = legendOf(field) ?? field.labels?.[0] ?? field
  focusOn(field)
  bringIntoView(heading.checkVisibility() ? heading : field)
  return true
}
