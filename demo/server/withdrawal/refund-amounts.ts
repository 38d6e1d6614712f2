import { type Amount, allocate, withoutTax } from '../cart/money.ts'
import { serviceVat } from '../checkout/checkout-state.ts'
import type { InvoiceContent } from '../invoices/invoice-content.ts'
import type { Order, OrderLine } from '../orders/order.ts'

/** Quantities by reference. */
export type Pieces = Map<number, number>

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * Returns what was really paid for each line: its share of the total at its VAT rate, after discounts and points.
 * Cents, tax included.
 */
function paidByLine({ lines, terms }: Order): Map<OrderLine, number> {
  const paid = new Map<OrderLine, number>()
  for (const { permille, base, tax } of terms.vat) {
    const services = permille === serviceVat ? terms.deliveryPrice.ttc + terms.paymentFee.ttc : 0
    const own = lines.filter(({ vatPermille }) => vatPermille === permille)
    const shares = allocate(
      base + tax - services,
      own.map(({ totalTtc }) => totalTtc),
    )
    own.forEach((line, index) => {
      paid.set(line, shares[index] ?? 0)
    })
  }
  return paid
}

interface Settled {
  /** By VAT rate, tax included. */
  byRate: Map<number, number>
  byLine: Map<OrderLine, number>
  isWhole: boolean
}

/**
 * Returns the whole refund due once these pieces are withdrawn. It includes delivery and fees when they are the entire
 * order (L221-24).
 */
function settledFor(order: Order, withdrawn: Pieces): Settled {
  const byLine = new Map<OrderLine, number>()
  const byRate = new Map<number, number>()
  const paid = paidByLine(order)
  for (const line of order.lines) {
    const pieces = withdrawn.get(line.referenceId) ?? 0
    const cents = Math.round(((paid.get(line) ?? 0) * pieces) / line.quantity)
    byLine.set(line, cents)
    byRate.set(line.vatPermille, (byRate.get(line.vatPermille) ?? 0) + cents)
  }
  const isWhole = order.lines.every(({ referenceId, quantity }) => (withdrawn.get(referenceId) ?? 0) >= quantity)
  const { deliveryPrice, paymentFee } = order.terms
  if (isWhole) byRate.set(serviceVat, (byRate.get(serviceVat) ?? 0) + deliveryPrice.ttc + paymentFee.ttc)
  return { byLine, byRate, isWhole }
}

/** The effect of a withdrawal on the buyer's points. */
export interface PointsBack {
  /** Points spent on the order that are given back. */
  returned: number
  /** Points earned by the refunded amount that are taken back. */
  taken: number
}

const sumOf = (rates: Map<number, number>): number => sum([...rates.values()])

/**
 * Returns the share of the points spent on an order that is given back for these pieces; all of them for the whole
 * order.
 */
function returnedFor({ lines, pointsUsed }: Order, withdrawn: Pieces, isWhole: boolean): number {
  if (isWhole) return pointsUsed
  const worth = sum(lines.map(({ totalTtc }) => totalTtc))
  const back = sum(
    lines.map(({ referenceId, totalTtc, quantity }) => (totalTtc * (withdrawn.get(referenceId) ?? 0)) / quantity),
  )
  return worth === 0 ? 0 : Math.floor((pointsUsed * back) / worth)
}

/**
 * Returns the points of one withdrawal, as a difference, so that all those of an order add up to what it used and
 * earned (one point per euro paid).
 */
function pointsBack(order: Order, [before, was]: [Pieces, Settled], [after, is]: [Pieces, Settled]): PointsBack {
  const earned = ({ byRate }: Settled): number =>
    order.status === 'paid' ? Math.floor((order.totalTtc - sumOf(byRate)) / 100) : 0
  return {
    returned: returnedFor(order, after, is.isWhole) - returnedFor(order, before, was.isWhole),
    taken: earned(was) - earned(is),
  }
}

export interface RefundAmounts extends Pick<InvoiceContent, 'lines' | 'adjustments' | 'vat'> {
  total: Amount
  points: PointsBack
}

/**
 * Returns the refund of a withdrawal. It is the total due after it, less the total due before, so that the withdrawals
 * of one order add up to the cent to what was paid.
 */
export function refundAmounts(order: Order, before: Pieces, now: Pieces): RefundAmounts {
  const after: Pieces = new Map(before)
  for (const [referenceId, quantity] of now) after.set(referenceId, (after.get(referenceId) ?? 0) + quantity)
  const [was, is] = [settledFor(order, before), settledFor(order, after)]
  const vat = [...is.byRate]
    .map(([permille, ttc]) => {
      const earlier = was.byRate.get(permille) ?? 0
      const base = withoutTax(ttc, permille) - withoutTax(earlier, permille)
      return { permille, base, tax: ttc - earlier - base }
    })
    .filter(({ base, tax }) => base + tax > 0)
    .sort((a, b) => b.permille - a.permille)
  const lines = order.lines.flatMap((line) => {
    const quantity = now.get(line.referenceId)
    if (!quantity) return []
    const ttc = (is.byLine.get(line) ?? 0) - (was.byLine.get(line) ?? 0)
    const { code, name, label, vatPermille } = line
    const totalHt = withoutTax(ttc, vatPermille)
    return [
      { code, name, label, quantity, vatPermille, unitHt: Math.round(totalHt / quantity), totalHt, totalTtc: ttc },
    ]
  })
  const { deliveryPrice, paymentFee, offer, payment } = order.terms
  const services = is.isWhole
    ? [
        { label: `Livraison, ${offer?.name ?? ''}`, amount: deliveryPrice },
        { label: `Frais de paiement, ${payment.name}`, amount: paymentFee },
      ]
    : []
  return {
    lines,
    adjustments: services.filter(({ amount }) => amount.ttc > 0),
    vat,
    points: pointsBack(order, [before, was], [after, is]),
    total: { ht: sum(vat.map(({ base }) => base)), ttc: sum(vat.map(({ base, tax }) => base + tax)) },
  }
}
