import { count, desc, eq } from 'drizzle-orm'
import { euros } from '../../cart/money.ts'
import { pointValue } from '../../checkout/checkout-state.ts'
import { dayOf, formatEuros } from '../../format.ts'
import { orderPath } from '../../orders/order.ts'
import { customers, loyaltyMoves, orders } from '../../schema.ts'
import { askedPage, type MakeList, pageSize, pagesOf } from './list-call.ts'

const titles: Record<(typeof loyaltyMoves.$inferSelect)['kind'], string> = {
  welcome: 'Points de votre carte',
  earned: 'Points gagnés',
  spent: 'Points utilisés',
  returned: 'Points rendus',
  erased: 'Points effacés avec le compte',
}

/** `liste_fidelite`: the balance, and the moves that made it, the latest first. */
export const loyaltyList: MakeList = async (call) => {
  const { customerId } = call
  const { db } = call.services
  const [customer] = await db.select({ points: customers.points }).from(customers).where(eq(customers.id, customerId))
  const isOwn = eq(loyaltyMoves.customerId, customerId)
  const [counted] = await db.select({ total: count() }).from(loyaltyMoves).where(isOwn)
  const total = counted?.total ?? 0
  const rows = await db
    .select({ move: loyaltyMoves, number: orders.number })
    .from(loyaltyMoves)
    .leftJoin(orders, eq(loyaltyMoves.orderId, orders.id))
    .where(isOwn)
    .orderBy(desc(loyaltyMoves.id))
    .limit(pageSize)
    .offset(askedPage(call, total).offset)
  const points = customer?.points ?? 0
  return {
    ...pagesOf(call, total),
    lignes: rows.map(({ move, number }) => ({
      id: move.id,
      titre: move.kind === 'returned' && move.points < 0 ? 'Points repris' : titles[move.kind],
      date: dayOf(move.movedAt),
      points: move.points,
      textes: [],
      actions: number ? [{ libelle: `Commande ${number}`, adresse: orderPath(number) }] : [],
    })),
    resume: [
      { libelle: 'Solde', valeur: `${points} point${points > 1 ? 's' : ''}` },
      { libelle: 'Valeur', valeur: `${formatEuros(points * pointValue)} TTC` },
    ],
    vide: `Aucun mouvement. Chaque euro payé donne un point, et un point vaut ${euros(pointValue).toLocaleString('fr-FR')} €.`,
    vide_lien: '/articles',
    vide_libelle: 'Découvrir la boutique',
  }
}
