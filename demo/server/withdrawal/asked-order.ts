import type { Context } from 'hono'
import { emailKey } from '../accounts/log-in.ts'
import { countTry, takeTryBack, tryLimit } from '../accounts/tries.ts'
import { networkOf } from '../arrival.ts'
import type { Texts } from '../body.ts'
import type { AppEnv, Services } from '../context.ts'
import { findOrder, findOrderByEmail, type Order } from '../orders/order.ts'
import { findSession } from '../sessions.ts'

/** The order that a form names, or the errors by field. */
export type AskedOrder = { order: Order } | { errors: Record<string, string> }

const unknown =
  'Aucune commande conclue à ce numéro et à cette adresse : vérifiez les deux, ils sont sur votre confirmation.'
const notYours = 'Cette commande n’est pas une des vôtres.'

/** Returns true when an order makes a contract: paid, or awaiting its payment. */
const isConcluded = ({ status }: Order): boolean => status === 'paid' || status === 'awaiting'

async function findOwn({ db }: Services, customerId: number, number: string): Promise<AskedOrder> {
  const order = await findOrder(db, customerId, number)
  return order && isConcluded(order) ? { order } : { errors: { commande: notYours } }
}

/**
 * Finds the order that a form names: one of the customer's when the form was made for one (`compte`), else by its
 * number and its buyer's e-mail address. Without both, the visitor learns nothing, not even whether the number exists;
 * tries are limited.
 */
export async function findAskedOrder(c: Context<AppEnv>, services: Services, fields: Texts): Promise<AskedOrder> {
  const { db, budgets, now } = services
  const number = (fields['commande'] ?? '').trim().toUpperCase()
  if (!/^[\w-]{1,40}$/.test(number))
    return { errors: { commande: 'Indiquez le numéro de la commande, par exemple C-2026-000123.' } }
  const customerId = (await findSession(c, services))?.customerId
  if (fields['compte'] === '1' && customerId) return findOwn(services, customerId, number)
  const email = emailKey(fields['email'] ?? '')
  if (!email) return { errors: { email: 'Saisissez l’adresse e-mail de la commande.' } }
  const limits = [
    tryLimit('withdrawal-address', networkOf(c.get('client')), budgets.address),
    tryLimit('withdrawal-number', number, budgets.account),
  ]
  const tooMany = await countTry(db, limits, now())
  if (tooMany) return { errors: { commande: tooMany } }
  const order = await findOrderByEmail(db, number, email)
  if (!order || !isConcluded(order)) return { errors: { commande: unknown } }
  await takeTryBack(db, limits)
  return { order }
}
