import { ofForm } from '../../core/browser/form.ts'
import { endpoint } from '../../core/config.ts'

const extranet = 'ajax/modules/extranet_v2/traitement.php'
const account = 'ajax/modules/boutique/compte/traitement.php'

/** Names of the two actions with a format of their own (ACC-05). */
export const deletion = 'delete_adresse'
export const sponsorship = 'parrainage'

/**
 * The service of each action of the account (ACC-03, ACC-04, ACC-05) and of its lists of orders, bookings and carts.
 */
const services = new Map([
  ['startRecur', account],
  ['stopRecur', account],
  ['majPaiement', account],
  ['payer_facture', account],
  ['recommande', account],
  ['annule_reservation', account],
  ['charge_panier', account],
  ['renomme_panier', account],
  ['supprime_panier', account],
  ['enregistre_panier', account],
  [deletion, extranet],
  [sponsorship, 'ajax/modules/boutique/compte/traitement-parrainage.php'],
])

/** Returns true if this is an action of the account: the element then sends a plain form with it. */
export const isAccountAction = (name: string): boolean => services.has(name)

/** Returns the service of an action; an unknown action is sent to the extranet (LOGIN-05, ACC-06). */
export const serviceOf = (action = ''): string => endpoint(services.get(action) ?? extranet)

export const valueField = (action: string): string =>
  action === deletion ? 'idadresse' : /^(?:startRecur|stopRecur|majPaiement)$/.test(action) ? 'idabo' : 'id'

/** Elements whose forms are posted to a service of the account. */
const owners = 'flx-signup,flx-password-change,flx-passkey,flx-account'
/** Matches password fields, also while a button shows the password, when their type is `text`. */
const passwords = '[type="password"],[autocomplete$="-password"]'
const actionFields = '[name="action"],[name="extranet_v2[action]"]'

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
