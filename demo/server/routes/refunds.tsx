import { desc, eq, inArray } from 'drizzle-orm'
import { RefundsPage } from '../../site/refunds-page.tsx'
import { cancelledNotes, settleCredit } from '../accounts/credit-notes.ts'
import { isAdministrator } from '../accounts/customer.ts'
import { readForm } from '../body.ts'
import type { RouteModule } from '../context.ts'
import { refundsPath } from '../orders/order.ts'
import { refund } from '../orders/settle.ts'
import { pageId } from '../page-id.ts'
import { orders, payments } from '../schema.ts'
import { findSession, redirectSaying } from '../sessions.ts'
import { giveBackWithdrawal, owedWithdrawals } from '../withdrawal/give-back.ts'
import { notFound, sendPage } from './send-page.tsx'

const mostShown = 100

/** `/gerance/remboursements`: the payments that no order can take, for administrators. */
export const refundRoutes: RouteModule = (app, services) => {
  const { db, now } = services
  app.get(refundsPath, async (c) => {
    if (!(await isAdministrator(db, await findSession(c, services)))) return notFound(c, services)
    const rows = await db
      .select({ order: orders, payment: payments })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(inArray(orders.status, ['refundable', 'refunded']))
      .orderBy(desc(orders.id))
      .limit(mostShown)
    return sendPage(c, services, {
      title: 'Paiements à rembourser',
      trail: [pageId.account],
      isPersonal: true,
      children: (
        <RefundsPage rows={rows} withdrawals={await owedWithdrawals(db)} notes={await cancelledNotes(db, mostShown)} />
      ),
    })
  })
  app.post(refundsPath, async (c) => {
    const session = await findSession(c, services)
    if (!session || !(await isAdministrator(db, session))) return notFound(c, services)
    const { commande = '', retractation = '', avoir = '' } = await readForm(c)
    const isWithdrawal = /^\d{1,9}$/.test(retractation)
    if (avoir) {
      const isSettled = await settleCredit(db, avoir, now())
      const said = isSettled ? `L’avoir ${avoir} est rendu.` : 'Cet avoir n’est pas à rendre.'
      return redirectSaying(c, services, refundsPath, { kind: isSettled ? 'success' : 'error', text: said })
    }
    const isDone = isWithdrawal
      ? await giveBackWithdrawal(db, Number(retractation), now())
      : await refund(db, commande, now())
    const what = isWithdrawal ? `de la rétractation n° ${retractation}` : `de la commande ${commande}`
    const text = isDone ? `Le paiement ${what} est rendu.` : 'Ce paiement n’est pas à rendre.'
    return redirectSaying(c, services, refundsPath, { kind: isDone ? 'success' : 'error', text })
  })
}
