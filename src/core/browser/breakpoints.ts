import { matches, onMedia } from './media.ts'

/** Widths in pixels at which pages change their shape (PAGE-09). */
export const breakpoints = {
  /** Below it, a page is on a phone. */
  mobile: 768,
  grid: [768, 992],
  menu: [767, 991],
} as const

/** Media query of a phone: below 768 px, whatever the fraction of a zoomed page. */
export const mobileQuery = `not all and (min-width: ${breakpoints.mobile}px)`

/** Whether the page is below 768 px wide. */
export function isMobile(): boolean {
  return matches(mobileQuery)
}

/** Calls back each time the page goes below 768 px or above. @returns a function that stops it. */
export function onMobile(listener: (mobile: boolean) => void): () => void {
  return onMedia(mobileQuery, listener)
}
