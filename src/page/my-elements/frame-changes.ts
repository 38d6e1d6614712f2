import { findAll, findFirst } from '../../core/browser/select.ts'
import { type Field, isChanged } from '../../core/html/typed-fields.ts'

/**
 * Returns true if a form in a frame of this site has unsent changes (ELEM-04). A `<flx-form>` marks them on the
 * frame; the controls of other forms are compared with their initial values.
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
