import { findAll, findFirst } from '../../core/browser/select.ts'
import { type Field, isChanged } from '../../core/html/typed-fields.ts'

/**
 * Whether a form in a frame of this site was changed and not sent (ELEM-04). A `<flx-form>` says so on the frame; any
 * other is looked at.
 */
export function hasChanges(frame: HTMLIFrameElement | null): boolean {
  if (!frame) return false
  if (frame.hasAttribute('data-flx-unsaved')) return true
  try {
    const page = frame.contentDocument
    if (!page) return false
    const guarded = findAll('flx-form', page).map(
      (sender) => findFirst(sender.getAttribute('for') ?? '', page) ?? sender,
    )
    const fields = findAll<Field>('form :is(input, select, textarea)', page)
    return fields.some((field) => isChanged(field) && !guarded.some((place) => place.contains(field)))
  } catch {
    return false
  }
}
