import { endpoint } from '../../core/http/endpoint.ts'

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

/** Returns the parameter name for the value of a control outside a form. */
export const valueField = (action: string): string =>
  action === deletion ? 'idadresse' : /^(?:startRecur|stopRecur|majPaiement)$/.test(action) ? 'idabo' : 'id'
