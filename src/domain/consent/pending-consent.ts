import { hasChosenOf } from './consent-cookie.ts'

/** The consent elements of the page that still have their question to ask: what opens by itself lets them come first. */
export function pendingConsent(): Element[] {
  return [...document.querySelectorAll('flx-consent')].filter((consent) => !hasChosenOf(consent))
}
