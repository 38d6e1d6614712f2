import type { Amount } from '../cart/money.ts'
import type { RelayPoint } from '../relays/relay-points.ts'

/** An address, as stored in an order. */
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

/** The data of an order besides its lines, as they were when it was placed. Amounts in cents. */
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
   * Last day on which spare parts of each article are available, or null for never, as the buyer read it (code de la
   * consommation, D111-4). Absent from orders older than this field.
   */
  parts?: { referenceId: number; until: string | null }[]
  /** Choices made in the cart, restored when the order is not paid. */
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
