import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eq } from 'drizzle-orm'
import { customers, secrets } from '../../demo/server/schema.ts'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { act } from './support/cart.ts'
import {
  becomeCustomer,
  decide,
  freshEmail,
  orderToPay,
  password,
  readyToOrder,
  someAddress,
} from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'
import { askExtranet as ask, extranet } from './support/extranet.ts'
import type { Visitor } from './support/visitor.ts'

const other = { ...someAddress, intitule: 'Atelier', ville: 'Cancale', code_postal: '35260' }

onPostgreSQL('formulaires du compte', (shop) => {
  const bookOf = async (visitor: Visitor) => (await act(visitor, { action: '' })).panier.adresses

  it('ACC-06 an address is added once, changed, and says what is wrong by field', async () => {
    const visitor = shop.visitor()
    await becomeCustomer(visitor)
    const wrong = await ask(visitor, { action: 'new_adresse', ...other, code_postal: '123', ville: '' })
    assert.deepEqual(wrong.erreurs.map(({ champ }) => champ).sort(), ['code_postal', 'ville'])
    for (let sent = 0; sent < 2; sent++) {
      const added = await ask(visitor, { action: 'new_adresse', ...other })
      assert.deepEqual([added.status, added.reload], ['ok', 1])
    }
    const book = await bookOf(visitor)
    assert.deepEqual(book.map(({ ville }) => ville).sort(), ['Cancale', 'Saint-Malo'])
    const idadresse = book.find(({ ville }) => ville === 'Cancale')?.idadresse ?? ''
    assert.equal((await ask(visitor, { action: 'modif_adresse', idadresse, ...other, ville: 'Dinard' })).status, 'ok')
    assert.deepEqual((await bookOf(visitor)).map(({ ville }) => ville).sort(), ['Dinard', 'Saint-Malo'])
  })

  it('ACC-05 an address that an order uses may go: the order keeps its own', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor)
    const { paiement_url, url } = await orderToPay(visitor)
    await decide(visitor, paiement_url, 'accepter')
    const [kept] = await bookOf(visitor)
    const fields = { 'extranet_v2[action]': 'delete_adresse', idadresse: kept?.idadresse ?? '' }
    const gone = await ask(visitor, fields)
    assert.deepEqual([gone.result, gone.error, gone.msg !== ''], [1, '', true])
    assert.deepEqual(await bookOf(visitor), [])
    assert.match((await visitor.get(url)).text, /3 rue des Dunes/)
    const again = await ask(visitor, fields)
    assert.deepEqual([again.result, again.msg, again.error !== ''], [0, '', true])
  })

  it('ACC-05 ACC-06 nobody changes or deletes the address of another', async () => {
    const owner = shop.visitor()
    await becomeCustomer(owner)
    const idadresse = (await bookOf(owner))[0]?.idadresse ?? ''
    const stranger = shop.visitor()
    await becomeCustomer(stranger)
    assert.equal((await ask(stranger, { action: 'modif_adresse', idadresse, ...other })).status, 'error')
    assert.equal((await ask(stranger, { action: 'delete_adresse', idadresse })).result, 0)
    assert.equal((await ask(stranger, { action: 'delete_adresse', idadresse: '1 or 1' })).result, 0)
    assert.deepEqual(
      (await bookOf(owner)).map(({ ville }) => ville),
      ['Saint-Malo'],
    )
    const unknown = await shop.visitor().post(extranet, { action: 'delete_adresse', idadresse })
    assert.equal(unknown.status, 401)
  })

  it('ACC-06 the section works without script: a refusal keeps what was typed, in its own form', async () => {
    const visitor = shop.visitor()
    await becomeCustomer(visitor)
    const from = '/compte/adresses'
    assert.match((await visitor.get(from)).text, /3 rue des Dunes/)
    const typed = { action: 'new_adresse', ...other, code_postal: '123', adresse: '4 quai du Large' }
    const refused = await visitor.submit(extranet, typed, from)
    assert.match(refused.text, /<details class="address-book__new" open="">[\s\S]*value="4 quai du Large"/)
    const added = await visitor.submit(extranet, { ...typed, code_postal: '35260' }, from)
    assert.equal(added.headers.location, from)
    assert.match((await visitor.get(from)).text, /ajoutée à votre carnet[\s\S]*4 quai du Large/)
    const named = await visitor.submit(extranet, { action: 'modif_contact', prenom: 'Soizic', nom: '' }, from)
    assert.match(named.text, /value="Soizic"[\s\S]*Saisissez votre nom/)
    await visitor.submit(extranet, { action: 'modif_contact', prenom: 'Soizic', nom: 'Riou' }, from)
    assert.match((await visitor.get('/compte')).text, /Bonjour Soizic/)
  })

  const change = (email: string) => ({ action: 'modif_email', email, email_confirm: email, password_actuel: password })

  it('ACC-06 another e-mail is the account’s once its link is followed; the old one is told; the link works once', async () => {
    const visitor = shop.visitor()
    const before = await becomeCustomer(visitor)
    const after = freshEmail()
    assert.equal((await ask(visitor, change(after))).status, 'ok')
    assert.match((await visitor.get('/compte/email')).text, new RegExp(before), 'nothing has changed yet')
    assert.equal(await visitor.followLink('/adresse-email'), '/adresse-email')
    assert.match((await visitor.get('/adresse-email')).text, new RegExp(after))
    const confirmed = await visitor.submit('/adresse-email', {}, '/adresse-email')
    assert.equal(confirmed.headers.location, '/compte/email')
    const page = (await visitor.get('/compte/email')).text
    assert.match(page, new RegExp(`désormais ${after}`))
    assert.match(
      (await visitor.get('/courriels')).text,
      new RegExp(`L’adresse de votre compte a changé[\\s\\S]*À ${before}`),
    )
    assert.equal((await visitor.submit('/adresse-email', {}, '/adresse-email')).headers.location, '/adresse-email')
    assert.match((await visitor.get('/adresse-email')).text, /déjà servi/)
    const again = shop.visitor()
    const login = await act(again, { action: 'connexion', email: after, password })
    assert.equal(login.status, 'ok')
  })

  it('ACC-06 an e-mail that has an account is not told apart, and gets no link', async () => {
    const visitor = shop.visitor()
    await becomeCustomer(visitor)
    const free = freshEmail()
    const said = [await ask(visitor, change(free)), await ask(visitor, change(demoAccount.email))]
    const [one, two] = said.map((reply, index) =>
      JSON.stringify(reply).replaceAll(index ? demoAccount.email : free, 'E'),
    )
    assert.equal(one, two)
    assert.match((await visitor.get('/courriels')).text, /elle en a déjà un/)
  })

  it('ACC-06 a link of before, of another account, after its time, or without a login changes nothing', async () => {
    const visitor = shop.visitor()
    const email = await becomeCustomer(visitor)
    await ask(visitor, change(freshEmail()))
    await visitor.followLink('/adresse-email')
    await ask(visitor, change(freshEmail()))
    assert.match((await visitor.get('/adresse-email')).text, /déjà servi/, 'the second request ended the first')
    const stranger = shop.visitor()
    await becomeCustomer(stranger)
    const link = /\/adresse-email\/[\w-]{32}/.exec((await visitor.get('/courriels')).text)?.[0] ?? ''
    await stranger.get(link)
    assert.match((await stranger.get('/adresse-email')).text, /n’est pas celui de ce compte/)
    await stranger.submit('/adresse-email', {}, '/adresse-email')
    const loggedOut = shop.visitor()
    await loggedOut.get(link)
    assert.match((await loggedOut.get('/adresse-email')).text, /Connectez-vous d’abord/)
    await visitor.get(link)
    await shop
      .db()
      .update(secrets)
      .set({ expiresAt: new Date(0) })
      .where(eq(secrets.purpose, 'email'))
    assert.match((await visitor.get('/adresse-email')).text, /n’est plus valable/)
    await visitor.submit('/adresse-email', {}, '/adresse-email')
    assert.equal((await shop.db().select().from(customers).where(eq(customers.email, email))).length, 1)
  })

  it('ACC-06 an e-mail is refused by field, with a wrong password, and too often', async () => {
    const visitor = shop.visitor()
    const email = await becomeCustomer(visitor)
    const wrong: [Record<string, string>, string][] = [
      [{ email: 'sans-arobase', email_confirm: 'sans-arobase' }, 'email'],
      [{ email, email_confirm: email }, 'email'],
      [{ email_confirm: 'autre@exemple.fr' }, 'email_confirm'],
      [{ password_actuel: '' }, 'password_actuel'],
      [{ password_actuel: 'pas-le-bon' }, 'password_actuel'],
    ]
    for (const [fields, name] of wrong) {
      const reply = await ask(visitor, { ...change(freshEmail()), ...fields })
      assert.deepEqual(
        reply.erreurs.map(({ champ }) => champ),
        [name],
      )
    }
    for (let tried = 0; tried < 6; tried++) await ask(visitor, { ...change(freshEmail()), password_actuel: 'faux' })
    assert.match((await ask(visitor, change(freshEmail()))).error_txt, /Trop d’essais/)
  })
})
