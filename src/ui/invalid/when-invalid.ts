import { ofForm } from '../../core/browser/form.ts'
/**
 * Does the same as `showInvalidFields`, for an element whose form is nearly always valid: its code is fetched when a
 * field is first found invalid. If it cannot be fetched, the browser shows its own messages.
 *
 * @returns a function that stops it.
 */
export function whenInvalid(root: HTMLElement): () => void {
  let stop = (): void => root.removeEventListener('invalid', hold, true)
  let isAsked = false
  let isOver = false
  const hold = (event: Event): void => {
    if (event.defaultPrevented) return
    event.preventDefault()
    if (isAsked) return
    isAsked = true
    import('./show-invalid-fields')
      .then(({ showInvalidFields }) => {
        stop()
        if (!isOver) stop = showInvalidFields(root)
      }, stop)
      .then(() => {
        const { form } = event.target as HTMLInputElement
        if (!isOver && form) ofForm(form, 'reportValidity')()
      })
  }
  root.addEventListener('invalid', hold, true)
  return () => {
    isOver = true
    stop()
  }
}
