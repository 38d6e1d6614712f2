import { ofForm } from '../../core/browser/form.ts'
import { httpTexts } from '../../core/http/http-messages.ts'
import { visitorMessage } from '../../core/http/request-error.ts'
import { setHidden } from './set-hidden.ts'
import { articleAddress, askAlert } from './stock-api.ts'
import { stockTexts as t } from './stock-messages.ts'

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...content)
  return made
}

/** The form where the author gives none. */
function createForm(): HTMLFormElement {
  const form = element('form', { className: 'flx-stock__alert', method: 'post', action: articleAddress() })
  const input = element('input', { className: 'flx-field__input', type: 'email', name: 'email', required: true })
  input.autocomplete = 'email'
  const label = element('label', { className: 'flx-field' })
  label.append(element('span', { className: 'flx-field__label' }, t('email')), input)
  form.append(
    element('p', { className: 'flx-stock__alert-title' }, t('alert-title')),
    element('input', { type: 'hidden', name: 'action', value: 'alerte_stock' }),
    element('input', { type: 'hidden', name: 'idreference' }),
    label,
    element('button', { className: 'flx-button flx-button--secondary', type: 'submit' }, t('ask')),
  )
  return form
}

/** Says how it ended, in the page's alert popup (ART-02). */
async function showResult(isDone: boolean, message: string): Promise<void> {
  const { alert } = await import('../../overlays/modal/dialogs.ts')
  const title = t(isDone ? 'asked' : 'refused')
  const content = document.createTextNode(message || t(isDone ? 'noted' : 'refused'))
  await alert({ title, content, theme: isDone ? 'success' : 'warning' })
}

async function send(form: HTMLFormElement): Promise<void> {
  try {
    const { isDone, message } = await askAlert(form)
    if (isDone) ofForm(form, 'reset')()
    await showResult(isDone, message)
  } catch (error) {
    await showResult(false, visitorMessage(error) || httpTexts('refused'))
  }
}

/** The form by which a visitor asks to be told when a reference is back: the author's, or ours. */
export interface AlertForm {
  /** Without a reference it asks for the one that the author wrote in it. */
  show(referenceId?: string): void
  hide(): void
  remove(): void
}

/** The author's form for alerts, where there is one. */
export function givenAlertForm(host: HTMLElement): HTMLFormElement | null {
  return host.querySelector('form[data-flx-stock-alert]')
}

export function alertForm(given: HTMLFormElement | null, mount: HTMLElement): AlertForm {
  const form = given ?? createForm()
  const wasHidden = form.hasAttribute('hidden')
  const busy = { sending: false }
  if (!given) mount.append(form)
  setHidden(form, true)

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    event.stopPropagation()
    if (busy.sending) return
    busy.sending = true
    await send(form)
    busy.sending = false
  }
  const listener = (event: SubmitEvent): void => void submit(event)
  form.addEventListener('submit', listener)
  return {
    show: (referenceId) => {
      // The value of a reset too: a form that was sent is emptied.
      if (referenceId) form.querySelector('[name="idreference"]')?.setAttribute('value', referenceId)
      setHidden(form, false)
    },
    hide: () => setHidden(form, true),
    remove: () => {
      form.removeEventListener('submit', listener)
      setHidden(form, wasHidden)
    },
  }
}
