import { euros } from '../../cart/money.ts'
import { dayOf, formatEuros } from '../../format.ts'
import { invoicePath, invoicesOfCustomer } from '../../invoices/invoice.ts'
import { orderPath } from '../../orders/order.ts'
import { creditNotesOf } from '../credit-notes.ts'
import { askedPage, type MakeList, pageSize, pagesOf } from './list-call.ts'

const toOrder = (number: string) => ({ libelle: `Commande ${number}`, adresse: orderPath(number) })

/** `liste_avoir`: the amounts owed or paid back to a customer, and the credit notes of invoices. */
export const creditNotesList: MakeList = async (call) => {
  const { db } = call.services
  const owed = await creditNotesOf(db, call.customerId)
  const drawn = (await invoicesOfCustomer(db, call.customerId)).filter(({ kind }) => kind === 'credit')
  const all = [
    ...owed.map((note) => ({
      at: note.createdAt,
      wire: {
        id: note.number,
        titre: `Avoir ${note.number}`,
        date: dayOf(note.createdAt),
        textes: [note.reason],
        etat:
          note.status === 'due'
            ? { libelle: 'À rembourser', sens: 'warning' as const }
            : { libelle: 'Remboursé', sens: 'success' as const },
        montant: euros(note.amountTtc),
        actions: note.orderNumber ? [toOrder(note.orderNumber)] : [],
      },
    })),
    ...drawn.map(({ number, orderNumber, issuedAt, totalTtc }) => ({
      at: issuedAt,
      wire: {
        id: number,
        titre: `Avoir ${number}`,
        date: dayOf(issuedAt),
        textes: [],
        etat: null,
        montant: euros(Math.abs(totalTtc)),
        actions: [{ libelle: 'Avoir (PDF)', adresse: invoicePath(number) }, toOrder(orderNumber)],
      },
    })),
  ].sort((a, b) => b.at.getTime() - a.at.getTime())
  const { offset } = askedPage(call, all.length)
  const due = owed.filter(({ status }) => status === 'due').reduce((sum, { amountTtc }) => sum + amountTtc, 0)
  return {
    ...pagesOf(call, all.length),
    resume: due > 0 ? [{ libelle: 'À vous rembourser', valeur: `${formatEuros(due)} TTC` }] : [],
    lignes: all.slice(offset, offset + pageSize).map(({ wire }) => wire),
    vide: 'Aucun avoir.',
  }
}
