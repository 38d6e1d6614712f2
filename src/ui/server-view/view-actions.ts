import { closest } from '../../core/browser/closest.ts'
import { isPlainClick } from '../../core/browser/links.ts'
import { typedText } from '../../core/french/fold.ts'
import { type Field, isHalfTyped } from '../../core/html/typed-fields.ts'
import { isUntrusted } from '../../core/html/untrusted.ts'

/** An action of a control of a view (architecture, idea 3). */
export interface ViewAction {
  /** `data-flx-action` of the control. */
  action: string
  /** `data-flx-value` of the control, or else the field `value` of its form. */
  value: string
  /** The other fields of its form, as a normal submission would send them. */
  fields: URLSearchParams
  control: HTMLElement
}

const actionNames = ['action', 'panierv3[action]']
const valueNames = ['value', 'panierv3[value]']
const buttonTypes = ['submit', 'image', 'button', 'reset']

function isField(control: Element): control is Field {
  if (control instanceof HTMLInputElement) return !buttonTypes.includes(control.type)
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
}

/** Returns the form of a control, even if the control is outside of it. */
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

/** Returns the fields that are sent with a control's action, as in a normal submission: those of its form. */
export function fieldsWith(control: HTMLElement): URLSearchParams {
  const form = formOf(control)
  const fields = new URLSearchParams()
  for (const [name, text] of form ? new FormData(form, isSubmitter(control) ? control : null) : []) {
    if (typeof text === 'string' && ![...actionNames, ...valueNames].includes(name)) fields.append(name, text)
  }
  if (!form && isField(control) && control.name) fields.append(control.name, control.value)
  return fields
}

/**
 * Returns the value that a control's form sends under one of these names, without spaces around it, as a code that was
 * pasted often has them; that of the button that submits it comes first.
 */
function sentAs(names: string[], control: HTMLElement, form: HTMLFormElement | null): string | undefined {
  if (control instanceof HTMLButtonElement && names.includes(control.name)) return control.value
  const found = form && [...new FormData(form)].find(([name]) => names.includes(name))?.[1]
  return typeof found === 'string' ? typedText(found) : undefined
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

/** Returns true if a name is that of an action of the view. */
export type IsAction = (name: string) => boolean

/**
 * Returns the control of a submitted form: its button or the form itself, by their hooks or else by the `action` they
 * send.
 */
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
 * Listens to every control with `data-flx-action` under a root, rendered by React or by a server: buttons that submit
 * their form, clicks on other buttons and links, changes of fields.
 *
 * @param isAction - Returns true for the `action` of plain forms, without hooks, that belong to the view too.
 * @returns a function that removes the listeners.
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

/**
 * Returns true if the visitor's choice differs from the HTML: another option is selected, or a box was ticked or
 * cleared.
 */
function isChosen(control: HTMLElement): control is Field {
  if (control instanceof HTMLSelectElement) return isHalfTyped(control)
  if (!(control instanceof HTMLInputElement) || !isHalfTyped(control)) return false
  return control.type === 'checkbox' || (control.type === 'radio' && control.checked)
}

/** Performs the actions of choices that were made in a view before the listeners were added: no later event would. */
export function performChoices(view: ParentNode, perform: (action: ViewAction) => void): void {
  for (const control of view.querySelectorAll<HTMLElement>('[data-flx-action]')) {
    if (isChosen(control) && !isUntrusted(control)) perform(readAction(control, control.form))
  }
}
