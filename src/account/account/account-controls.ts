import { closest } from '../../core/browser/closest.ts'
import { isPlainClick } from '../../core/browser/plain-click.ts'
import { isAccountAction } from '../../domain/account/account-actions.ts'
import { completeForm } from '../../domain/account/complete-form.ts'

/** The action that a control of the account requests. */
export interface AccountAction {
  action: string
  /** `data-flx-value` of the control, else the field `value` of its form. */
  value: string
  /** The other fields of its form, as a plain submit would send them. */
  fields: URLSearchParams
  control: HTMLElement
}

function readAction(control: HTMLElement, form: HTMLFormElement | null, submitter: HTMLElement | null): AccountAction {
  const fields = new URLSearchParams()
  for (const [name, text] of form ? new FormData(form, submitter) : [])
    if (typeof text === 'string') fields.append(name, text)
  const named = fields.get('action') ?? fields.get('extranet_v2[action]') ?? ''
  const action = control.dataset['flxAction'] ?? form?.dataset['flxAction'] ?? named
  const value = control.dataset['flxValue'] ?? fields.get('value') ?? ''
  for (const name of ['action', 'extranet_v2[action]', 'value']) fields.delete(name)
  return { action, value, fields, control }
}

/**
 * Listens to the forms that send an account action and to the controls with `data-flx-action`. Kept apart from
 * `ui/server-view`, which only elements rendered by React use.
 */
export function listenToControls(
  root: HTMLElement,
  perform: (asked: AccountAction) => void,
  signal: AbortSignal,
): void {
  const take = (event: Event, asked: AccountAction): void => {
    if (!isAccountAction(asked.action)) return
    event.preventDefault()
    perform(asked)
  }
  root.addEventListener(
    'submit',
    (event) => {
      const form = closest(event.target, 'form') as HTMLFormElement | null
      if (!form || event.defaultPrevented) return
      take(event, readAction(event.submitter ?? form, form, event.submitter))
      // A form left to the browser is completed in the same way as one that we send.
      completeForm(form, event.submitter)
    },
    { signal },
  )
  root.addEventListener(
    'click',
    (event) => {
      const control = closest(event.target, '[data-flx-action]')
      const form = control instanceof HTMLButtonElement && control.type === 'submit' ? control.form : null
      // Submit buttons and forms are handled by the submit listener.
      if (!control || form || control instanceof HTMLFormElement || event.defaultPrevented || !isPlainClick(event))
        return
      take(event, readAction(control, control.closest('form'), null))
    },
    { signal },
  )
}
