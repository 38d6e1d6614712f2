import type { OrderRow } from '../../server/orders/order.ts'

/** The status of an order in a word or two, to use inside a sentence. */
export const orderStates: Record<OrderRow['status'], string> = {
  pending: 'à payer',
  awaiting: 'en attente du règlement',
  paid: 'payée',
  refused: 'refusée par la banque',
  expired: 'abandonnée',
  refundable: 'paiement à rendre',
  refunded: 'paiement rendu',
}
