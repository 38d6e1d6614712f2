import { ofForm } from '../../core/browser/form.ts'
import { serviceOf } from './account-actions.ts'

/** Elements whose forms are posted to a service of the account. */
const owners = 'flx-signup,flx-password-change,flx-passkey,flx-account'
/** Matches password fields, also while a button shows the password, when their type is `text`. */
const passwords = '[type="password"],[autocomplete$="-password"]'
const actionFields = '[name="action"],[name="extranet_v2[action]"]'

/** Returns the action that a form's markup names; empty if it names none. */
const actionOf = (form: HTMLFormElement): string =>
  form.dataset['flxAction'] ?? form.querySelector<HTMLInputElement>(actionFields)?.value ?? ''

/**
 * Completes a form that is about to be sent. A form of the account uses POST, and its service if it has no action
 * (LOGIN-05, ACC-05, ACC-06). A form with a password always uses POST, so that no password is ever part of an address.
 */
export function completeForm(form: HTMLFormElement, submitter: Element | null): void {
  const action = actionOf(form)
  const owner = form.closest(owners)
  // The account may also contain forms that only filter its lists.
  const isAccounts = owner && (owner.localName !== 'flx-account' || action)
  if (isAccounts && !form.getAttribute('action')) form.setAttribute('action', serviceOf(action))
  const holdsPassword = [...ofForm(form, 'elements')].some((field) => field.matches(passwords))
  const method = form.getAttribute('method')?.toLowerCase()
  if (method !== 'dialog' && (holdsPassword || (isAccounts && !method))) form.setAttribute('method', 'post')
  if (holdsPassword && /^get$/i.test(submitter?.getAttribute('formmethod') ?? ''))
    submitter?.removeAttribute('formmethod')
}
