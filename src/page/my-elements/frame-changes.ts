import { type Field, isChanged } from '../../core/html/typed-fields.ts'

/**
 * Whether a form in a frame of this site was changed and not sent (ELEM-04). A `<flx-form>` says so on the frame; any
 * other is looked at.
 */
export function hasChanges(frame: HTMLIFrameElement | null): boolean {
  if (!frame) return false
  if (frame.hasAttribute('data-flx-unsaved')) return true
  try {
    const fields = frame.contentDocument?.querySelectorAll<Field>('form :is(input, select, textarea)') ?? []
    return [...fields].some((field) => !field.closest('flx-form') && isChanged(field))
  } catch {
    return false
  }
}
