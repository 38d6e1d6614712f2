import { hasChosenOf } from './consent-cookie.ts'

/** Returns the consent elements that have not been answered yet. Content that opens by itself waits for them. */
export function pendingConsent(): Element[] {
  return [...document.querySelectorAll('flx-consent')].filter((consent) => !hasChosenOf(consent))
}
