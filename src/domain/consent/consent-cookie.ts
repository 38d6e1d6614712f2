import { ofPage } from '../../core/browser/page.ts'

/** Name of the cookie that keeps the visitor's choice. */
export const consentCookie = 'flx-consent'

/** Version of the purposes that an element asks about. */
export const versionOf = (consent: Element): string => consent.getAttribute('revision') ?? '1'

/** Whether the cookies of the page have this; a frame that is shut off (`sandbox`) may not read them. */
function has(text: string): boolean | undefined {
  try {
    return ofPage('cookie').includes(text)
  } catch {}
}

/** Whether the visitor has chosen, whatever and whenever: read without parsing it, for who must not weigh on the page. */
export function hasChosen(): boolean | undefined {
  return has(`${consentCookie}=%7B`)
}

/** Whether the choice is about the purposes that an element asks of now. The version comes first in the record. */
export function hasChosenOf(consent: Element): boolean | undefined {
  const start = JSON.stringify({ version: versionOf(consent) }).slice(0, -1)
  return has(`${consentCookie}=${encodeURIComponent(start)}`)
}
