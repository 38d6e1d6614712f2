import { type CartState, isShipped } from '../cart/cart-state.ts'
import { withoutTax } from '../cart/money.ts'
import type { CartTotals } from '../cart/totals.ts'
import type { Desk } from '../checkout/desk.ts'
import type { orderLines } from '../schema.ts'
import type { OrderTerms, PostalAddress } from './order-terms.ts'

function addressOf({ addresses }: Desk, id: number | null): PostalAddress | undefined {
  const found = addresses.find((address) => address.id === id)
  if (!found) return undefined
  const { title, firstName, lastName, company, street, more, postalCode, city, country, phone } = found
  return { title, firstName, lastName, company, street, more, postalCode, city, country, phone }
}

/**
 * Returns the terms of an order, from a cart without obstacles.
 * @throws when there is one.
 */
export function drawUpTerms(
  state: CartState,
  desk: Desk,
  totals: CartTotals,
  parts: NonNullable<OrderTerms['parts']>,
): OrderTerms {
  const { checkout } = state
  const { payment } = checkout
  const offer = isShipped(state) ? checkout.offer : null
  const billing = addressOf(desk, checkout.billingAddressId)
  const method = desk.methods.find(({ id }) => id === payment?.methodId)
  const isIncomplete = isShipped(state) && !offer
  if (isIncomplete || !payment || !method || !billing || !desk.client) throw new Error('Cette commande est incomplète.')
  const point = desk.salePoints.find(({ id }) => id === checkout.salePointId)
  const delivery = addressOf(desk, checkout.deliveryAddressId)
  return {
    email: desk.client.email,
    billing,
    delivery: offer?.kind === 'domicile' ? (delivery ?? billing) : null,
    offer: offer && { name: offer.name, carrier: offer.carrier, delay: offer.delay, kind: offer.kind },
    relay: offer?.kind === 'relais' ? checkout.relay : null,
    salePoint: offer?.kind === 'retrait' && point ? point : null,
    payment: {
      name: method.name,
      bank: desk.banks.find(({ id }) => id === payment.bankId)?.name ?? '',
      online: method.online,
    },
    codes: totals.codes.map(({ promo, discount }) => ({ code: promo.code, label: promo.label, discount })),
    articles: totals.articles,
    discount: totals.discount,
    loyalty: totals.loyalty,
    deliveryPrice: totals.delivery,
    paymentFee: totals.paymentFee,
    vat: totals.vat,
    extras: checkout.extras,
    parts,
    choices: {
      offerId: checkout.offer?.id ?? null,
      salePointId: checkout.salePointId,
      paymentMethodId: payment.methodId,
      paymentBankId: payment.bankId,
      billingAddressId: checkout.billingAddressId,
      deliveryAddressId: checkout.deliveryAddressId,
      points: totals.points,
      options: checkout.options,
      quoteId: checkout.quote?.id ?? null,
      promoIds: state.promos.map(({ id }) => id),
    },
  }
}

/** Returns a cart's lines as lines of an order. */
export function drawUpLines(state: CartState, totals: CartTotals, orderId: number): (typeof orderLines.$inferInsert)[] {
  return state.lines.map(({ id, quantity, reference, article }) => ({
    orderId,
    referenceId: reference.id,
    name: article.name,
    code: reference.code,
    label: reference.label,
    quantity,
    unitTtc: reference.priceTtc,
    totalHt: totals.lines.get(id)?.ht ?? withoutTax(quantity * reference.priceTtc, article.vatPermille),
    totalTtc: quantity * reference.priceTtc,
    vatPermille: article.vatPermille,
  }))
}
