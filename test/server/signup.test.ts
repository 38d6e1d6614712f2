import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eq } from 'drizzle-orm'
import { customers } from '../../demo/server/schema.ts'
import { cardHolder, demoAccount } from '../../demo/server/seed/customers.ts'
import { act, add, goods } from './support/cart.ts'
import { becomeCustomer, freshEmail, newAccount } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'
import { askExtranet as ask, extranet } from './support/extranet.ts'
import type { Visitor } from './support/visitor.ts'

async function codeOf(visitor: Visitor): Promise<string> {
  const [, code = ''] = /: (\d{6})\./.exec((await visitor.get('/courriels')).text) ?? []
  return code
}

const other = (code: string): string => (code === '000000' ? '000001' : '000000')

onPostgreSQL('inscription', (shop) => {
  const rowsOf = (email: string) => shop.db().select().from(customers).where(eq(customers.email, email))

  it('SIGNUP-01 a new account asks for the code of its message, which opens it once, without an order', async () => {
    const visitor = shop.visitor()
    const email = freshEmail()
    const asked = await ask(visitor, newAccount(email))
    assert.deepEqual([asked.status, asked.confirmaccount, asked.idcontact], ['error', 1, ''])
    assert.deepEqual(await rowsOf(email), [], 'nothing is open before the proof')
    const token = await codeOf(visitor)
    const opened = await ask(visitor, { ...newAccount(email), token })
    assert.deepEqual([opened.status, opened.redirect, opened.confirmaccount], ['ok', '/compte', 0])
    const rows = await rowsOf(email)
    assert.deepEqual(
      rows.map(({ id, verifiedAt }) => [String(id), verifiedAt !== null]),
      [[opened.idcontact, true]],
    )
    assert.match((await visitor.get('/compte')).text, /Votre compte est ouvert/)
    const again = await ask(shop.visitor(), { ...newAccount(email), token })
    assert.equal(again.idcontact, opened.idcontact, 'the same form, its answer lost, finds the account')
    await shop.db().update(customers).set({ secondFactor: true }).where(eq(customers.email, email))
    const late = await ask(shop.visitor(), { ...newAccount(email), token })
    assert.equal(late.idcontact, '', 'nothing goes round the code that its owner has asked for meanwhile')
    const thief = {
      ...newAccount(email),
      password: 'un-autre-secret-long',
      password_confirm: 'un-autre-secret-long',
      token,
    }
    assert.equal((await ask(shop.visitor(), thief)).status, 'formerror')
  })

  it('SIGNUP-01 the cart of the visitor is kept', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl, 2)
    const email = freshEmail()
    await ask(visitor, newAccount(email))
    await ask(visitor, { ...newAccount(email), token: await codeOf(visitor) })
    const { panier } = await act(visitor, { action: '' })
    assert.deepEqual([panier.client?.email, panier.nb_articles], [email, 2])
  })

  it('SIGNUP-01 an address that has an account is not told apart; its owner is told by mail, and no code opens it', async () => {
    const fresh = shop.visitor()
    const known = shop.visitor()
    const email = freshEmail()
    const forFresh = await ask(fresh, newAccount(email))
    const forKnown = await ask(known, newAccount(demoAccount.email))
    assert.equal(
      JSON.stringify(forKnown).replaceAll(demoAccount.email, 'E'),
      JSON.stringify(forFresh).replaceAll(email, 'E'),
    )
    assert.match((await known.get('/courriels')).text, /en a déjà un/)
    assert.equal(await codeOf(known), '')
    const guessed = await ask(known, { ...newAccount(demoAccount.email), token: '123456' })
    const wrong = await ask(fresh, { ...newAccount(email), token: other(await codeOf(fresh)) })
    assert.deepEqual(guessed, wrong)
  })

  it('SIGNUP-01 a customer known by a card gets the account with its points', async () => {
    const visitor = shop.visitor()
    await ask(visitor, newAccount(cardHolder))
    await ask(visitor, { ...newAccount(cardHolder), token: await codeOf(visitor) })
    assert.equal((await act(visitor, { action: '' })).panier.fidelite?.points, 40)
  })

  it('SIGNUP-01 an account that waited for its proof since the cart becomes the proved one', async () => {
    const email = await becomeCustomer(shop.visitor())
    const visitor = shop.visitor()
    await ask(visitor, newAccount(email))
    await ask(visitor, { ...newAccount(email), token: await codeOf(visitor) })
    assert.equal((await rowsOf(email)).length, 1)
    assert.equal((await act(visitor, { action: '' })).panier.adresses.length, 1)
  })

  it('SIGNUP-02 another code replaces the first, and is worth something to the browser that asked alone', async () => {
    const visitor = shop.visitor()
    const email = freshEmail()
    await ask(visitor, newAccount(email))
    const first = await codeOf(visitor)
    assert.equal((await ask(visitor, { ...newAccount(email), token: first, renvoi: '1' })).confirmaccount, 1)
    const second = await codeOf(visitor)
    const stranger = await ask(shop.visitor(), { ...newAccount(email), token: second })
    assert.deepEqual([stranger.status, stranger.confirmaccount], ['formerror', 1])
    if (first !== second) {
      assert.equal((await ask(visitor, { ...newAccount(email), token: first })).erreurs[0]?.champ, 'token')
    }
    assert.equal(
      (await ask(visitor, { ...newAccount(email), token: ` ${second.slice(0, 3)} ${second.slice(3)} ` })).status,
      'ok',
    )
  })

  it('SIGNUP-01 five wrong codes close the way, even to the right one', async () => {
    const visitor = shop.visitor()
    const email = freshEmail()
    await ask(visitor, newAccount(email))
    const token = await codeOf(visitor)
    for (let tried = 0; tried < 5; tried++) await ask(visitor, { ...newAccount(email), token: other(token) })
    assert.match((await ask(visitor, { ...newAccount(email), token })).error_txt, /Trop d’essais/)
  })

  it('SIGNUP-01 says what is wrong with each field, sends nothing, and takes the names of the extranet', async () => {
    const visitor = shop.visitor()
    const wrong = { ...newAccount('sans-arobase'), prenom: '', password: 'court', password_confirm: 'autre' }
    const named = Object.fromEntries(Object.entries(wrong).map(([name, value]) => [`extranet_v2[${name}]`, value]))
    const reply = await ask(visitor, named)
    assert.deepEqual([reply.status, reply.confirmaccount], ['formerror', 0])
    assert.deepEqual(reply.erreurs.map(({ champ }) => champ).sort(), [
      'email',
      'password',
      'password_confirm',
      'prenom',
    ])
    assert.match((await visitor.get('/courriels')).text, /Aucun message/)
  })

  it('SIGNUP-01 works without script: what was typed stays, the code is asked for, then the account shows', async () => {
    const visitor = shop.visitor()
    const email = freshEmail()
    const page = (await visitor.get('/compte/creation')).text
    assert.match(page, /data-flx-resend="" hidden=""/)
    const from = '/compte/creation'
    const wrong = await visitor.submit(extranet, { ...newAccount(email), nom: '' }, from)
    assert.match(wrong.text, /value="Anne"/)
    assert.match(wrong.text, /Saisissez votre nom/)
    assert.doesNotMatch(wrong.text, /un-secret-assez-long/, 'a password is never written into a page')
    const asked = await visitor.submit(extranet, newAccount(email), from)
    assert.doesNotMatch(asked.text, /data-flx-resend="" hidden=""/)
    const token = await codeOf(visitor)
    const opened = await visitor.submit(extranet, { ...newAccount(email), token }, from)
    assert.deepEqual([opened.status, opened.headers.location], [303, '/compte'])
    assert.equal((await visitor.get('/compte/creation')).headers.location, '/compte')
  })

  it('SIGNUP-01 answers in HTML with the hooks that say the same', async () => {
    const visitor = shop.visitor()
    const email = freshEmail()
    const send = (fields: Record<string, string>) =>
      visitor.post(`/html${extranet}`, { ...newAccount(email), ...fields })
    assert.match((await send({ nom: '' })).text, /alert-danger.*data-flx-field="nom"/)
    assert.match((await send({})).text, /alert-danger" role="alert" data-flx-confirmaccount="1"/)
    assert.match((await send({ token: await codeOf(visitor) })).text, /alert-success.*data-flx-redirect="\/compte"/)
  })
})
