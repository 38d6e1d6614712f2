import { sectionPath } from '../../../site/account-sections.ts'
import { bookingsList } from './bookings-list.ts'
import { creditNotesList } from './credit-notes-list.ts'
import { invoicesList } from './invoices-list.ts'
import type { MakeList } from './list-call.ts'
import { loyaltyList } from './loyalty-list.ts'
import { ordersList } from './orders-list.ts'
import { savedCartsList } from './saved-carts-list.ts'
import { subscriptionsList } from './subscriptions-list.ts'

export interface ListSection {
  make: MakeList
  /** The section whose page shows the list. */
  slug: string
  title: string
}

/** The account's lists (ACC-02), by the end of `p`. */
export const accountLists: Record<string, ListSection> = {
  liste_cmd: { make: ordersList, slug: 'commandes', title: 'Vos commandes' },
  liste_factures: { make: invoicesList, slug: 'factures', title: 'Vos factures' },
  liste_abonnements: { make: subscriptionsList, slug: 'abonnements', title: 'Vos abonnements' },
  liste_reservations: { make: bookingsList, slug: 'reservations', title: 'Vos réservations' },
  liste_panier: { make: savedCartsList, slug: 'paniers', title: 'Vos paniers enregistrés' },
  liste_avoir: { make: creditNotesList, slug: 'avoirs', title: 'Vos avoirs' },
  liste_fidelite: { make: loyaltyList, slug: 'fidelite', title: 'Votre fidélité' },
}

/** Returns the path of the page that shows a list. */
export const listPath = (name: string): string => sectionPath(accountLists[name]?.slug ?? '')
