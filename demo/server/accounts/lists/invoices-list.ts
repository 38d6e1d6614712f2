import { and, desc, eq } from 'drizzle-orm'
import { euros } from '../../cart/money.ts'
import { dayOf, formatEuros } from '../../format.ts'
import { invoicePath, invoicesOfCustomer } from '../../invoices/invoice.ts'
import { orderPath } from '../../orders/order.ts'
import { orders } from '../../schema.ts'
import { askedPage, type MakeList, pageSize, pagesOf } from './list-call.ts'

/** `liste_factures`: the orders still to be paid (ACC-04), then the invoices of the paid ones, as files. */
export const invoicesList: MakeList = async (call) => {
  const { customerId } = call
  const { db } = call.services
  const owed = await db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.status, 'awaiting')))
    .orderBy(desc(orders.id))
  const drawn = (await invoicesOfCustomer(db, customerId)).filter(({ kind }) => kind === 'invoice')
  const all = [
    ...owed.map(({ id, number, createdAt, totalTtc }) => ({
      id: number,
      titre: `Commande ${number}`,
      adresse: orderPath(number),
      date: dayOf(createdAt),
      etat: { libelle: 'À payer', sens: 'warning' as const },
      montant: euros(totalTtc),
      actions: [{ libelle: 'Payer', action: 'payer_facture', champs: { id, classname: 'commande' }, important: true }],
    })),
    ...drawn.map(({ number, orderNumber, issuedAt, totalTtc }) => ({
      id: number,
      titre: `Facture ${number}`,
      date: dayOf(issuedAt),
      etat: { libelle: 'Payée', sens: 'success' as const },
      montant: euros(totalTtc),
      actions: [
        { libelle: 'Facture (PDF)', adresse: invoicePath(number) },
        { libelle: `Commande ${orderNumber}`, adresse: orderPath(orderNumber) },
      ],
    })),
  ]
  const { offset } = askedPage(call, all.length)
  const due = owed.reduce((sum, { totalTtc }) => sum + totalTtc, 0)
  return {
    ...pagesOf(call, all.length),
    resume: due > 0 ? [{ libelle: 'À payer', valeur: `${formatEuros(due)} TTC` }] : [],
    lignes: all.slice(offset, offset + pageSize),
    vide: 'Aucune facture.',
  }
}
