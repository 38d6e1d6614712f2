import type { Amount } from '../cart/money.ts'
import type { RelayPoint } from '../relays/relay-points.ts'

/** An address as the order keeps it. */
export interface PostalAddress {
  title: string
  firstName: string
  lastName: string
  company: string
  street: string
  more: string
  postalCode: string
  city: string
  country: string
  phone: string
}

/** All that an order says besides its lines, as it was when it was made. Amounts in cents. */
export interface OrderTerms {
  email: string
  billing: PostalAddress
  /** Null when the parcel goes to a relay point or waits at the shop, and when there is none. */
  delivery: PostalAddress | null
  /** Null when nothing is shipped. */
  offer: { name: string; carrier: string; delay: string; kind: 'domicile' | 'relais' | 'retrait' } | null
  relay: RelayPoint | null
  salePoint: { name: string; street: string; postalCode: string; city: string; hours: string } | null
  payment: { name: string; bank: string; online: boolean }
  codes: { code: string; label: string; discount: Amount }[]
  articles: Amount
  discount: Amount
  loyalty: Amount
  deliveryPrice: Amount
  paymentFee: Amount
  vat: { permille: number; base: number; tax: number }[]
  extras: Record<string, string>
  /**
   * Until when spare parts of what was ordered can be had, a day or null for never, as its buyer read it before (code de la
   * consommation, D111-4). Absent in orders that were made before the shop kept it.
   */
  parts?: { referenceId: number; until: string | null }[]
  /** What the cart had chosen: it is given back when the order is not paid. */
  choices: {
    offerId: number | null
    salePointId: number | null
    paymentMethodId: number
    paymentBankId: number | null
    billingAddressId: number | null
    deliveryAddressId: number | null
    points: number
    options: Record<string, number>
    quoteId: number | null
    promoIds: number[]
  }
}
