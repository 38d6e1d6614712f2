import { isField } from '../../core/html/typed-fields.ts'
import { formTexts as t } from './form-messages.ts'

const confirmations = '[data-flx-confirm], [name="email_confirm"], [name="password_confirm"]'

/**
 * Refuses a paste where an e-mail or a password is typed a second time (FORM-08), and there alone (decision 1): what a
 * password manager or the browser fills in is no paste.
 */
export function refusePaste(form: HTMLFormElement, signal: AbortSignal): void {
  const notes = new Map<Element, HTMLElement>()
  const paste = (event: ClipboardEvent): void => {
    const { target } = event
    if (!(target instanceof HTMLElement) || !isField(target) || !target.matches(confirmations)) return
    event.preventDefault()
    const note = notes.get(target) ?? document.createElement('p')
    if (!note.isConnected) {
      note.role = 'status'
      note.className = 'flx-form__hint'
      note.dataset.flxMount = 'form'
      ;(target.closest('label') ?? target).after(note)
      notes.set(target, note)
    }
    note.textContent = t('no-paste')
  }
  const typed = ({ target }: Event): void => {
    if (!(target instanceof Element)) return
    notes.get(target)?.remove()
    notes.delete(target)
  }
  form.addEventListener('paste', paste, { signal })
  form.addEventListener('input', typed, { signal })
  signal.addEventListener('abort', () => {
    for (const note of notes.values()) note.remove()
  })
}
