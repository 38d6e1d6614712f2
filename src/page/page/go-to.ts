// Fetched with the first need to scroll: most pages have none.
import { scrollToElement } from '../../core/browser/scroll.ts'
import { fixedHeader } from './fixed-header.ts'

/** Pixels between a header and what is scrolled to. */
const breath = 8

/** Scrolls to a target, clear of the fixed header. @returns whether it got there. */
export function goTo(target: unknown, header: string): Promise<boolean> {
  const found = fixedHeader(header)
  if (!found) return scrollToElement(target)
  // It may stand below the bar of a CMS.
  const top = Math.max(0, Number.parseFloat(getComputedStyle(found).top) || 0)
  return scrollToElement(target, { offset: top + found.offsetHeight + breath })
}
