import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import postgres from 'postgres'
import type { RunningServer } from '../../demo/server/start.ts'
import { startServer } from '../../demo/server/testing.ts'
import { act, add, goods } from './support/cart.ts'
import { onEachDatabase } from './support/databases.ts'
import { startPostgres, type TestPostgres } from './support/postgres.ts'
import { Visitor } from './support/visitor.ts'

onEachDatabase('session', (shop) => {
  it('CART-02 reading gives no cookie; the first write gives one that scripts cannot read', async () => {
    const visitor = shop.visitor()
    for (const path of ['/', '/articles', '/panier']) {
      assert.equal((await visitor.get(path)).headers['set-cookie'], undefined, path)
    }
    const { headers } = await visitor.post('/globalflexit/ajax/modules/boutique/panier/add_item.php', {
      idarticle: 1,
      idreference: 1,
    })
    const [cookie = ''] = headers['set-cookie'] ?? []
    assert.match(cookie, /^flx_session=[\w-]{43}; /)
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) assert.ok(cookie.includes(part), part)
  })

  it('CART-02 a cookie that the server never gave is nobody’s, and is replaced', async () => {
    const visitor = shop.visitor()
    visitor.cookie = 'flx_session=choisi-par-un-autre'
    assert.deepEqual((await act(visitor, { action: '' })).panier.lignes, [])
    await add(visitor, goods.bowl)
    assert.notEqual(visitor.cookie, 'flx_session=choisi-par-un-autre')
  })

  it('PAGE-06 the page knows a hash of its session that is not the token, and changes with it', async () => {
    const hashOf = async (visitor: Visitor) =>
      /session-hash="([^"]+)"/.exec((await visitor.get('/')).text)?.[1] ?? assert.fail('no session-hash')
    const [first, second] = [shop.visitor(), shop.visitor()]
    const anonymous = await hashOf(first)
    assert.equal(await hashOf(second), anonymous)
    await add(first, goods.bowl)
    await add(second, goods.bowl)
    const own = await hashOf(first)
    assert.notEqual(own, anonymous)
    assert.notEqual(own, await hashOf(second))
    assert.equal(own, await hashOf(first))
    assert.ok(!first.cookie.includes(own))
  })
})

describe('deux instances', () => {
  let database: TestPostgres
  let url: string
  let servers: RunningServer[]
  before(async () => {
    database = await startPostgres()
    url = await database.url('partagee')
    servers = await Promise.all([startServer({ databaseUrl: url }), startServer({ databaseUrl: url })])
  })
  after(async () => {
    for (const server of servers) await server.close()
    await database.stop()
  })

  it('CART-07 started together, they seed once; a visitor may go from one to the other', async () => {
    const [here, there] = servers.map((server) => new Visitor(server.url))
    assert.ok(here && there)
    await add(here, goods.bowl, 2)
    there.cookie = here.cookie
    assert.equal((await act(there, { action: '' })).panier.nb_articles, 2)
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => add(index % 2 ? here : there, goods.bowl)),
    )
    assert.equal(new Set(replies.map(({ panier }) => panier.version)).size, 10)
    assert.equal((await act(here, { action: '' })).panier.nb_articles, 12)
  })

  it('CART-02 the database keeps no token that could be stolen from it', async () => {
    const visitor = new Visitor(servers[0]?.url ?? '')
    await add(visitor, goods.bowl)
    const token = visitor.cookie.replace('flx_session=', '')
    const client = postgres(url, { max: 1 })
    const rows = await client`select * from sessions`
    await client.end()
    assert.ok(rows.length > 0)
    assert.ok(!JSON.stringify(rows).includes(token))
  })
})
