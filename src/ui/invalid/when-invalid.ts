import { ofForm } from '../../core/browser/form.ts'
/**
 * As `sayInvalid`, for an element whose form is sent as it is nearly always: what says it is fetched when a field first keeps
 * the form from being sent. Where it cannot be had the browser says it in its own way.
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
