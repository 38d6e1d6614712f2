import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import type { RunningServer } from '../../demo/server/start.ts'
import { startServer } from '../../demo/server/testing.ts'
import { onPostgreSQL } from './support/databases.ts'
import { Visitor } from './support/visitor.ts'

const extranet = '/globalflexit/ajax/modules/extranet_v2/traitement.php'
const path = '/compte/appareils'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'

async function logIn(visitor: Visitor, agent: string): Promise<Visitor> {
  const { text } = await visitor.post(extranet, { action: 'login', ...demoAccount }, { 'user-agent': agent })
  assert.match(text, /"status":"ok"/)
  return visitor
}

const isIn = async (visitor: Visitor): Promise<boolean> => /Se déconnecter/.test((await visitor.get('/compte')).text)

/** The names of the devices, in their order. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/class="account__name"[^>]*>([^<]+(?:<!-- -->[^<]*)*)/g)].map(([, name = '']) =>
    name.replaceAll('<!-- -->', ''),
  )

onPostgreSQL('appareils', (shop) => {
  it('LOGIN-02 lists each session with its device; another one is closed from here, once', async () => {
    const own = await logIn(shop.visitor(), firefox)
    const other = await logIn(shop.visitor(), phone)
    const { text, headers } = await own.get(path)
    assert.deepEqual(namesIn(text).sort(), ['Firefox, Windows (cet appareil)', 'Safari, iOS'])
    assert.equal(headers['cache-control'], 'no-store')
    const [, id = ''] = /name="id" value="(\d+)"/.exec(text) ?? []
    assert.equal((await own.submit(path, { id }, path)).headers.location, path)
    assert.match((await own.get(path)).text, /Cet appareil est déconnecté/)
    assert.deepEqual([await isIn(own), await isIn(other)], [true, false])
    await own.submit(path, { id }, path)
    assert.match((await own.get(path)).text, /n’était plus connecté/)
    await own.submit(path, { action: 'partout' }, path)
  })

  it('LOGIN-02 the others are closed, or all of them', async () => {
    const visitors = []
    for (const agent of [firefox, phone, phone]) visitors.push(await logIn(shop.visitor(), agent))
    const [own] = visitors as [Visitor]
    await own.submit(path, { action: 'autres' }, path)
    assert.deepEqual(await Promise.all(visitors.map(isIn)), [true, false, false])
    visitors[1] = await logIn(shop.visitor(), phone)
    const left = await own.submit(path, { action: 'partout' }, path)
    assert.deepEqual([left.headers.location, left.headers['clear-site-data']], ['/connexion', '"cache"'])
    assert.match((await own.get('/connexion')).text, /déconnecté de tous vos appareils/)
    assert.deepEqual(await Promise.all(visitors.map(isIn)), [false, false, false])
  })

  it('LOGIN-02 nobody closes the session of somebody else, and a visitor nothing', async () => {
    const own = await logIn(shop.visitor(), firefox)
    const [, id = ''] = /id="appareil-(\d+)"/.exec((await own.get(path)).text) ?? []
    assert.match(id, /^\d+$/)
    const stranger = shop.visitor()
    assert.equal((await stranger.submit(path, { id }, path)).headers.location, '/connexion')
    const fields = { prenom: 'Eve', nom: 'Roux', email: `eve-${id}@exemple.fr`, password: 'rocher-de-granit-4' }
    const account = { ...fields, email_confirm: fields.email, password_confirm: fields.password }
    const cart = '/globalflexit/ajax/modules/boutique/panier/traitement.php'
    assert.match((await stranger.post(cart, { action: 'new_compte', ...account })).text, /"status":"ok"/)
    await stranger.submit(path, { id }, path)
    for (const wrong of ['', '0', 'x', '99999999999', "1' or 1=1"]) await stranger.submit(path, { id: wrong }, path)
    assert.equal(await isIn(own), true)
  })
})

describe('appareils, au fil du temps', () => {
  let server: RunningServer
  let minutes = 0
  before(async () => {
    server = await startServer({ now: () => new Date(Date.UTC(2026, 10, 22, 9) + minutes * 60_000) })
  })
  after(() => server.close())

  it('LOGIN-02 a session says when it was used last, by looking at a page alone', async () => {
    const visitor = await logIn(new Visitor(server.url), firefox)
    minutes += 45
    await visitor.get('/')
    minutes += 45
    const other = await logIn(new Visitor(server.url), phone)
    const { text } = await other.get(path)
    assert.match(text, /dateTime="2026-11-22T09:00:00.000Z"[\s\S]+vu le <time dateTime="2026-11-22T09:45:00.000Z"/)
  })
})
