import { endpoint } from '../../core/http/endpoint.ts'

const extranet = 'ajax/modules/extranet_v2/traitement.php'
const account = 'ajax/modules/boutique/compte/traitement.php'

/** Names of the two that have a shape of their own (ACC-05). */
export const deletion = 'delete_adresse'
export const sponsorship = 'parrainage'

/**
 * Actions of the account (ACC-03, ACC-04, ACC-05), and those that its lists of orders, bookings and carts offer, each by the
 * service that it is sent to.
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

/** Whether this is an action of the account: a plain form that sends it is sent by the element. */
export const isAccountAction = (name: string): boolean => services.has(name)

/** Where an action is sent; what the account does not know by its name goes to the extranet (LOGIN-05, ACC-06). */
export const serviceOf = (action = ''): string => endpoint(services.get(action) ?? extranet)

/** The field that the value of a control travels in, where it has no form that says more. */
export const valueField = (action: string): string =>
  action === deletion ? 'idadresse' : /^(?:startRecur|stopRecur|majPaiement)$/.test(action) ? 'idabo' : 'id'
