import { createHash, randomBytes } from 'node:crypto'
import { type Amount, withoutTax } from '../cart/money.ts'
import type { Connection } from '../database.ts'
import type { Order } from '../orders/order.ts'
import { invoices } from '../schema.ts'
import { type InvoiceContent, seller } from './invoice-content.ts'
import { nextNumber } from './next-number.ts'

/** Returns the hash under which the database keeps a key. */
export const accessHash = (key: string): string => createHash('sha256').update(`invoice:${key}`).digest('base64url')

/** Makes a key that opens one document without an account: 192 bits, fit for a URL. Only its hash is kept. */
const makeAccessKey = (): string => randomBytes(24).toString('base64url')

const minus = ({ ht, ttc }: Amount): Amount => ({ ht: -ht, ttc: -ttc })

/** Returns the amounts added to the articles or taken off them; those of zero are left out. */
function adjustmentsOf({ terms, pointsUsed }: Order): InvoiceContent['adjustments'] {
  const { codes, loyalty, offer, deliveryPrice, payment, paymentFee } = terms
  const all = [
    ...codes.map(({ label, discount }) => ({ label: `Remise ${label}`, amount: minus(discount) })),
    { label: `Fidélité, ${pointsUsed} points`, amount: minus(loyalty) },
    { label: `Livraison, ${offer?.name ?? ''}`, amount: deliveryPrice },
    { label: `Frais de paiement, ${payment.name}`, amount: paymentFee },
  ]
  return all.filter(({ amount }) => amount.ttc !== 0)
}

/** Returns the content of an order's invoice. */
export function invoiceContent(order: Order): InvoiceContent {
  const { terms, lines, number, createdAt, totalHt, totalTtc } = order
  return {
    seller,
    buyer: terms.billing,
    delivery: terms.delivery,
    orderNumber: number,
    orderedAt: createdAt.toISOString(),
    corrects: '',
    reason: '',
    lines: lines.map(({ code, name, label, quantity, unitTtc, vatPermille, totalHt, totalTtc }) => ({
      code,
      name,
      label,
      quantity,
      unitHt: withoutTax(unitTtc, vatPermille),
      vatPermille,
      totalHt,
      totalTtc,
    })),
    adjustments: adjustmentsOf(order),
    vat: terms.vat,
    total: { ht: totalHt, ttc: totalTtc },
    payment: [terms.payment.name, terms.payment.bank].filter(Boolean).join(', '),
  }
}

/** A document that was drawn up. `key` opens it without an account; only the message to the customer holds it. */
export interface DrawnUp {
  number: string
  key: string
}

async function insert(
  db: Connection,
  row: Omit<typeof invoices.$inferInsert, 'totalHt' | 'totalTtc' | 'accessHash'>,
): Promise<DrawnUp> {
  const key = makeAccessKey()
  const { ht, ttc } = row.content.total
  await db.insert(invoices).values({ ...row, totalHt: ht, totalTtc: ttc, accessHash: accessHash(key) })
  return { number: row.number, key }
}

/**
 * Draws up the invoice of an order, in the transaction that marks it as paid. A second invoice for the same order is an
 * error, and rolls that transaction back.
 */
export async function drawUpInvoice(db: Connection, order: Order, now: Date): Promise<DrawnUp> {
  const number = await nextNumber(db, 'F', now)
  return insert(db, { number, kind: 'invoice', orderId: order.id, issuedAt: now, content: invoiceContent(order) })
}
/** Draws up a credit note; the same `cause` can give only one. */
export async function drawUpCredit(
  db: Connection,
  orderId: number,
  cause: string,
  content: InvoiceContent,
  now: Date,
): Promise<DrawnUp> {
  const number = await nextNumber(db, 'A', now)
  return insert(db, { number, kind: 'credit', orderId, cause, issuedAt: now, content })
}
