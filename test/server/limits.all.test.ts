import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import postgres from 'postgres'
import { passMinute } from '../../demo/server/keep-time.ts'
import { orders, sessions, tries } from '../../demo/server/schema.ts'
import type { RunningServer } from '../../demo/server/start.ts'
import { startServer } from '../../demo/server/testing.ts'
import { forSuite } from '../support/for-suite.ts'
import { act, add, goods } from './support/cart.ts'
import { becomeCustomer, chooseAll, decide, logInDemo, order, orderToPay, readyToOrder } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'
import { startPostgres, type TestPostgres } from './support/postgres.ts'
import { linkIn, Visitor } from './support/visitor.ts'

/** Ten pieces at the start. */
const lastTen = { idarticle: 11, idreference: 31 }
const crowd = 50

onPostgreSQL('limites', (shop) => {
  it('CART-06 fifty visitors at once for the last ten pieces: exactly ten are sold', async () => {
    const { panier } = await add(shop.visitor(), lastTen)
    assert.equal(panier.lignes[0]?.quantite_max, 10, 'the seed has ten of them')
    const visitors = Array.from({ length: crowd }, () => shop.visitor())
    for (const visitor of visitors) {
      const ready = await readyToOrder(visitor, lastTen)
      assert.equal(ready.panier.nb_articles, 1)
    }
    const replies = await Promise.all(visitors.map((visitor) => order(visitor)))
    const sold = replies.filter(({ status }) => status === 'ok')
    assert.equal(sold.length, 10)
    assert.equal(new Set(sold.map(({ commande }) => commande?.numero)).size, 10)
    for (const { status, error_msg, panier } of replies) {
      if (status === 'ok') continue
      assert.match(error_msg, /Épuisé/)
      assert.equal(panier.nb_articles, 1)
      assert.equal(panier.lignes[0]?.quantite_max, 0)
    }
  })

  it('CART-06 carts that hold the same articles in another order never block each other', async () => {
    const [first, second] = [goods.bowl, { idarticle: 1, idreference: 2 }]
    const visitors = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const visitor = shop.visitor()
        await readyToOrder(visitor, index % 2 ? first : second)
        await add(visitor, index % 2 ? second : first)
        return visitor
      }),
    )
    const replies = await Promise.all(visitors.map((visitor) => order(visitor)))
    assert.deepEqual([...new Set(replies.map(({ status }) => status))], ['ok'])
  })

  it('CART-04 a code that works once is used once, though several order at once', async () => {
    const visitors = Array.from({ length: 5 }, () => shop.visitor())
    for (const visitor of visitors) {
      await readyToOrder(visitor)
      assert.equal((await act(visitor, { action: 'useCodePromo', value: 'UNIQUE' })).status, 'ok')
    }
    const replies = await Promise.all(visitors.map((visitor) => order(visitor)))
    const won = replies.findIndex(({ status }) => status === 'ok')
    assert.equal(replies.filter(({ status }) => status === 'ok').length, 1)
    for (const { status, error_msg } of replies) if (status === 'ko') assert.match(error_msg, /code/i)
    const loser = visitors[won === 0 ? 1 : 0] ?? shop.visitor()
    assert.match((await act(loser, { action: 'useCodePromo', value: 'UNIQUE' })).error_msg, /servi|déjà/)
    await act(loser, { action: 'deleteCodePromo', value: 'UNIQUE' })
    assert.equal((await order(loser)).status, 'ok')
  })

  it('CART-04 a code that works once a customer works again when the order was not paid', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor)
    const use = () => act(visitor, { action: 'useCodePromo', value: 'PREMIERE' })
    await use()
    const refused = await orderToPay(visitor)
    await decide(visitor, refused.paiement_url, 'refuser')
    assert.deepEqual(
      (await act(visitor, { action: '' })).panier.codes.map(({ code }) => code),
      ['PREMIERE'],
    )
    const paid = await orderToPay(visitor)
    await decide(visitor, paid.paiement_url, 'accepter')
    await add(visitor, goods.bowl)
    assert.match((await use()).error_msg, /déjà utilisé/)
    const other = shop.visitor()
    await becomeCustomer(other)
    await add(other, goods.bowl)
    assert.equal((await act(other, { action: 'useCodePromo', value: 'PREMIERE' })).status, 'ok')
  })

  it('CART-04 a code put in a visitor’s cart is judged again once the customer is known', async () => {
    const first = shop.visitor()
    const email = await becomeCustomer(first)
    await add(first, goods.bowl)
    await chooseAll(first)
    await act(first, { action: 'useCodePromo', value: 'PREMIERE' })
    await decide(first, (await orderToPay(first)).paiement_url, 'accepter')
    const later = shop.visitor()
    await add(later, goods.bowl)
    await act(later, { action: 'useCodePromo', value: 'PREMIERE' })
    await act(later, { action: 'connexion', email, password: 'un-secret-assez-long' })
    await chooseAll(later)
    assert.match((await order(later)).error_msg, /PREMIERE/)
    assert.equal((await act(later, { action: '' })).panier.nb_articles, 1)
  })
})

describe('l’heure tourne', () => {
  let minutes = 0
  const server = forSuite(() => startServer({ now: () => new Date(Date.now() + minutes * 60_000) }))

  it('PAY-01 the bank that never comes back: pending, then given up; stock and cart are back', async () => {
    const visitor = new Visitor(server.url)
    await readyToOrder(visitor, goods.scarceBowl, 2)
    const { paiement_url, url } = await orderToPay(visitor)
    const silent = await decide(visitor, paiement_url, 'attendre')
    assert.equal(silent.status, 200)
    assert.match(silent.text, /ne répond plus/)
    assert.match((await visitor.get(url)).text, /data-order-status="pending"[\s\S]+href="\/banque\//)
    const rival = new Visitor(server.url)
    assert.equal((await add(rival, goods.scarceBowl)).panier.lignes[0]?.quantite_max, 1)
    minutes = 31
    const late = await decide(visitor, paiement_url, 'accepter')
    assert.equal(late.status, 303)
    assert.match((await visitor.get(url)).text, /data-order-status="refundable"/)
    assert.equal((await add(new Visitor(server.url), goods.scarceBowl)).panier.lignes[0]?.quantite_max, 3)
    const { panier } = await act(visitor, { action: '' })
    assert.equal(panier.lignes[0]?.quantite, 2)
  })

  it('LOGIN-02 a quarter of an hour after too many tries, an address opens again', async () => {
    const visitor = new Visitor(server.url)
    const demo = { action: 'connexion', email: 'demo@lestran.example' }
    for (let tried = 0; tried < 6; tried++) await act(visitor, { ...demo, password: 'faux' })
    assert.match((await logInDemo(visitor)).error_msg, /Trop d’essais/)
    minutes += 16
    assert.equal((await logInDemo(visitor)).status, 'ok')
  })

  it('LOGIN-04 the link of a forgotten password is worth half an hour', async () => {
    const visitor = new Visitor(server.url)
    const email = await becomeCustomer(new Visitor(server.url))
    await act(visitor, { action: 'mdp_oublie', email })
    const link = linkIn((await visitor.get('/courriels')).text, '/mot-de-passe')
    await visitor.get(link)
    assert.match((await visitor.get('/mot-de-passe')).text, /name="password"/)
    minutes += 31
    assert.match((await visitor.get('/mot-de-passe')).text, /plus valable/)
    await visitor.get(link)
    assert.match((await visitor.get('/mot-de-passe')).text, /plus valable/)
  })
})

describe('le temps qui passe, que personne ne demande', () => {
  let now = new Date()
  const server = forSuite(() => startServer({ now: () => now }))

  it('PAY-01 RESA-01 orders that nobody paid, places that are held, and sessions that ended leave by themselves', async () => {
    const visitor = new Visitor(server.url)
    await readyToOrder(visitor, goods.scarceBowl, 2)
    await orderToPay(visitor)
    await add(new Visitor(server.url), goods.bowl)
    const pending = () => server.db.$count(orders, eq(orders.status, 'pending'))
    assert.equal(await pending(), 1)
    now = new Date(now.getTime() + 31 * 60_000)
    await passMinute(server.db, now, tmpdir())
    assert.equal(await pending(), 0)
    assert.ok((await server.db.select().from(sessions)).length > 0)
    now = new Date(now.getTime() + 365 * 24 * 3_600_000)
    await passMinute(server.db, now, tmpdir())
    assert.equal((await server.db.select().from(sessions)).length, 0)
    assert.equal((await server.db.select().from(tries)).length, 0)
  })
})

describe('ce que la base garde', () => {
  let database: TestPostgres
  let server: RunningServer
  let url: string
  before(async () => {
    database = await startPostgres()
    url = await database.url('secrets')
    server = await startServer({ databaseUrl: url, passwordCost: undefined })
  })
  after(async () => {
    await server.close()
    await database.stop()
  })

  it('LOGIN-02 neither passwords nor secrets that were sent', async () => {
    const visitor = new Visitor(server.url)
    const email = await becomeCustomer(visitor)
    await act(visitor, { action: 'mdp_oublie', email })
    const client = postgres(url, { max: 1 })
    const [customer] = await client`select password_hash from customers where email = ${email}`
    const kept = await client`select * from secrets`
    const counted = await client`select key from tries`
    await client.end()
    assert.match(String(customer?.['password_hash']), /^scrypt\$131072\$8\$1\$/)
    const secret =
      linkIn((await visitor.get('/courriels')).text, '/mot-de-passe')
        .split('/')
        .at(-1) ?? ''
    assert.ok(kept.length > 0 && !JSON.stringify(kept).includes(secret))
    assert.ok(counted.length > 0 && !JSON.stringify(counted).includes(email))
  })
})
