import { textLocale } from '../../../core/i18n/texts.ts'
import { formTexts as t } from '../form-messages.ts'

/** Says that what was typed before is back, and offers to throw it away. */
export function draftNote(before: Element, at: number, forget: () => void): { remove(): void } {
  const note = document.createElement('div')
  note.className = 'flx-form__draft flx-message flx-message--info'
  note.dataset.flxMount = 'form'
  note.role = 'status'
  const date = new Date(at)
  const day = new Intl.DateTimeFormat(textLocale(), { day: 'numeric', month: 'long' }).format(date)
  const time = new Intl.DateTimeFormat(textLocale(), { hour: 'numeric', minute: '2-digit' }).format(date)
  const said = document.createElement('p')
  said.className = 'flx-message__text'
  said.textContent = t('draft-restored', { day, time })
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'flx-button flx-button--secondary flx-button--small'
  button.textContent = t('draft-forget')
  button.addEventListener('click', () => {
    forget()
    button.remove()
    said.textContent = t('draft-forgotten')
    said.tabIndex = -1
    said.focus({ preventScroll: true })
  })
  note.append(said, button)
  before.before(note)
  return note
}
