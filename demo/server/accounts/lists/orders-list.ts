import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { orderStates } from '../../../site/parts/order-states.ts'
import { euros } from '../../cart/money.ts'
import { dayOf } from '../../format.ts'
import { type InvoiceSummary, invoicePath, invoicesOfCustomer } from '../../invoices/invoice.ts'
import { findOrder, type OrderRow, orderPath } from '../../orders/order.ts'
import { paymentAddress } from '../../orders/order-made.tsx'
import { expireOrders } from '../../orders/settle.ts'
import { orders } from '../../schema.ts'
import { readWithdrawable } from '../../withdrawal/withdrawable.ts'
import { askedPage, type ListCall, listAddress, type MakeList, pageSize, pagesOf } from './list-call.ts'

type Status = OrderRow['status']

/** Values of the filter `etat`, with the statuses that each stands for. */
const groups = new Map<string, { label: string; statuses: Status[] }>([
  ['a-payer', { label: 'À payer', statuses: ['pending', 'awaiting'] }],
  ['payees', { label: 'Payées', statuses: ['paid'] }],
  ['abandonnees', { label: 'Abandonnées', statuses: ['refused', 'expired'] }],
  ['remboursees', { label: 'Remboursées', statuses: ['refundable', 'refunded'] }],
])

const meanings: Record<Status, 'info' | 'success' | 'warning' | 'error'> = {
  pending: 'warning',
  awaiting: 'warning',
  paid: 'success',
  refused: 'error',
  expired: 'info',
  refundable: 'info',
  refunded: 'info',
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns how many orders a customer has, in each year and status. */
function countOrders({ services: { db }, customerId }: ListCall) {
  const year = sql<string>`to_char(${orders.createdAt} at time zone 'Europe/Paris', 'YYYY')`
  return db
    .select({ year, status: orders.status, made: count() })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .groupBy(year, orders.status)
}

/** Returns the filters that divide the orders; none while the orders fit on one page. */
function filtersOf(call: ListCall, counted: Awaited<ReturnType<typeof countOrders>>) {
  if (counted.reduce((sum, { made }) => sum + made, 0) <= pageSize) return []
  const filter = (libelle: string, name: string, values: [value: string, label: string][]) => {
    const current = call.query.get(name) ?? ''
    const choix = [['', 'Toutes'] as const, ...values].map(([value, label]) => ({
      libelle: label,
      adresse: listAddress(call, { [name]: value, page: '' }),
      actif: current === value,
    }))
    return values.length > 1 ? [{ libelle, choix }] : []
  }
  const states = [...groups].filter(([, { statuses }]) => counted.some(({ status }) => statuses.includes(status)))
  const years = [...new Set(counted.map(({ year }) => year))].sort((a, b) => b.localeCompare(a))
  return [
    ...filter(
      'État',
      'etat',
      states.map(([value, { label }]) => [value, label]),
    ),
    ...filter(
      'Année',
      'annee',
      years.map((year) => [year, year]),
    ),
  ]
}

/** The first moment of a year in France is an hour before that of the meridian. */
const startOf = (year: number): Date => new Date(Date.UTC(year - 1, 11, 31, 23))

function conditionOf({ customerId, query }: ListCall) {
  const group = groups.get(query.get('etat') ?? '')
  const year = Number(/^\d{4}$/.exec(query.get('annee') ?? '')?.[0] ?? 0)
  return and(
    eq(orders.customerId, customerId),
    group && inArray(orders.status, group.statuses),
    year ? gte(orders.createdAt, startOf(year)) : undefined,
    year ? lt(orders.createdAt, startOf(year + 1)) : undefined,
  )
}

async function payAction({ services, customerId }: ListCall, { id, number, status }: OrderRow) {
  if (status === 'pending') {
    const order = await findOrder(services.db, customerId, number)
    const adresse = order && paymentAddress(order, services.bankUrl)
    return adresse ? [{ libelle: 'Payer', adresse, important: true }] : []
  }
  if (status !== 'awaiting') return []
  return [{ libelle: 'Payer', action: 'payer_facture', champs: { id, classname: 'commande' }, important: true }]
}

/** Returns the action « Renoncer au contrat », while a part of the order can still be withdrawn (L221-18). */
async function withdrawAction({ services, customerId }: ListCall, { number, status }: OrderRow) {
  if (status !== 'paid' && status !== 'awaiting') return []
  const { db, now } = services
  const order = await findOrder(db, customerId, number)
  const open = order && (await readWithdrawable(db, order, now()))
  if (!open || open.isOver || open.lines.every(({ left }) => left === 0)) return []
  return [{ libelle: 'Renoncer au contrat', adresse: `/retractation?${new URLSearchParams({ commande: number })}` }]
}

async function wireRow(call: ListCall, row: OrderRow, papers: InvoiceSummary[]) {
  const { id, number, status, createdAt, totalTtc } = row
  return {
    id: number,
    titre: `Commande ${number}`,
    adresse: orderPath(number),
    date: dayOf(createdAt),
    etat: { libelle: capital(orderStates[status]), sens: meanings[status] },
    montant: euros(totalTtc),
    actions: [
      ...(await payAction(call, row)),
      ...papers.map((paper) => ({
        libelle: `${paper.kind === 'credit' ? 'Avoir' : 'Facture'} (PDF)`,
        adresse: invoicePath(paper.number),
      })),
      ...(await withdrawAction(call, row)),
      { libelle: 'Commander à nouveau', action: 'recommande', champs: { id } },
    ],
  }
}

/** `liste_cmd`: a customer's orders, by state and year, the latest first. */
export const ordersList: MakeList = async (call) => {
  const { db, now } = call.services
  await expireOrders(db, now())
  const condition = conditionOf(call)
  const total = await db.$count(orders, condition)
  const rows = await db
    .select()
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.id))
    .limit(pageSize)
    .offset(askedPage(call, total).offset)
  const papers = await invoicesOfCustomer(
    db,
    call.customerId,
    rows.map(({ id }) => id),
  )
  const counted = await countOrders(call)
  const hasOrders = counted.length > 0
  return {
    ...pagesOf(call, total),
    lignes: await Promise.all(
      rows.map((row) => {
        const own = papers.filter(({ orderNumber }) => orderNumber === row.number)
        return wireRow(call, row, own)
      }),
    ),
    filtres: filtersOf(call, counted),
    vide: hasOrders ? 'Aucune commande ne répond à ces filtres.' : 'Aucune commande.',
    vide_lien: hasOrders ? listAddress(call, { etat: '', annee: '', page: '' }) : '/articles',
    vide_libelle: hasOrders ? 'Toutes les commandes' : 'Découvrir la boutique',
  }
}
