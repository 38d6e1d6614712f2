import { ofPage } from '../../core/browser/page.ts'

/** Name of the cookie with the visitor's choice. */
export const consentCookie = 'flx-consent'

/** Returns the version of the purposes that an element asks about. */
export const versionOf = (consent: Element): string => consent.getAttribute('revision') ?? '1'

/** Returns true if the page's cookies contain this text; undefined in a sandboxed frame, which cannot read them. */
function has(text: string): boolean | undefined {
  try {
    return ofPage('cookie').includes(text)
  } catch {}
}

/**
 * Returns true if the visitor has chosen anything at any time. Does not parse the record, to keep the code that uses it
 * small.
 */
export function hasChosen(): boolean | undefined {
  return has(`${consentCookie}=%7B`)
}

/**
 * Returns true if the choice is about the element's current version of the purposes, which comes first in the record.
 */
export function hasChosenOf(consent: Element): boolean | undefined {
  const start = JSON.stringify({ version: versionOf(consent) }).slice(0, -1)
  return has(`${consentCookie}=${encodeURIComponent(start)}`)
}
