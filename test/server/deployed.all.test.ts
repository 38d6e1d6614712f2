import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { outbox } from '../../demo/server/schema/accounts.ts'
import type { RunningServer } from '../../demo/server/start.ts'
import { startServer } from '../../demo/server/testing.ts'
import { forSuite } from '../support/for-suite.ts'
import { act, add, addAddress, cartAddress, goods } from './support/cart.ts'
import { logInDemo } from './support/checkout.ts'
import { send, Visitor } from './support/visitor.ts'

const site = 'https://boutique.example'
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const body = 'idarticle=1&idreference=1&quantite=1'

describe('derrière un serveur mandataire', () => {
  let server: RunningServer
  let url: string
  before(async () => {
    server = await startServer({ publicUrl: site, trustedProxies: ['127.0.0.0/8'] })
    url = `http://127.0.0.1:${server.port}`
  })
  after(() => server.close())

  it('HTTP-01 cookies travel over TLS alone, from this host alone', async () => {
    const visitor = new Visitor(url)
    const { headers } = await visitor.post(addAddress, { idarticle: 1, idreference: 1 })
    const [cookie = ''] = headers['set-cookie'] ?? []
    assert.match(cookie, /^__Host-flx_session=[\w-]{43}; /)
    for (const part of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) assert.ok(cookie.includes(part), part)
    assert.ok(!/domain/i.test(cookie))
    await logInDemo(visitor)
    assert.ok([...visitor.others.keys()].every((name) => name.startsWith('__Host-')))
    assert.equal((await act(visitor, { action: '' })).panier.nb_articles, 1)
    const plain = new Visitor(url)
    plain.cookie = visitor.cookie.replace('__Host-', '')
    assert.equal((await act(plain, { action: '' })).panier.nb_articles, 0)
  })

  it('HTTP-02 an idle connection is kept longer than the minute of a proxy, whose next request would fail', async () => {
    const { headers } = await new Visitor(url).get('/')
    assert.equal(headers['keep-alive'], 'timeout=65')
  })

  it('HTTP-01 the site is the one of its own address: that of the request changes nothing', async () => {
    for (const [origin, status] of [
      [site, 200],
      [url, 403],
      ['http://boutique.example', 403],
    ] as const) {
      const answer = await send(url + addAddress, { method: 'POST', headers: { ...form, origin }, body })
      assert.equal(answer.status, status, origin)
    }
    const { text } = await send(`${url}/`, { headers: { host: 'ailleurs.example' } })
    assert.ok(text.includes('src="/dist/flx.js"'))
    assert.doesNotMatch(text, /ailleurs/)
    assert.equal((await new Visitor(url).get('/courriels')).status, 404)
    assert.doesNotMatch(text, /courriels/)
  })

  it('LOGIN-04 SAFE-01 no name but its own is in a page, a header, a message or a short address', async () => {
    const stranger = 'mechant.invalid'
    const headers = {
      ...form,
      host: stranger,
      'x-forwarded-host': stranger,
      'x-forwarded-proto': 'https',
      forwarded: `for=192.0.2.4;host=${stranger};proto=https`,
    }
    const pages = [
      '/',
      '/articles',
      '/recherche?q=bol',
      '/panier',
      '/compte',
      '/connexion',
      '/plan',
      '/annonces',
      '/absente',
    ]
    const answers = [
      ...(await Promise.all(pages.map((page) => send(url + page, { headers })))),
      ...(await Promise.all(
        [
          [cartAddress, 'action=mdp_oublie&email=demo@lestran.example'],
          ['/globalflexit/ajax/modules/liens/traitement.php', 'action=permalien&lien=/articles'],
        ].map(([path = '', fields]) =>
          send(url + path, { method: 'POST', headers: { ...headers, origin: site }, body: fields }),
        ),
      )),
    ]
    for (const { text, headers: answered } of answers)
      assert.equal(/.{0,80}mechant.{0,20}/.exec(text + JSON.stringify(answered))?.[0], undefined)
    const messages = await server.db.select().from(outbox)
    // It becomes an address of the site when it is sent, by what the settings say alone.
    assert.ok(
      messages.some(({ link }) => link.startsWith('/mot-de-passe/')),
      JSON.stringify(messages),
    )
    assert.doesNotMatch(JSON.stringify(messages), /mechant/)
  })

  it('HTTP-01 what came over plain HTTP is sent to the same address over TLS', async () => {
    const headers = { 'x-forwarded-proto': 'http' }
    const { status, headers: answered } = await send(`${url}/articles?page=1`, { headers })
    assert.equal(status, 308)
    assert.equal(answered.location, `${site}/articles?page=1`)
    assert.equal((await send(`${url}/articles`, { headers: { 'x-forwarded-proto': 'https' } })).status, 200)
  })

  it('PAGE-06 every answer says its defences: pages, calls, files, refusals, redirections', async () => {
    const visitor = new Visitor(url)
    await add(visitor, goods.bowl)
    const paths = [
      '/',
      '/panier',
      '/nulle-part',
      '/site.css',
      '/dist/rien.js',
      '/media/logo.svg',
      '/favicon.ico',
      '/%00',
    ]
    for (const path of paths) {
      const { headers } = await visitor.get(path)
      assert.equal(headers['x-content-type-options'], 'nosniff', path)
      assert.match(headers['strict-transport-security'] ?? '', /^max-age=6\d{7}/, path)
    }
    const refused = await send(url + addAddress, { method: 'POST', headers: form, body })
    assert.equal(refused.status, 403)
    assert.match(String(refused.headers['content-security-policy']), /form-action 'self'; frame-ancestors 'self'/)
  })
})

describe('sur la machine même', () => {
  const server = forSuite(startServer)

  it('HTTP-01 a name that is not the site’s is refused: another site’s could be made to lead here', async () => {
    for (const host of ['ailleurs.example', `ailleurs.example:${server.port}`, 'localhost.ailleurs.example']) {
      const { status, text } = await send(`${server.url}/courriels`, { headers: { host } })
      assert.equal(status, 400, host)
      assert.match(text, /PUBLIC_URL/)
    }
    for (const host of [`localhost:${server.port}`, `127.0.0.1:${server.port}`, `[::1]:${server.port}`])
      assert.equal((await send(`${server.url}/`, { headers: { host } })).status, 200, host)
  })

  it('LOGIN-04 messages are shown to the machine itself, each to whom it was sent for', async () => {
    const visitor = new Visitor(server.url)
    await act(visitor, { action: 'mdp_oublie', email: 'demo@lestran.example' })
    assert.match((await visitor.get('/courriels')).text, /mot-de-passe\//)
    assert.doesNotMatch((await new Visitor(server.url).get('/courriels')).text, /mot-de-passe\//)
  })

  it('PAGE-06 no redirection leads to another site, whatever the page that a form says it came from', async () => {
    const wrong = [
      '//evil.example/x',
      '/\\evil.example/x',
      '///evil.example',
      '/%5Cevil.example',
      '//evil.example//x?a=//b',
    ]
    for (const from of wrong) {
      const answer = await new Visitor(server.url).submit(addAddress, { idarticle: 1, idreference: 1 }, from)
      assert.equal(answer.status, 303)
      const { origin } = new URL(answer.headers.location ?? '', server.url)
      assert.equal(origin, server.url, `${from} → ${answer.headers.location}`)
    }
  })
})

describe('une machine de confiance, et les autres', () => {
  const server = forSuite(() =>
    startServer({ trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'], budgets: undefined }),
  )

  const email = 'demo@lestran.example'
  /** A login from an address, as the proxy tells it. */
  async function logIn(visitor: Visitor, password: string, from: string): Promise<string> {
    const fields = { action: 'connexion', email, password }
    const answer = await visitor.post('/globalflexit/ajax/modules/boutique/panier/traitement.php', fields, {
      'x-forwarded-for': from,
    })
    return (answer.json() as { error_txt: string }).error_txt
  }
  const right = 'maree-haute-2026'

  it('LOGIN-02 wrong tries of others, from everywhere, do not lock the owner out', async () => {
    const owner = new Visitor(server.url)
    assert.equal(await logIn(owner, right, '203.0.113.7'), '')
    await owner.post('/globalflexit/ajax/modules/extranet_v2/traitement.php', { action: 'logout' })
    const said = new Set<string>()
    for (let tried = 0; tried < 60; tried++)
      said.add(await logIn(new Visitor(server.url), `faux-${tried}`, `198.51.100.${tried}, 10.1.2.3`))
    assert.equal(said.size, 2, 'wrong, then too many')
    assert.match(await logIn(new Visitor(server.url), right, '198.51.100.200'), /Trop d’essais.+par e-mail/)
    assert.equal(await logIn(owner, right, '192.0.2.99'), '', 'the browser that the owner logged in from')
  })

  it('LOGIN-02 an address has a budget over all accounts; an IPv6 one counts by its network', async () => {
    const answers: string[] = []
    for (let tried = 0; tried < 31; tried++) {
      const fields = { action: 'connexion', email: `personne-${tried}@essai.example`, password: 'faux' }
      const from = { 'x-forwarded-for': `2001:db8:1:2:${tried.toString(16)}::1` }
      const { text } = await new Visitor(server.url).post(
        '/globalflexit/ajax/modules/boutique/panier/traitement.php',
        fields,
        from,
      )
      answers.push(/Trop d’essais/.test(text) ? 'closed' : 'open')
    }
    assert.deepEqual([answers.lastIndexOf('open'), answers.indexOf('closed')], [29, 30])
    assert.doesNotMatch(await logIn(new Visitor(server.url), 'faux', '2001:db8:1:3::1'), /^$/)
  })

  it('LOGIN-02 what a visitor writes in X-Forwarded-For changes nothing: the proxy’s word is the last one', async () => {
    const closed = []
    for (let tried = 0; tried < 6; tried++) {
      const from = `${tried}.1.1.1, 192.0.2.50`
      closed.push(await logIn(new Visitor(server.url), 'faux', from))
    }
    assert.match(closed.at(-1) ?? '', /Trop d’essais/)
  })
})
