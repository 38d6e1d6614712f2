import { matches, onMedia } from './media.ts'

/** Media query of a phone: below 768 px, whatever the fraction of a zoomed page (PAGE-09). */
export const mobileQuery = 'not all and (min-width: 768px)'

/** Whether the page is below 768 px wide. */
export function isMobile(): boolean {
  return matches(mobileQuery)
}

/** Calls back each time the page goes below 768 px or above. @returns a function that stops it. */
export function onMobile(listener: (mobile: boolean) => void): () => void {
  return onMedia(mobileQuery, listener)
}
