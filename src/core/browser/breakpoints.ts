import { matches, onMedia } from './media.ts'

/** Media query for phones: narrower than 768 px, fractions of a pixel on a zoomed page included (PAGE-09). */
const mobileQuery = 'not all and (min-width: 768px)'

/** Returns true if the page is less than 768 px wide. */
export function isMobile(): boolean {
  return matches(mobileQuery)
}

/** Calls the listener each time the width crosses 768 px. @returns a function that removes the listener. */
export function onMobile(listener: (mobile: boolean) => void): () => void {
  return onMedia(mobileQuery, listener)
}
