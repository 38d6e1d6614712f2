import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import postgres from 'postgres'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import type { RunningServer } from '../../demo/server/start.ts'
import { startServer } from '../../demo/server/testing.ts'
import { act, add, addAddress, cartAddress, goods } from './support/cart.ts'
import { logInDemo } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'
import { extranet } from './support/extranet.ts'
import { startPostgres, type TestPostgres } from './support/postgres.ts'
import { Visitor } from './support/visitor.ts'

onPostgreSQL('session', (shop) => {
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

  it('PAGE-06 the page’s hash of its session stays from the first page to the login, and is new with each login and logout', async () => {
    const visitor = shop.visitor()
    const hashOf = async () =>
      /session-hash="([^"]+)"/.exec((await visitor.get('/')).text)?.[1] ?? assert.fail('no session-hash')
    const first = await hashOf()
    await add(visitor, goods.bowl)
    assert.equal(await hashOf(), first, 'a first write takes no draft away')
    const seen = [first]
    for (let times = 0; times < 2; times++) {
      await logInDemo(visitor)
      seen.push(await hashOf())
      await add(visitor, goods.bowl)
      assert.equal(await hashOf(), seen.at(-1))
      await visitor.post(extranet, { action: 'logout' })
      seen.push(await hashOf())
    }
    assert.equal(new Set(seen).size, 5)
    for (const hash of seen) assert.ok(!visitor.cookie.includes(hash))
  })

  it('HTTP-02 a request that left before the login, and comes after it, logs nobody out', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const late = shop.visitor()
    late.cookie = visitor.cookie
    await logInDemo(visitor)
    const { panier } = await act(visitor, { action: '' })
    const item = { idarticle: 1, idreference: 1 }
    const answers = [
      await late.post(addAddress, item),
      await late.post(cartAddress, { action: 'add_ref_catalogue', value: 'BOL-1' }),
      await late.get('/panier'),
      await late.submit(addAddress, item, '/panier'),
    ]
    assert.deepEqual(
      answers.map(({ status, headers }) => [status, headers['set-cookie']]),
      [503, 503, 200, 503].map((status) => [status, undefined]),
    )
    assert.equal((await act(visitor, { action: '' })).panier.version, panier.version)
    const again = shop.visitor()
    again.cookie = late.cookie
    assert.equal((await logInDemo(again)).status, 'ok', 'a login whose answer was lost is asked for again')
  })

  it('LOGIN-02 what a passkey signs, asked for as the page opens and answered after a login, logs nobody out', async () => {
    const visitor = shop.visitor()
    const early = shop.visitor()
    const { headers, text } = await early.post(extranet, { action: 'options_cle' })
    assert.match(text, /"challenge":"[\w-]{43}"/)
    await visitor.post(extranet, { action: 'login', ...demoAccount })
    // The cookies of one browser, in the order in which the answers came.
    for (const given of headers['set-cookie'] ?? []) {
      assert.match(given, /^flx_cle=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
    }
    assert.equal(early.cookie, '')
    assert.match((await visitor.get('/compte')).text, /Bonjour/)
  })

  it('LOGIN-02 after a logout no page, call or message shows anything of the person before; pages with something are not stored', async () => {
    const visitor = shop.visitor()
    await act(visitor, { action: 'mdp_oublie', email: 'demo@lestran.example' })
    await logInDemo(visitor)
    await add(visitor, goods.bowl)
    const own = ['/panier', '/compte', '/courriels', '/', '/articles', '/en']
    for (const path of own) assert.equal((await visitor.get(path)).headers['cache-control'], 'no-store', path)
    const out = await visitor.post(extranet, { action: 'logout' })
    assert.equal(out.headers['clear-site-data'], '"cache"')
    for (const path of own) {
      const { text } = await visitor.get(path)
      assert.doesNotMatch(text, /Maëlle|demo@lestran\.example<\/strong>\.|mot-de-passe\/|flx-cart__line/, path)
    }
    assert.equal((await act(visitor, { action: '' })).panier.nb_articles, 0)
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
