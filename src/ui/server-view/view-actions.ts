import { isPlainClick } from '../../core/browser/plain-click.ts'

/** What a control of a view asks for (architecture, idea 3). */
export interface ViewAction {
  /** `data-flx-action` of the control. */
  action: string
  /** `data-flx-value` of the control, or else the field `value` of its form. */
  value: string
  /** The other fields of its form, as a plain submit would send them. */
  fields: URLSearchParams
  control: HTMLElement
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const actionNames = ['action', 'panierv3[action]']
const valueNames = ['value', 'panierv3[value]']
const buttonTypes = ['submit', 'image', 'button', 'reset']

function isField(control: Element): control is Field {
  if (control instanceof HTMLInputElement) return !buttonTypes.includes(control.type)
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
}

function formOf(control: HTMLElement): HTMLFormElement | null {
  if (control instanceof HTMLFormElement) return control
  return control instanceof HTMLButtonElement || control instanceof HTMLInputElement || isField(control)
    ? control.form
    : control.closest('form')
}

function isSubmitter(control: HTMLElement): boolean {
  return (
    (control instanceof HTMLButtonElement || control instanceof HTMLInputElement) &&
    (control.type === 'submit' || control.type === 'image')
  )
}

function readAction(control: HTMLElement, form: HTMLFormElement | null): ViewAction {
  const sent = form ? new FormData(form, isSubmitter(control) ? control : null) : new FormData()
  const fields = new URLSearchParams()
  let value = control.dataset.flxValue
  for (const [name, text] of sent) {
    if (typeof text !== 'string' || actionNames.includes(name)) continue
    if (valueNames.includes(name)) value ??= text
    else fields.append(name, text)
  }
  if (!form && isField(control) && control.name) fields.append(control.name, control.value)
  return { action: control.dataset.flxAction ?? '', value: value ?? '', fields, control }
}

/** The control of a form that was sent: the button that sent it, or the form itself. */
function sentBy(event: SubmitEvent): HTMLElement | null {
  const form = event.target as HTMLFormElement
  const button = event.submitter ?? form.querySelector<HTMLElement>('button[data-flx-action]:not([type="button"])')
  return button?.closest<HTMLElement>('[data-flx-action]') ?? form.closest<HTMLElement>('form[data-flx-action]')
}

function controlOf(event: Event): HTMLElement | null {
  if (event instanceof SubmitEvent) return sentBy(event)
  const control = (event.target as Element).closest<HTMLElement>('[data-flx-action]')
  if (!control || control instanceof HTMLFormElement) return null
  if (event.type === 'change') return isField(control) ? control : null
  return isField(control) || (isSubmitter(control) && formOf(control)) ? null : control
}

/**
 * Listens to every control with `data-flx-action` under a root, rendered by React or by a server: buttons that send
 * their form, other buttons and links when clicked, fields when changed.
 *
 * @returns a function that stops it.
 */
export function listenToActions(root: HTMLElement, perform: (action: ViewAction) => void): () => void {
  const listener = (event: Event): void => {
    if (event.defaultPrevented || (event instanceof MouseEvent && !isPlainClick(event))) return
    const control = controlOf(event)
    if (!control || !root.contains(control)) return
    if (event.type !== 'change') event.preventDefault()
    perform(readAction(control, formOf(control)))
  }
  const types = ['click', 'change', 'submit']
  for (const type of types) root.addEventListener(type, listener)
  return () => {
    for (const type of types) root.removeEventListener(type, listener)
  }
}
