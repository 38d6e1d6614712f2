import type { Amount } from '../cart/money.ts'
import type { PostalAddress } from '../orders/order-terms.ts'

/** The seller, as named on an invoice. */
export interface Seller {
  name: string
  legalForm: string
  address: string[]
  siret: string
  register: string
  vatNumber: string
  email: string
}

/** A line of an invoice, or of a credit note. Amounts in cents. */
interface InvoiceLine {
  code: string
  name: string
  label: string
  quantity: number
  unitHt: number
  vatPermille: number
  totalHt: number
  totalTtc: number
}

/** The whole content of an invoice or a credit note (CGI, annexe II, article 242 nonies A), as it was on its day. */
export interface InvoiceContent {
  seller: Seller
  buyer: PostalAddress
  /** Null when the parcel goes to the buyer's address, and when there is none. */
  delivery: PostalAddress | null
  orderNumber: string
  /** ISO date-times. */
  orderedAt: string
  /** Number of the invoice that a credit note corrects; empty on an invoice. */
  corrects: string
  /** Reason of a credit note; empty on an invoice. */
  reason: string
  lines: InvoiceLine[]
  /** Amounts added to the articles or taken off them: codes, points, delivery, fee. In cents, signed. */
  adjustments: { label: string; amount: Amount }[]
  vat: { permille: number; base: number; tax: number }[]
  total: Amount
  payment: string
}

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
