/** Name of the cookie that keeps the visitor's choice. */
export const consentCookie = 'flx-consent'

/** Whether the visitor has chosen, whatever the choice: read without parsing it, for who must not weigh on the page. */
export function hasChosen(): boolean {
  return `; ${document.cookie}`.includes(`; ${consentCookie}=`)
}
