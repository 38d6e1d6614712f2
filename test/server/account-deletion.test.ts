import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eq } from 'drizzle-orm'
import { eraseDeleted } from '../../demo/server/accounts/delete-account.ts'
import { addresses, customers, loyaltyMoves, orders } from '../../demo/server/schema.ts'
import { act } from './support/cart.ts'
import { becomeCustomer, decide, orderToPay, password, readyToOrder } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'
import { askExtranet, extranet } from './support/extranet.ts'
import type { Visitor } from './support/visitor.ts'

const asked = { action: 'supprime_compte', password_actuel: password }

const ask = (visitor: Visitor, fields = {}) => askExtranet(visitor, { ...asked, ...fields })

onPostgreSQL('fin d’un compte', (shop) => {
  const rowOf = async (email: string) => (await shop.db().select().from(customers).where(eq(customers.email, email)))[0]
  const logIn = async (email: string) => {
    const visitor = shop.visitor()
    return { visitor, reply: await act(visitor, { action: 'connexion', email, password }) }
  }
  const later = (days: number) => new Date(Date.now() + days * 86_400_000)

  it('ACC-06 an account ends with its password: every session is closed, and a login within 30 days brings it back', async () => {
    const visitor = shop.visitor()
    const email = await becomeCustomer(visitor)
    const elsewhere = (await logIn(email)).visitor
    assert.equal((await ask(visitor)).status, 'ok')
    assert.match((await visitor.get('/compte')).text, /Votre compte est fermé[\s\S]*current-password/)
    for (const each of [visitor, elsewhere]) assert.equal((await act(each, { action: '' })).panier.client, null)
    await eraseDeleted(shop.db(), later(29))
    const { reply, visitor: back } = await logIn(email)
    assert.deepEqual([reply.status, reply.panier.adresses.length], ['ok', 1])
    assert.match((await back.get('/courriels')).text, /Votre compte est fermé/)
    await eraseDeleted(shop.db(), later(31))
    assert.equal((await rowOf(email))?.firstName, 'Anne', 'who came back stays')
  })

  it('ACC-06 after 30 days what says who it was is erased; the order is kept with what the law asks for', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor)
    const { paiement_url, numero } = await orderToPay(visitor)
    await decide(visitor, paiement_url, 'accepter')
    const email = (await act(visitor, { action: '' })).panier.client?.email ?? ''
    const id = (await rowOf(email))?.id ?? 0
    await ask(visitor)
    await eraseDeleted(shop.db(), later(31))
    assert.equal(await rowOf(email), undefined)
    const [left] = await shop.db().select().from(customers).where(eq(customers.id, id))
    assert.deepEqual([left?.firstName, left?.lastName, left?.passwordHash, left?.points], ['', '', null, 0])
    assert.deepEqual(await shop.db().select().from(addresses).where(eq(addresses.customerId, id)), [])
    const moves = await shop.db().select().from(loyaltyMoves).where(eq(loyaltyMoves.customerId, id))
    assert.deepEqual(moves.map(({ kind }) => kind).sort(), ['earned', 'erased'])
    assert.equal(
      moves.reduce((sum, { points }) => sum + points, 0),
      0,
      'the moves add up to the balance',
    )
    const kept = await shop.db().select().from(orders).where(eq(orders.customerId, id))
    assert.deepEqual(
      kept.map(({ number }) => number),
      [numero],
    )
    assert.equal((await logIn(email)).reply.status, 'ko')
    assert.equal(await becomeAgain(email), 'ok', 'the address is free again')
  })

  async function becomeAgain(email: string): Promise<string> {
    const fields = { action: 'new_compte', prenom: 'Anne', nom: 'Tanguy', email, email_confirm: email }
    return (await act(shop.visitor(), { ...fields, password, password_confirm: password })).status
  }

  it('ACC-06 a wrong password ends nothing, and five tries close the way', async () => {
    const visitor = shop.visitor()
    const email = await becomeCustomer(visitor)
    for (const wrong of ['', 'pas-le-bon']) {
      const reply = await ask(visitor, { password_actuel: wrong })
      assert.deepEqual([reply.status, reply.erreurs[0]?.champ], ['formerror', 'password_actuel'])
    }
    for (let tried = 0; tried < 4; tried++) await ask(visitor, { password_actuel: `faux-${tried}` })
    assert.match((await ask(visitor)).error_txt, /Trop d’essais/)
    assert.equal((await rowOf(email))?.deletionAskedAt, null)
    const plain = await visitor.submit(extranet, { ...asked, password_actuel: '' }, '/compte/donnees')
    assert.match(plain.text, /Supprimer mon compte[\s\S]*Saisissez votre mot de passe/)
    assert.equal((await shop.visitor().post(extranet, asked)).status, 401)
  })
})
