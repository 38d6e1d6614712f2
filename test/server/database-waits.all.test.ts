import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import postgres from 'postgres'
import type { RunningServer } from '../../demo/server/start.ts'
import { startServer } from '../../demo/server/testing.ts'
import { act, add, cartAddress, goods } from './support/cart.ts'
import { order, readyToOrder } from './support/checkout.ts'
import { startPostgres, type TestPostgres } from './support/postgres.ts'
import { Visitor } from './support/visitor.ts'

describe('une base qui ne répond pas à temps', () => {
  let database: TestPostgres
  let server: RunningServer
  let other: postgres.Sql
  before(async () => {
    database = await startPostgres()
    const url = await database.url('attente')
    server = await startServer({ databaseUrl: url })
    other = postgres(url, { max: 1, onnotice: () => {} })
  })
  after(async () => {
    await other.end()
    await server.close()
    await database.stop()
  })

  it('HTTP-02 who waits for another’s lock is told to try again, changes nothing, and is served once it is free', async () => {
    const visitor = new Visitor(server.url)
    await add(visitor, goods.bowl)
    const held = await other.reserve()
    await held`begin`
    await held`lock table carts in access exclusive mode`
    const refused = await visitor.post(cartAddress, { action: 'useCodePromo', value: 'RIEN' })
    assert.equal(refused.status, 503)
    assert.match(refused.text, /Réessayez dans un instant/)
    await held`rollback`
    held.release()
    assert.equal((await act(visitor, { action: '' })).panier.nb_articles, 1)
  })

  it('CART-06 an order that waits for something else keeps nobody from the pieces that it is about to take', async () => {
    const [waiting, next] = [new Visitor(server.url), new Visitor(server.url)]
    await readyToOrder(waiting)
    assert.equal((await act(waiting, { action: 'useCodePromo', value: 'BIENVENUE' })).status, 'ok')
    await readyToOrder(next)
    const held = await other.reserve()
    await held`begin`
    await held`select id from promo_codes where code = 'BIENVENUE' for update`
    // It is told to try again once it has waited for seconds.
    const first = order(waiting).catch(() => null)
    const isWaiting = async () => {
      const waits = await server.db.execute("select 1 from pg_stat_activity where wait_event_type = 'Lock'")
      return (waits as unknown as unknown[]).length > 0
    }
    while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 20))
    const second = order(next)
    const sooner = await Promise.race([first.then(() => 'first'), second.then(() => 'second')])
    await held`rollback`
    held.release()
    assert.equal(sooner, 'second')
    assert.ok((await second).commande)
    assert.ok((await first)?.commande ?? (await order(waiting)).commande, 'and the one that waited, then')
  })

  it('HTTP-02 its connections end what works for too long, and what was left open', async () => {
    const settings = await server.db.execute(
      "select name, setting::int as milliseconds from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name",
    )
    const found = settings as unknown as { name: string; milliseconds: number }[]
    assert.deepEqual(
      found.map(({ name }) => name),
      ['idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout'],
    )
    // A page waits for its answer as long as that.
    for (const { name, milliseconds } of found)
      assert.ok(milliseconds > 0 && milliseconds <= 15_000, `${name}: ${milliseconds}`)
  })
})
