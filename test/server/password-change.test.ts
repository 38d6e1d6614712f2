import assert from 'node:assert/strict'
import { it } from 'node:test'
import { act } from './support/cart.ts'
import { becomeCustomer, password } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'
import { askExtranet, type ExtranetReply, extranet } from './support/extranet.ts'
import type { Visitor } from './support/visitor.ts'

const next = 'encore-un-secret-long'
const change = { action: 'modif_mdp', password_actuel: password, password: next, password_confirm: next }

const ask = (visitor: Visitor, fields: Record<string, string>) => askExtranet(visitor, { ...change, ...fields })

onPostgreSQL('mot de passe', (shop) => {
  const logIn = async (email: string, secret: string) => {
    const visitor = shop.visitor()
    await act(visitor, { action: 'connexion', email, password: secret })
    return visitor
  }
  const isIn = async (visitor: Visitor) => (await act(visitor, { action: '' })).panier.client !== null

  it('PWCHG-01 a new password ends the other sessions and old links, keeps this one, and a message tells it', async () => {
    const visitor = shop.visitor()
    const email = await becomeCustomer(visitor)
    const elsewhere = await logIn(email, password)
    const forgetful = shop.visitor()
    await act(forgetful, { action: 'mdp_oublie', email })
    await forgetful.followLink('/mot-de-passe')
    const reply = await ask(visitor, {})
    assert.deepEqual([reply.status, reply.error_txt], ['ok', ''])
    assert.deepEqual([await isIn(visitor), await isIn(elsewhere)], [true, false])
    assert.deepEqual([await isIn(await logIn(email, password)), await isIn(await logIn(email, next))], [false, true])
    assert.match((await forgetful.get('/mot-de-passe')).text, /déjà servi/)
    assert.equal((await ask(visitor, {})).status, 'ok', 'the same form, sent twice, is one change')
    assert.equal((await visitor.get('/courriels')).text.match(/Votre mot de passe a changé/g)?.length, 1)
  })

  it('PWCHG-01 says what is wrong by field, and changes nothing', async () => {
    const visitor = shop.visitor()
    const email = await becomeCustomer(visitor)
    const wrong: [Record<string, string>, string[]][] = [
      [{ password_actuel: '' }, ['password_actuel']],
      [{ password_actuel: 'pas-le-bon' }, ['password_actuel']],
      [{ password: 'court', password_confirm: 'court' }, ['password']],
      [{ password_confirm: 'tout-autre-chose' }, ['password_confirm']],
    ]
    for (const [fields, names] of wrong) {
      const reply = await ask(visitor, fields)
      assert.deepEqual([reply.status, reply.erreurs.map(({ champ }) => champ)], ['formerror', names])
    }
    assert.equal(await isIn(await logIn(email, password)), true)
  })

  it('PWCHG-01 ten tries close the way for a while', async () => {
    const visitor = shop.visitor()
    await becomeCustomer(visitor)
    for (let tried = 0; tried < 10; tried++) await ask(visitor, { password_actuel: `faux-${tried}` })
    assert.match((await ask(visitor, {})).error_txt, /Trop d’essais/)
  })

  it('PWCHG-01 a session that is over answers 401, and a plain form goes where one logs in', async () => {
    const visitor = shop.visitor()
    assert.equal((await visitor.post(extranet, change)).status, 401)
    const plain = await visitor.submit(extranet, change, '/compte/mot-de-passe')
    assert.deepEqual([plain.status, plain.headers.location], [303, '/compte/mot-de-passe'])
    assert.match((await visitor.get('/compte/mot-de-passe')).text, /session a expiré[\s\S]*current-password/)
  })

  it('PWCHG-02 stands as a page, without script too, and in HTML', async () => {
    const visitor = shop.visitor()
    await becomeCustomer(visitor)
    const from = '/compte/mot-de-passe'
    const wrong = await visitor.submit(extranet, { ...change, password_actuel: 'faux' }, from)
    assert.match(wrong.text, /<h2[^>]*>Votre mot de passe<\/h2>[\s\S]*aria-invalid="true"/)
    assert.match(
      (await visitor.post(`/html${extranet}`, { ...change, password_actuel: 'faux' })).text,
      /alert-danger.*data-flx-field="password_actuel"/,
    )
    const done = await visitor.submit(extranet, change, from)
    assert.equal(done.headers.location, from)
    assert.match((await visitor.get(from)).text, /Votre mot de passe est changé/)
  })

  it('PWCHG-02 the page of a link answers its form in place too, once', async () => {
    const visitor = shop.visitor()
    const email = await becomeCustomer(visitor)
    await act(visitor, { action: 'mdp_oublie', email })
    await visitor.followLink('/mot-de-passe')
    const send = async (secret: string) =>
      (await visitor.post('/mot-de-passe', { password: secret, password_confirm: secret })).json() as ExtranetReply
    assert.match((await send('x')).error_txt, /Dix caractères/)
    assert.equal((await send(next)).status, 'ok')
    assert.equal((await send(next)).status, 'error')
    const back = await logIn(email, next)
    assert.equal(await isIn(back), true)
    assert.match((await back.get('/courriels')).text, /Votre mot de passe a changé/)
  })
})
