import type { Context } from 'hono'
import type { ReactElement } from 'react'
import * as v from 'valibot'
import { PayByHand, PaymentChoice, PayOrder } from '../../site/parts/pay-order.tsx'
import { field } from '../cart/action.ts'
import type { CartChange } from '../cart/cart-state.ts'
import { changeCart } from '../cart/write-cart.ts'
import { keepCart, loadSavedCart, orderAgain, removeSavedCart, renameSavedCart } from '../checkout/saved-carts.ts'
import type { AppEnv, Services, Session } from '../context.ts'
import { bankPath } from '../orders/order.ts'
import { askBank, findOwedOrder, owedMethods } from '../orders/pay-later.ts'
import { cancelOrdered } from '../reservations/change-ordered.ts'
import type { Said } from './form-said.ts'
import { changePayment, startSubscription, stopSubscription, subscriptionMethods } from './subscriptions.ts'

/** A request for one action of the account. */
interface AreaCall {
  c: Context<AppEnv>
  services: Services
  session: Session
  customerId: number
  form: Record<string, string>
  /** The address that the forms in the response are sent to. */
  service: string
}

/** The result of an action of the account. */
export interface AreaOutcome extends Said {
  /** The page to go to next: the cart, or a bank. */
  url?: string
  /** Content to show in a modal (ACC-04). `page` is the address that shows the same without script. */
  shown?: { title: string; view: ReactElement; page: string }
}

type AreaAction = (call: AreaCall) => Promise<AreaOutcome>

const no = (message: string): AreaOutcome => ({ isDone: false, message })
const unreadable = no('Cette valeur n’est pas valable : rien n’a changé.')

const cartName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))

/** Makes an action on the row whose id is in one field of the form. */
const onId =
  (name: 'id' | 'idabo', work: (id: number, call: AreaCall) => Promise<AreaOutcome>): AreaAction =>
  async (call) => {
    const id = v.safeParse(field.id, call.form[name])
    return id.success ? work(id.output, call) : unreadable
  }

async function fillCart({ services, session }: AreaCall, change: CartChange): Promise<AreaOutcome> {
  const { outcome } = await changeCart(services.db, session.tokenHash, services.now(), change)
  if (outcome.status !== 'ok') return no(outcome.error ?? '')
  return { isDone: true, message: outcome.info ?? '', url: '/panier' }
}

async function payOrder({ services, customerId, form, service }: AreaCall): Promise<AreaOutcome> {
  const { db, now, bankUrl } = services
  const order = await findOwedOrder(db, customerId, form['id'] ?? '')
  if (!order || !/^(?:commande|facture)?$/.test(form['classname'] ?? '')) return no('Il n’y a rien à payer ici.')
  const methods = await owedMethods(db)
  const page = `/compte/commandes?payer=${order.number}`
  const asked = form['idmoyenpaie'] ?? ''
  const method = methods.find(({ id }) => String(id) === asked)
  if (!asked) {
    const view = <PayOrder order={order} service={service} methods={methods} />
    return { isDone: true, message: '', shown: { title: 'Payer votre commande', view, page } }
  }
  if (!method) return no('Ce moyen de paiement n’est pas proposé.')
  if (!method.online) {
    const view = <PayByHand order={order} method={method} />
    return { isDone: true, message: '', shown: { title: method.name, view, page: `${page}&moyen=${method.id}` } }
  }
  const token = await askBank(db, order, method, now())
  if (!token) return no('Cette commande vient d’être payée, ou attend déjà une banque.')
  return { isDone: true, message: '', url: bankUrl ? bankUrl + token : bankPath(token) }
}

async function changeMethod(id: number, { services, customerId, form, service }: AreaCall): Promise<AreaOutcome> {
  const { db, now } = services
  const asked = form['idmoyenpaie'] ?? ''
  if (/^\d{1,9}$/.test(asked)) return changePayment(db, customerId, id, Number(asked), now())
  if (asked) return unreadable
  const methods = await subscriptionMethods(db)
  const view = (
    <PaymentChoice
      service={service}
      action="majPaiement"
      fields={{ idabo: String(id) }}
      methods={methods}
      button="Changer le moyen de paiement"
    />
  )
  return {
    isDone: true,
    message: '',
    shown: { title: 'Changer le moyen de paiement', view, page: `/compte/abonnements?payer=${id}` },
  }
}

/** Actions of `compte/traitement.php` (ACC-03, ACC-04), and the actions that the lists of the account offer. */
export const areaActions: Record<string, AreaAction> = {
  startRecur: onId('idabo', (id, { services: { db, now }, customerId }) =>
    startSubscription(db, customerId, id, now()),
  ),
  stopRecur: onId('idabo', (id, { services: { db, now }, customerId }) => stopSubscription(db, customerId, id, now())),
  majPaiement: onId('idabo', changeMethod),
  payer_facture: payOrder,
  recommande: onId('id', (id, call) => fillCart(call, orderAgain(id))),
  charge_panier: onId('id', (id, call) => fillCart(call, loadSavedCart(id))),
  annule_reservation: onId('id', (id, { services: { db, now }, customerId }) =>
    cancelOrdered(db, customerId, id, now()),
  ),
  supprime_panier: onId('id', (id, { services: { db }, customerId }) => removeSavedCart(db, customerId, id)),
  renomme_panier: onId('id', async (id, { services: { db }, customerId, form }) => {
    const name = v.safeParse(cartName, form['nom'])
    return name.success ? renameSavedCart(db, customerId, id, name.output) : no('Donnez un nom à ce panier.')
  }),
  enregistre_panier: async ({ services: { db, now }, customerId, form }) => {
    const name = v.safeParse(cartName, form['nom'])
    if (!name.success) return no('Donnez un nom à ce panier.')
    return db.transaction((transaction) => keepCart(transaction, customerId, name.output, now()))
  },
}
