import type { Seller } from './invoice-content.ts'

/** The shop of the demonstration: its numbers have the right form, and belong to nobody. */
export const seller: Seller = {
  name: 'L’Estran',
  legalForm: 'SARL au capital de 12 000 €',
  address: ['Quai des Sardiniers', '29900 Port-Lannec'],
  siret: '000 000 000 00018',
  register: 'RCS Quimper 000 000 000',
  vatNumber: 'FR12 000000000',
  email: 'boutique@lestran.example',
}
