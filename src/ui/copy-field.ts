/**
 * Copies what a field holds. Where the clipboard is refused, or is not there (a page without https), the field is
 * selected and copied as a visitor would: it then has the focus.
 *
 * @returns whether it was copied.
 */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.focus({ preventScroll: true })
    field.select()
    return document.execCommand('copy')
  }
}
