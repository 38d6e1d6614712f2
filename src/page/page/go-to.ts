// Loaded when a page must scroll: most pages need not.
import { scrollToElement } from '../../core/browser/scroll.ts'
import { fixedHeader } from './fixed-header.ts'

const breath = 8

/** Scrolls to a target, below the fixed header. @returns true if it got there. */
export function goTo(target: unknown, header: string): Promise<boolean> {
  const found = fixedHeader(header)
  if (!found) return scrollToElement(target)
  // The header may stick below the bar of a CMS.
  const top = Math.max(0, Number.parseFloat(getComputedStyle(found).top) || 0)
  return scrollToElement(target, { offset: top + found.offsetHeight + breath })
}
