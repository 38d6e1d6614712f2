import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eq } from 'drizzle-orm'
import { passDueDays } from '../../demo/server/accounts/subscriptions.ts'
import { contractNumber, readContractNumber } from '../../demo/server/contracts/end-notice.ts'
import { dayOf } from '../../demo/server/format.ts'
import { contractEnds, customers, orderReceipts, orders, subscriptions } from '../../demo/server/schema.ts'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import type { WireList } from '../../src/account/account/account-contract.ts'
import { addMonths } from '../../src/core/french/day.ts'
import { act } from './support/cart.ts'
import { becomeCustomer, decide, logInDemo, orderToPay, readyToOrder } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'
import type { Visitor } from './support/visitor.ts'

const folder = '/globalflexit/ajax/modules/boutique/compte/'

interface Reply {
  status: string
  message: string
  errors?: Record<string, string>
  retractation?: { points_rendus: number; points_repris: number }
}

const day = (days: number): string => dayOf(new Date(Date.now() + days * 86_400_000))

onPostgreSQL('effets des contrats', (shop) => {
  const rowOf = async (id: number) =>
    (await shop.db().select().from(subscriptions).where(eq(subscriptions.id, id)))[0] ?? assert.fail()
  const lines = async (visitor: Visitor, name: string) =>
    ((await visitor.get(`${folder}?p=boutique-compte:${name}&id_page=4`)).json() as WireList).lignes

  /** A subscription of a customer's own, paid every month, the next time in ten days. */
  async function subscribed(email: string): Promise<number> {
    const [customer] = await shop.db().select().from(customers).where(eq(customers.email, email))
    const nextOn = day(10)
    const [row] = await shop
      .db()
      .insert(subscriptions)
      .values({
        customerId: customer?.id ?? 0,
        name: 'Le pain du mois',
        priceTtc: 900,
        months: 1,
        status: 'active',
        startedOn: addMonths(nextOn, -1),
        nextOn,
        paymentMethodId: 1,
      })
      .returning()
    return row?.id ?? 0
  }

  const notify = async (visitor: Visitor, reference: string, email: string, wished = ''): Promise<Reply> => {
    const fields = { reference, email, nom: 'Anne Tanguy', date_souhaitee: wished }
    return (await visitor.post(`${folder}resiliation.php`, fields)).json() as Reply
  }

  it('LAW-08 a notice without a login, by contract and e-mail, ends the subscription at once; the mail says so', async () => {
    const id = await subscribed(demoAccount.email)
    const reply = await notify(shop.visitor(), contractNumber(id), ` ${demoAccount.email.toUpperCase()} `.trim())
    assert.equal(reply.status, 'ok')
    assert.doesNotMatch(reply.message, /pain du mois/)
    const row = await rowOf(id)
    assert.deepEqual([row.status, row.nextOn, row.endsOn], ['stopped', null, day(0)])
    const visitor = shop.visitor()
    await logInDemo(visitor)
    const line = (await lines(visitor, 'liste_abonnements')).find((each) => Number(each.id) === id)
    assert.equal(line?.etat?.libelle, 'Terminé')
    assert.ok(line?.textes?.some((text) => /^Résilié\s: fin du contrat/.test(text)))
    assert.match((await visitor.get('/courriels')).text, /«\sLe pain du mois\s» est résilié/)
    const [kept] = await shop
      .db()
      .select()
      .from(contractEnds)
      .where(eq(contractEnds.reference, contractNumber(id)))
    assert.equal(kept?.subscriptionId, id)
  })

  it('LAW-08 a wished day: nothing is paid on it or after, and until then it can be kept', async () => {
    const visitor = shop.visitor()
    await logInDemo(visitor)
    const id = await subscribed(demoAccount.email)
    const named = (await lines(visitor, 'liste_abonnements')).find((each) => Number(each.id) === id)
    const page = named?.actions?.find(({ libelle }) => libelle === 'Résilier le contrat')?.adresse ?? ''
    assert.match((await visitor.get(page)).text, new RegExp(`value="${contractNumber(id)}"`))
    const reply = await notify(visitor, contractNumber(id), 'autre@essai.example', day(20))
    assert.match(reply.message, /«\sLe pain du mois\s» prend fin le/)
    const said = await lines(visitor, 'liste_abonnements')
    const line = said.find((each) => Number(each.id) === id)
    assert.equal(line?.etat?.libelle, 'Résilié')
    assert.ok(
      line?.textes?.some((text) => /^Prochaine échéance/.test(text)),
      'one payment comes before the end',
    )
    assert.deepEqual(
      line?.actions?.map(({ libelle }) => libelle),
      ['Garder l’abonnement'],
    )

    await visitor.post(`${folder}traitement.php`, { action: 'startRecur', idabo: id })
    assert.deepEqual([(await rowOf(id)).status, (await rowOf(id)).endsOn], ['active', null])

    await notify(visitor, contractNumber(id), demoAccount.email, day(20))
    await passDueDays(shop.db(), new Date(Date.now() + 11 * 86_400_000))
    assert.equal((await rowOf(id)).status, 'active')
    await passDueDays(shop.db(), new Date(Date.now() + 60 * 86_400_000))
    const over = await rowOf(id)
    assert.deepEqual([over.status, over.nextOn, over.endsOn], ['stopped', null, day(20)])
    const last = (await lines(visitor, 'liste_abonnements')).find((each) => Number(each.id) === id)
    assert.equal(last?.historique?.filter((text) => /échéance prélevée/.test(text)).length, 1)
  })

  it('LAW-08 who is not its customer ends nothing, and reads the same answer', async () => {
    const id = await subscribed(demoAccount.email)
    const other = shop.visitor()
    await becomeCustomer(other)
    const unverified = shop.visitor()
    const email = await becomeCustomer(unverified)
    const replies = [
      await notify(shop.visitor(), contractNumber(id), 'inconnue@essai.example'),
      await notify(other, contractNumber(id), demoAccount.email),
      await notify(shop.visitor(), contractNumber(999_999), email),
    ]
    assert.deepEqual(
      replies.map(({ status, message }) => [status, /prend fin/.test(message)]),
      [
        ['ok', false],
        ['ok', false],
        ['ok', false],
      ],
    )
    assert.deepEqual([(await rowOf(id)).status, (await rowOf(id)).endsOn], ['active', null])
  })

  it('LAW-08 the number of a contract is read however it is typed, and nothing else is', () => {
    assert.equal(readContractNumber(contractNumber(12)), 12)
    assert.equal(readContractNumber(' abo 12 '), 12)
    for (const text of ['12', 'ABO-', 'C-2026-000012', 'abo 12 3']) assert.equal(readContractNumber(text), undefined)
  })

  const points = async (number: string): Promise<number> => {
    const [row] = await shop
      .db()
      .select({ points: customers.points })
      .from(customers)
      .innerJoin(orders, eq(orders.customerId, customers.id))
      .where(eq(orders.number, number))
    return row?.points ?? assert.fail()
  }

  it('LAW-09 the list leads to the withdrawal for as long as there is one; it is over with the period', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor)
    const { numero, paiement_url } = await orderToPay(visitor)
    const links = async () => {
      const [line] = await lines(visitor, 'liste_cmd')
      return (line?.actions ?? []).flatMap(({ libelle, adresse }) =>
        libelle === 'Renoncer au contrat' ? [adresse] : [],
      )
    }
    assert.deepEqual(await links(), [], 'nothing is concluded yet')
    await decide(visitor, paiement_url, 'accepter')
    assert.deepEqual(await links(), [`/retractation?commande=${numero}`])
    assert.match((await visitor.get(`/retractation?commande=${numero}`)).text, /quantite\[1\]/)
    const [row] = await shop.db().select().from(orders).where(eq(orders.number, numero))
    const receivedAt = new Date(Date.now() - 30 * 86_400_000)
    await shop
      .db()
      .insert(orderReceipts)
      .values({ orderId: row?.id ?? 0, receivedAt })
      .onConflictDoUpdate({ target: orderReceipts.orderId, set: { receivedAt } })
    assert.deepEqual(await links(), [])
  })

  it('LAW-09 points that were spent come back piece by piece, those that were earned go, and both are said', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor, undefined, 3)
    const [session] = await shop
      .db()
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.email, (await act(visitor, { action: '' })).panier.client?.email ?? ''))
    await shop
      .db()
      .update(customers)
      .set({ points: 100 })
      .where(eq(customers.id, session?.id ?? 0))
    assert.equal((await act(visitor, { action: 'usePtsFidelite', value: 100 })).error_msg, '')
    const made = await orderToPay(visitor)
    await decide(visitor, made.paiement_url, 'accepter')
    const [row] = await shop.db().select().from(orders).where(eq(orders.number, made.numero))
    const earned = Math.floor(made.total_ttc)
    assert.deepEqual([row?.pointsUsed, await points(made.numero)], [100, earned])

    const withdraw = async (pieces: number): Promise<Reply> => {
      const fields = {
        commande: made.numero,
        email: row?.terms.email ?? '',
        nom: 'Anne Tanguy',
        recu: row?.terms.email ?? '',
      }
      const sent = { ...fields, 'quantite[1]': pieces }
      return (await shop.visitor().post(`${folder}retractation.php`, sent)).json() as Reply
    }
    const first = await withdraw(1)
    assert.equal(first.retractation?.points_rendus, 33)
    assert.match(first.message, /33 points de fidélité, utilisés pour ces articles, vous sont rendus/)
    assert.match(first.message, /repris/)
    assert.equal(await points(made.numero), earned + 33 - (first.retractation?.points_repris ?? 0))
    const last = await withdraw(2)
    assert.equal(last.retractation?.points_rendus, 67)
    assert.equal(await points(made.numero), 100)
    assert.match(
      (await visitor.get('/compte/fidelite')).text,
      /Points rendus[\s\S]*Points repris|Points repris[\s\S]*Points rendus/,
    )
  })

  it('LAW-09 points that were spent meanwhile are not owed: the balance never goes below nothing', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor)
    const made = await orderToPay(visitor)
    await decide(visitor, made.paiement_url, 'accepter')
    const [row] = await shop.db().select().from(orders).where(eq(orders.number, made.numero))
    await shop
      .db()
      .update(customers)
      .set({ points: 2 })
      .where(eq(customers.id, row?.customerId ?? 0))
    const fields = { commande: made.numero, email: row?.terms.email ?? '', nom: 'Anne', recu: row?.terms.email ?? '' }
    const answer = await visitor.post(`${folder}retractation.php`, { ...fields, 'quantite[1]': 1 })
    assert.equal((answer.json() as Reply).retractation?.points_repris, 2)
    assert.equal(await points(made.numero), 0)
  })
})
