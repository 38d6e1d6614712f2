import { closest } from '../../core/browser/closest.ts'
import { isPlainClick } from '../../core/browser/plain-click.ts'
import { isHalfTyped } from '../../core/html/typed-fields.ts'
import { isUntrusted } from '../../core/html/untrusted.ts'

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

/** The form that a control belongs to, wherever it stands. */
export function formOf(control: HTMLElement): HTMLFormElement | null {
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

/** The fields that a control sends along with its action, as a plain submit would: those of its form. */
export function fieldsWith(control: HTMLElement): URLSearchParams {
  const form = formOf(control)
  const fields = new URLSearchParams()
  for (const [name, text] of form ? new FormData(form, isSubmitter(control) ? control : null) : []) {
    if (typeof text === 'string' && ![...actionNames, ...valueNames].includes(name)) fields.append(name, text)
  }
  if (!form && isField(control) && control.name) fields.append(control.name, control.value)
  return fields
}

/** What the form of a control says under one of these names; the button that sends it is asked first. */
function sentAs(names: string[], control: HTMLElement, form: HTMLFormElement | null): string | undefined {
  if (control instanceof HTMLButtonElement && names.includes(control.name)) return control.value
  const found = form && [...new FormData(form)].find(([name]) => names.includes(name))?.[1]
  return typeof found === 'string' ? found : undefined
}

function readAction(control: HTMLElement, form: HTMLFormElement | null): ViewAction {
  const { flxAction, flxValue } = control.dataset
  return {
    action: flxAction ?? sentAs(actionNames, control, form) ?? '',
    value: flxValue ?? sentAs(valueNames, control, form) ?? '',
    fields: fieldsWith(control),
    control,
  }
}

/** Whether this is an action of the view, by its name. */
export type IsAction = (name: string) => boolean

/** The control of a form that was sent: the button that sent it, or the form itself; without hooks, by its `action`. */
function sentBy({ target, submitter }: SubmitEvent, isAction: IsAction): HTMLElement | null {
  const form = target as HTMLFormElement
  const button = submitter ?? form.querySelector<HTMLElement>('button[data-flx-action]:not([type="button"])')
  const hooked = closest(button, '[data-flx-action]') ?? closest(form, 'form[data-flx-action]')
  if (hooked) return hooked
  const plain = submitter ?? form
  return !isUntrusted(form) && isAction(sentAs(actionNames, plain, form) ?? '') ? plain : null
}

function controlOf(event: Event, isAction: IsAction): HTMLElement | null {
  if (event instanceof SubmitEvent) return sentBy(event, isAction)
  const control = closest(event.target, '[data-flx-action]')
  if (!control || control instanceof HTMLFormElement) return null
  if (event.type === 'change') return isField(control) ? control : null
  return isField(control) || (isSubmitter(control) && formOf(control)) ? null : control
}

/**
 * Listens to every control with `data-flx-action` under a root, rendered by React or by a server: buttons that send
 * their form, other buttons and links when clicked, fields when changed.
 *
 * @param isAction - Which plain forms, without hooks, are the view's too: those that send such an `action`.
 * @returns a function that stops it.
 */
export function listenToActions(
  root: HTMLElement,
  perform: (action: ViewAction) => void,
  isAction: IsAction = () => false,
): () => void {
  const listener = (event: Event): void => {
    if (event.defaultPrevented || (event instanceof MouseEvent && !isPlainClick(event))) return
    const control = controlOf(event, isAction)
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

/** Whether the visitor has chosen something else than the HTML says: another option, or a box ticked or no longer. */
function isChosen(control: HTMLElement): control is Field {
  if (control instanceof HTMLSelectElement) return isHalfTyped(control)
  if (!(control instanceof HTMLInputElement) || !isHalfTyped(control)) return false
  return control.type === 'checkbox' || (control.type === 'radio' && control.checked)
}

/** Asks for what was chosen in a view before there was anyone to listen: no later event would say it. */
export function performChoices(view: ParentNode, perform: (action: ViewAction) => void): void {
  for (const control of view.querySelectorAll<HTMLElement>('[data-flx-action]')) {
    if (isChosen(control) && !isUntrusted(control)) perform(readAction(control, control.form))
  }
}
