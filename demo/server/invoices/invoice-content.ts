import type { Amount } from '../cart/money.ts'
import type { PostalAddress } from '../orders/order-terms.ts'

/** Who sells, as an invoice names it. */
export interface Seller {
  name: string
  legalForm: string
  address: string[]
  siret: string
  register: string
  vatNumber: string
  email: string
}

/** One article of an invoice, or of a credit note. Amounts in cents. */
export interface InvoiceLine {
  code: string
  name: string
  label: string
  quantity: number
  unitHt: number
  vatPermille: number
  totalHt: number
  totalTtc: number
}

/** All that an invoice or a credit note says (CGI, annexe II, article 242 nonies A), as it was on its day. */
export interface InvoiceContent {
  seller: Seller
  buyer: PostalAddress
  /** Null where the parcel goes to the buyer's address, and where there is none. */
  delivery: PostalAddress | null
  orderNumber: string
  /** ISO date-times. */
  orderedAt: string
  /** The invoice that a credit note corrects; empty on an invoice. */
  corrects: string
  /** Why a credit note is drawn up; empty on an invoice. */
  reason: string
  lines: InvoiceLine[]
  /** What comes on top of the articles, or off them: codes, points, delivery, fee. Amounts in cents, signed. */
  adjustments: { label: string; amount: Amount }[]
  vat: { permille: number; base: number; tax: number }[]
  total: Amount
  payment: string
}
