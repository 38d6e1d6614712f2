import { ofForm } from '../../core/browser/form.ts'
import { serviceOf } from './account-actions.ts'

/** Elements whose forms are posted to a service of the account. */
const owners = 'flx-signup,flx-password-change,flx-passkey,flx-account'
/** Also where a button shows what was typed: it is no field of this type then. */
const passwords = '[type="password"],[autocomplete$="-password"]'
const actionFields = '[name="action"],[name="extranet_v2[action]"]'

/** What a form does, as its markup says it; empty where it does not. */
const actionOf = (form: HTMLFormElement): string =>
  form.dataset['flxAction'] ?? form.querySelector<HTMLInputElement>(actionFields)?.value ?? ''

/**
 * Writes into a form that is about to leave what its author forgot: one of the account is posted, to its service where it
 * names no address (LOGIN-05, ACC-05, ACC-06), and no password ever travels in an address, whatever the form says.
 */
export function completeForm(form: HTMLFormElement, submitter: Element | null): void {
  const action = actionOf(form)
  const owner = form.closest(owners)
  // The account also holds forms that only filter what it shows.
  const isAccounts = owner && (owner.localName !== 'flx-account' || action)
  if (isAccounts && !form.getAttribute('action')) form.setAttribute('action', serviceOf(action))
  const holdsPassword = [...ofForm(form, 'elements')].some((field) => field.matches(passwords))
  const method = form.getAttribute('method')?.toLowerCase()
  if (method !== 'dialog' && (holdsPassword || (isAccounts && !method))) form.setAttribute('method', 'post')
  if (holdsPassword && /^get$/i.test(submitter?.getAttribute('formmethod') ?? ''))
    submitter?.removeAttribute('formmethod')
}
