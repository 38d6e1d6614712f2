import { findAll } from '../../core/browser/select.ts'

/** Matches headers that are sticky themselves or through `<flx-sticky>`. */
const sticking = '[data-flx-sticky-state], [data-flx-sticky], .sticky_header, .header_fixed'

function isFixed(element: Element): boolean {
  return element.matches(sticking) || ['fixed', 'sticky'].includes(getComputedStyle(element).position)
}

/** Returns the fixed header of the page, if it has one (PAGE-02): an element that `selector` matches, or a `header`. */
export function fixedHeader(selector: string): HTMLElement | undefined {
  const headers = findAll(selector || `${sticking}, body header`)
  return headers.find((header) => header.offsetHeight > 0 && isFixed(header))
}
