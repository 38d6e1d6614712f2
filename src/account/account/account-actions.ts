/** Actions of the account's service (ACC-03, ACC-04), and those that its lists of orders, bookings and carts offer. */
const actions = [
  'startRecur',
  'stopRecur',
  'majPaiement',
  'payer_facture',
  'recommande',
  'annule_reservation',
  'charge_panier',
  'renomme_panier',
  'supprime_panier',
  'enregistre_panier',
]

/** Whether this is an action of the account: a plain form that sends it is sent by the element. */
export const isAccountAction = (name: string): boolean => actions.includes(name)

/** The field that the value of a control travels in, where it has no form that says more. */
export const valueField = (action: string): string =>
  /^(?:startRecur|stopRecur|majPaiement)$/.test(action) ? 'idabo' : 'id'
