import { findAll } from '../../core/browser/select.ts'

/** Headers that stick of themselves or that `<flx-sticky>` makes stick. */
const sticking = '[data-flx-sticky-state], [data-flx-sticky], .sticky_header, .header_fixed'

function isFixed(element: Element): boolean {
  return element.matches(sticking) || ['fixed', 'sticky'].includes(getComputedStyle(element).position)
}

/** The header that stays above the page, if it has one (PAGE-02): what `selector` finds, or a `header` that is fixed. */
export function fixedHeader(selector: string): HTMLElement | undefined {
  const headers = findAll(selector || `${sticking}, body header`)
  return headers.find((header) => header.offsetHeight > 0 && isFixed(header))
}
