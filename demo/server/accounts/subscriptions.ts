import { and, asc, desc, eq, inArray, lte, or } from 'drizzle-orm'
import { addMonths } from '../../../src/core/french/day.ts'
import type { Connection, Database } from '../database.ts'
import { dayOf, formatEuros, longDay } from '../format.ts'
import { customers, paymentMethods, subscriptionEvents, subscriptions } from '../schema.ts'
import type { Said } from './form-said.ts'
import { audienceOf, sendMessage } from './outbox.ts'

type SubscriptionRow = typeof subscriptions.$inferSelect
type SubscriptionEvent = typeof subscriptionEvents.$inferSelect

/** A subscription with the name of its payment method and its events, the latest first. */
export interface Subscription extends SubscriptionRow {
  payment: string
  events: SubscriptionEvent[]
}

const note = (db: Connection, subscriptionId: number, kind: SubscriptionEvent['kind'], happenedAt: Date) =>
  db.insert(subscriptionEvents).values({ subscriptionId, kind, happenedAt })

async function tell(db: Connection, { customerId, name }: SubscriptionRow, body: string, now: Date): Promise<void> {
  const [customer] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId))
  if (!customer) return
  const message = {
    recipient: customer.email,
    subject: `Votre abonnement « ${name} »`,
    body,
    link: '/compte/abonnements',
  }
  await sendMessage(db, audienceOf(customerId), message, now)
}

/**
 * Records the payments that have come due, one for each date that passed, sets the next date, and ends the
 * subscriptions whose end has come.
 */
export async function passDueDays(db: Database, now: Date): Promise<void> {
  const today = dayOf(now)
  const isDue = and(
    eq(subscriptions.status, 'active'),
    or(lte(subscriptions.nextOn, today), lte(subscriptions.endsOn, today)),
  )
  const due = await db.select({ id: subscriptions.id }).from(subscriptions).where(isDue)
  for (const { id } of due) {
    await db.transaction(async (transaction) => {
      const isStill = and(eq(subscriptions.id, id), isDue)
      const [row] = await transaction.select().from(subscriptions).where(isStill).for('update')
      if (!row?.nextOn) return
      let next = row.nextOn
      const { endsOn } = row
      // Counted from the first day, so that a 31st comes back after shorter months.
      for (let count = 1; next <= today && (endsOn === null || next < endsOn); count++) {
        const day = addMonths(row.startedOn, count * row.months)
        if (day <= next) continue
        await note(transaction, id, 'due', new Date(`${next}T08:00:00Z`))
        next = day
      }
      if (endsOn !== null && endsOn <= today) {
        await transaction.update(subscriptions).set({ status: 'stopped', nextOn: null }).where(eq(subscriptions.id, id))
        await note(transaction, id, 'ended', new Date(`${endsOn}T00:00:00Z`))
      } else await transaction.update(subscriptions).set({ nextOn: next }).where(eq(subscriptions.id, id))
    })
  }
}

/** Returns a customer's subscriptions, the active ones first. */
export async function subscriptionsOf(db: Connection, customerId: number): Promise<Subscription[]> {
  const rows = await db
    .select({ row: subscriptions, payment: paymentMethods.name })
    .from(subscriptions)
    .innerJoin(paymentMethods, eq(subscriptions.paymentMethodId, paymentMethods.id))
    .where(eq(subscriptions.customerId, customerId))
    .orderBy(asc(subscriptions.status), desc(subscriptions.id))
  const ids = rows.map(({ row }) => row.id)
  const events = ids.length
    ? await db
        .select()
        .from(subscriptionEvents)
        .where(inArray(subscriptionEvents.subscriptionId, ids))
        .orderBy(desc(subscriptionEvents.happenedAt), desc(subscriptionEvents.id))
    : []
  return rows.map(({ row, payment }) => ({
    ...row,
    payment,
    events: events.filter(({ subscriptionId }) => subscriptionId === row.id),
  }))
}

const unknown: Said = { isDone: false, message: 'Cet abonnement n’est pas dans votre compte.' }

/** Makes one change to a customer's subscription, in a transaction that locks its row. */
function change(
  db: Database,
  customerId: number,
  id: number,
  work: (transaction: Connection, row: SubscriptionRow) => Promise<Said>,
): Promise<Said> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.id, id), eq(subscriptions.customerId, customerId)))
      .for('update')
    return row ? work(transaction, row) : unknown
  })
}

/** Stops a subscription (ACC-03). A stopped one stays as it is: the same request twice does no harm. */
export function stopSubscription(db: Database, customerId: number, id: number, now: Date): Promise<Said> {
  return change(db, customerId, id, async (transaction, row) => {
    const message = `L’abonnement « ${row.name} » est arrêté : plus rien ne sera prélevé.`
    if (row.status === 'stopped') return { isDone: true, message }
    const stopped = { status: 'stopped' as const, nextOn: null, endsOn: null }
    await transaction.update(subscriptions).set(stopped).where(eq(subscriptions.id, id))
    await note(transaction, id, 'stopped', now)
    await tell(transaction, row, `${message} Vous pouvez le reprendre à tout moment.`, now)
    return { isDone: true, message }
  })
}

/**
 * Ends a subscription whose row is locked, as its customer notified (L215-1-1): on the wished day, or at once. The
 * message states the day and its effect (D215-4).
 */
export async function endSubscription(db: Connection, row: SubscriptionRow, wishedOn: string | null, now: Date) {
  const today = dayOf(now)
  const isNow = wishedOn === null || wishedOn <= today
  const endsOn = isNow ? today : wishedOn
  await db
    .update(subscriptions)
    .set(isNow ? { status: 'stopped', nextOn: null, endsOn } : { endsOn })
    .where(eq(subscriptions.id, row.id))
  await note(db, row.id, isNow ? 'ended' : 'notified', now)
  const due = row.nextOn !== null && row.nextOn < endsOn
  const effect = due ? `La dernière échéance est avant ce jour.` : 'Plus rien ne sera prélevé.'
  const body = `Votre abonnement « ${row.name} » est résilié : il prend fin le ${longDay(endsOn)}. ${effect} Si cette demande ne vient pas de vous, reprenez-le dans votre compte.`
  await tell(db, row, body, now)
  return { id: row.id, customerId: row.customerId, name: row.name, endsOn }
}

/** Cancels the end of a subscription that is still active. Nothing is paid for it today. */
async function keepOn(db: Connection, row: SubscriptionRow, now: Date): Promise<Said> {
  const message = `L’abonnement « ${row.name} » continue : sa résiliation est annulée.`
  await db.update(subscriptions).set({ endsOn: null }).where(eq(subscriptions.id, row.id))
  await note(db, row.id, 'started', now)
  await tell(db, row, message, now)
  return { isDone: true, message }
}

/** Restarts a stopped subscription from today, or keeps one whose end was notified (ACC-03). */
export function startSubscription(db: Database, customerId: number, id: number, now: Date): Promise<Said> {
  return change(db, customerId, id, async (transaction, row) => {
    const message = `L’abonnement « ${row.name} » reprend : ${formatEuros(row.priceTtc)} TTC aujourd’hui, puis à chaque échéance.`
    if (row.status === 'active' && row.endsOn !== null) return keepOn(transaction, row, now)
    if (row.status === 'active') return { isDone: true, message: `L’abonnement « ${row.name} » est en cours.` }
    const today = dayOf(now)
    await transaction
      .update(subscriptions)
      .set({ status: 'active', startedOn: today, nextOn: addMonths(today, row.months), endsOn: null })
      .where(eq(subscriptions.id, id))
    await note(transaction, id, 'started', now)
    await tell(transaction, row, message, now)
    return { isDone: true, message }
  })
}

/** Returns the payment methods allowed for a subscription: online, without a fee. */
export function subscriptionMethods(db: Connection) {
  return db
    .select({ id: paymentMethods.id, name: paymentMethods.name })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.online, true), eq(paymentMethods.feeTtc, 0)))
    .orderBy(asc(paymentMethods.id))
}

/** Changes the payment method of a subscription (ACC-03). */
export function changePayment(
  db: Database,
  customerId: number,
  id: number,
  methodId: number,
  now: Date,
): Promise<Said> {
  return change(db, customerId, id, async (transaction, row) => {
    const method = (await subscriptionMethods(transaction)).find((each) => each.id === methodId)
    if (!method) return { isDone: false, message: 'Ce moyen de paiement n’est pas proposé pour un abonnement.' }
    const message = `L’abonnement « ${row.name} » sera payé ainsi : ${method.name}.`
    if (row.paymentMethodId === methodId) return { isDone: true, message }
    await transaction.update(subscriptions).set({ paymentMethodId: methodId }).where(eq(subscriptions.id, id))
    await note(transaction, id, 'payment', now)
    return { isDone: true, message }
  })
}
