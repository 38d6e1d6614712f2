import { focused } from '../core/focus/focusable.ts'

/**
 * Copies a text that is not in a field, by a temporary field; focus is restored afterwards.
 *
 * @param pressed - The control that asked for it: while a dialog is open, nothing outside of it can be selected.
 * @returns true if it was copied.
 */
export async function copyText(text: string, pressed: Element): Promise<boolean> {
  const before = focused()
  const field = document.createElement('textarea')
  field.value = text
  // Otherwise a phone opens its keyboard.
  field.readOnly = true
  field.className = 'flx-visually-hidden'
  field.setAttribute('aria-hidden', 'true')
  const place = pressed.closest('dialog') ?? document.body
  place.append(field)
  const isCopied = await copyField(field)
  const tookFocus = document.activeElement === field
  field.remove()
  if (tookFocus && before instanceof HTMLElement) before.focus({ preventScroll: true })
  return isCopied
}

/**
 * Copies the value of a field. If the clipboard is refused, or missing (a page without https), the field is selected
 * and copied as a visitor would do it, and keeps the focus.
 *
 * @returns true if it was copied.
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

/** Returns true if the device can share this by a share sheet of its own. */
export const canShare = (data: ShareData): boolean => navigator.canShare?.(data) ?? false

/** Returns true if the visitor closed the sheet, or if it is already open, by the first of two clicks. */
const isHarmless = (error: unknown): boolean =>
  error instanceof DOMException && /^(?:AbortError|InvalidStateError)$/.test(error.name)

/** Opens the device's share sheet. @returns true if there is one, whatever the visitor did with it. */
export async function shareBySheet(data: ShareData): Promise<boolean> {
  if (!canShare(data)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return isHarmless(error)
  }
}
