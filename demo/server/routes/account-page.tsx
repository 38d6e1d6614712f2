import type { ReactNode } from 'react'
import * as v from 'valibot'
import { listReply } from '../../../src/account/account/list-contract.ts'
import { ListView } from '../../../src/account/account/list-view.tsx'
import { sectionPath } from '../../site/account-sections.ts'
import { AccountSectionHead } from '../../site/parts/account-section-head.tsx'
import { PayByHand, PaymentChoice, PayOrder } from '../../site/parts/pay-order.tsx'
import { isAdministrator } from '../accounts/customer.ts'
import { accountLists } from '../accounts/lists/lists.ts'
import { subscriptionMethods, subscriptionsOf } from '../accounts/subscriptions.ts'
import type { RouteModule, Services } from '../context.ts'
import { refundsPath } from '../orders/order.ts'
import { findOwedOrder, owedMethods } from '../orders/pay-later.ts'
import { findSession } from '../sessions.ts'
import { type SectionCall, sectionRoute } from './account-section.tsx'

const serviceOf = ({ base }: SectionCall): string => `${base}ajax/modules/boutique/compte/traitement.php`

/** Renders a list in the page, with the view that its service sends. */
async function drawList(services: Services, name: string, call: SectionCall, query: Record<string, string>) {
  const list = accountLists[name]
  if (!list) return null
  const { customer, mode } = call
  const path = sectionPath(list.slug)
  const asked = new URLSearchParams(query)
  const data = await list.make({ services, customerId: customer.id, query: asked, mode, path })
  return <ListView list={v.parse(listReply, data)} name={name} service={serviceOf(call)} />
}

/** Renders the choice that a plain form asked for, on the page that it was redirected to. */
async function choiceOf(
  services: Services,
  call: SectionCall,
  slug: string,
  query: Record<string, string>,
): Promise<ReactNode> {
  const { db } = services
  const { payer = '', moyen = '' } = query
  const customerId = call.customer.id
  const service = serviceOf(call)
  if (slug === 'abonnements') {
    const own = (await subscriptionsOf(db, customerId)).find(({ id }) => String(id) === payer)
    if (!own) return null
    return (
      <section className="account-choice" aria-label="Changer le moyen de paiement">
        <p>{own.name}</p>
        <PaymentChoice
          service={service}
          action="majPaiement"
          fields={{ idabo: String(own.id) }}
          methods={await subscriptionMethods(db)}
          chosen={own.paymentMethodId}
          button="Changer le moyen de paiement"
        />
      </section>
    )
  }
  const order = slug === 'commandes' && payer ? await findOwedOrder(db, customerId, payer) : undefined
  if (!order) return null
  const methods = await owedMethods(db)
  const byHand = methods.find(({ id, online }) => !online && String(id) === moyen)
  return (
    <section className="account-choice" aria-label="Payer votre commande">
      {byHand ? (
        <PayByHand order={order} method={byHand} />
      ) : (
        <PayOrder order={order} service={service} methods={methods} />
      )}
    </section>
  )
}

/** `/compte`: the account's overview, and those of its sections that are lists. */
export const accountPageRoutes: RouteModule = (app, services) => {
  sectionRoute(app, services, '', async (call, c) => {
    const isManager = await isAdministrator(services.db, await findSession(c, services))
    return (
      <>
        <AccountSectionHead title="Vos commandes" />
        {await drawList(services, 'liste_cmd', call, {})}
        <h2 className="account-title account-title--next">Vos réservations</h2>
        <div id="reservations">{await drawList(services, 'liste_reservations', call, {})}</div>
        {isManager && (
          <p className="site-hint">
            <a href={refundsPath}>Paiements à rembourser</a>
          </p>
        )}
      </>
    )
  })
  for (const [name, { slug, title }] of Object.entries(accountLists)) {
    sectionRoute(app, services, slug, async (call, c) => (
      <>
        <AccountSectionHead title={title} />
        {await choiceOf(services, call, slug, c.req.query())}
        {await drawList(services, name, call, c.req.query())}
      </>
    ))
  }
}
