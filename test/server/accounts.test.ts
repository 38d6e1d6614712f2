import assert from 'node:assert/strict'
import { it } from 'node:test'
import { cardHolder, demoAccount } from '../../demo/server/seed/customers.ts'
import { act, add, cartAddress, goods } from './support/cart.ts'
import { becomeCustomer, freshEmail, logInDemo, newAccount, password, someAddress } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'
import { extranet } from './support/extranet.ts'
import { linkIn, type Visitor } from './support/visitor.ts'

interface Login {
  error_txt: string
  idcontact: string
  email: string
}

async function logIn(visitor: Visitor, email: string, secret = password) {
  const reply = await act(visitor, { action: 'connexion', email, password: secret })
  return reply as typeof reply & Login
}

interface Refusal {
  erreurs?: { champ: string; message: string }[]
  confirmaccount?: number
}

onPostgreSQL('comptes', (shop) => {
  it('LOGIN-02 connexion says who is logged in, and the cart is kept', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl, 2)
    const before = await act(visitor, { action: '' })
    const reply = await logIn(visitor, demoAccount.email, demoAccount.password)
    assert.equal(reply.status, 'ok')
    assert.equal(reply.error_txt, '')
    assert.equal(reply.email, demoAccount.email)
    assert.equal(reply.panier.client?.email, demoAccount.email)
    assert.equal(reply.panier.client?.idcontact, reply.idcontact)
    assert.equal(reply.panier.lignes[0]?.idreference, String(goods.bowl.idreference))
    assert.ok(reply.panier.version > before.panier.version)
    assert.equal(reply.panier.adresses.length, 2)
    assert.equal(reply.panier.adresse_facturation, reply.panier.adresses[0]?.idadresse)
  })

  it('LOGIN-02 a wrong password and an unknown address are refused in the same words, the cart untouched', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const wrong = await logIn(visitor, demoAccount.email, 'pas-le-bon')
    const unknown = await logIn(visitor, freshEmail())
    assert.equal(wrong.status, 'ko')
    assert.equal(wrong.error_txt, 'Adresse e-mail ou mot de passe incorrect.')
    assert.equal(wrong.error_txt, unknown.error_txt)
    assert.equal(wrong.panier.client, null)
    assert.equal(wrong.panier.nb_articles, 1)
    await logInDemo(visitor)
  })

  it('LOGIN-02 a login gives the session another token; the old one is nobody’s', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const stolen = shop.visitor()
    stolen.cookie = visitor.cookie
    await becomeCustomer(visitor)
    assert.notEqual(visitor.cookie, stolen.cookie)
    const { panier } = await act(stolen, { action: '' })
    assert.equal(panier.client, null)
    assert.deepEqual(panier.lignes, [])
  })

  it('CART-01 the cart of another visit comes back at login, and the two become one', async () => {
    const first = shop.visitor()
    const email = await becomeCustomer(first)
    await add(first, goods.bowl, 2)
    await add(first, goods.scarceBowl, 2)
    const second = shop.visitor()
    await add(second, goods.bowl, 3)
    await add(second, goods.scarceBowl, 2)
    await act(second, { action: 'useCodePromo', value: 'BIENVENUE' })
    const { panier } = await logIn(second, email)
    assert.deepEqual(
      panier.lignes.map(({ idreference, quantite }) => [idreference, quantite]),
      [
        ['1', 5],
        ['3', goods.scarceBowl.stock],
      ],
    )
    assert.equal(panier.codes[0]?.code, 'BIENVENUE')
    assert.equal((await act(first, { action: '' })).panier.nb_articles, panier.nb_articles)
  })

  it('CART-01 two logins of one customer at the same time leave one cart', async () => {
    const email = await becomeCustomer(shop.visitor())
    const visitors = Array.from({ length: 5 }, () => shop.visitor())
    await Promise.all(visitors.map((visitor) => add(visitor, goods.bowl)))
    const replies = await Promise.all(visitors.map((visitor) => logIn(visitor, email)))
    assert.deepEqual(
      replies.map(({ status, error_msg }) => status + error_msg),
      Array(5).fill('ok'),
    )
    assert.equal((await act(visitors[0] ?? shop.visitor(), { action: '' })).panier.nb_articles, 5)
  })

  it('LOGIN-02 five wrong tries close an address for a quarter of an hour, even to the right password', async () => {
    const email = await becomeCustomer(shop.visitor())
    for (let tried = 0; tried < 5; tried++) await logIn(shop.visitor(), email, `faux-${tried}`)
    const reply = await logIn(shop.visitor(), email)
    assert.equal(reply.status, 'ko')
    assert.match(reply.error_txt, /Trop d’essais/)
  })

  it('LOGIN-02 ten wrong tries close a session, whatever the addresses', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    for (let tried = 0; tried < 10; tried++) await logIn(visitor, freshEmail())
    assert.match((await logIn(visitor, demoAccount.email, demoAccount.password)).error_txt, /Trop d’essais/)
    assert.equal((await logInDemo(shop.visitor())).status, 'ok')
  })

  it('CART-02 new_compte says what is wrong with each field, and keeps the cart', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const reply = (await act(visitor, {
      ...newAccount('sans-arobase'),
      prenom: ' ',
      email_confirm: 'autre@essai.example',
      password: 'court',
      password_confirm: 'different',
    })) as Awaited<ReturnType<typeof act>> & Refusal
    assert.equal(reply.status, 'ko')
    assert.deepEqual(reply.erreurs?.map(({ champ }) => champ).sort(), [
      'email',
      'email_confirm',
      'password',
      'password_confirm',
      'prenom',
    ])
    assert.equal(reply.panier.nb_articles, 1)
  })

  it('CART-07 an account that is asked for again, its answer lost with the session, is open, with its cart', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const email = freshEmail()
    assert.equal((await act(visitor, newAccount(email))).status, 'ok')
    const retried = await act(shop.visitor(), newAccount(email))
    assert.equal(retried.status, 'ok')
    assert.equal(retried.panier.client?.email, email)
    assert.equal(retried.panier.nb_articles, 1)
  })

  it('SIGNUP-01 an account is opened in the same words for an address that is known, and one that is not', async () => {
    const replies = await Promise.all(
      [demoAccount.email, cardHolder, freshEmail()].map(async (email) => {
        const visitor = shop.visitor()
        const { text } = await visitor.post(cartAddress, newAccount(email))
        assert.equal((await logIn(shop.visitor(), email)).status, 'ok', 'and it can be entered again, wherever one is')
        const said = text.replaceAll(email, 'E').replaceAll(/"(idcontact|cle_commande)":"[^"]+"/g, '')
        return { said, panier: (await act(visitor, { action: '' })).panier }
      }),
    )
    assert.equal(new Set(replies.map(({ said }) => said)).size, 1)
    for (const { panier } of replies) assert.deepEqual([panier.adresses, panier.fidelite?.points], [[], 0])
  })

  it('SIGNUP-01 the link of the message proves an address: points of a card are there, the browser stays logged in', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const own = { password: 'le-secret-de-yann', password_confirm: 'le-secret-de-yann' }
    await act(visitor, { ...newAccount(cardHolder), ...own })
    assert.equal((await act(visitor, { action: '' })).panier.fidelite?.points, 0)
    assert.equal(await visitor.followLink('/confirmation'), '/confirmation')
    assert.match((await visitor.get('/confirmation')).text, /Confirmer mon adresse/)
    assert.equal((await visitor.submit('/confirmation', {}, '/confirmation')).headers.location, '/compte')
    const { panier } = await act(visitor, { action: '' })
    assert.equal(panier.fidelite?.points, 40)
    assert.equal(panier.nb_articles, 1)
    assert.match((await visitor.submit('/confirmation', {}, '/confirmation')).text, /déjà servi/)
    assert.equal((await logIn(shop.visitor(), cardHolder, own.password)).status, 'ok')
  })

  it('SIGNUP-01 an account that waits beside another becomes part of it; the password of before stays the right one', async () => {
    const before = shop.visitor()
    const email = await becomeCustomer(before)
    await before.followLink('/confirmation')
    await before.submit('/confirmation', {}, '/confirmation')
    const visitor = shop.visitor()
    const other = { password: 'un-tout-autre-mot', password_confirm: 'un-tout-autre-mot' }
    await add(visitor, goods.bowl)
    assert.equal((await act(visitor, { ...newAccount(email), ...other })).status, 'ok')
    await act(visitor, { action: 'new_adresse', ...someAddress, ville: 'Cancale' })
    await visitor.followLink('/confirmation')
    await visitor.submit('/confirmation', {}, '/confirmation')
    const { panier } = await act(visitor, { action: '' })
    assert.deepEqual(panier.adresses.map(({ ville }) => ville).sort(), ['Cancale', 'Saint-Malo'])
    assert.equal(panier.nb_articles, 1)
    assert.equal((await logIn(shop.visitor(), email)).status, 'ok')
    assert.equal((await logIn(shop.visitor(), email, other.password)).status, 'ko')
  })

  it('SIGNUP-01 nobody confirms an account that a stranger opened with their address: another browser gives its password', async () => {
    const stranger = shop.visitor()
    const email = await becomeCustomer(stranger)
    const link = linkIn((await stranger.get('/courriels')).text, '/confirmation')
    const owner = shop.visitor()
    await owner.get(link)
    assert.match((await owner.get('/confirmation')).text, /name="password"/)
    assert.match((await owner.submit('/confirmation', {}, '/confirmation')).text, /pas le bon/)
    const inPlace = await owner.post('/confirmation', { password: 'un-tout-autre-mot' })
    assert.match(JSON.stringify(inPlace.json()), /^\{"status":"error","error_txt":".*pas le bon/)
    await act(owner, { action: 'mdp_oublie', email })
    await owner.followLink('/mot-de-passe')
    const own = { password: 'le-secret-de-la-vraie', password_confirm: 'le-secret-de-la-vraie' }
    assert.equal((await owner.submit('/mot-de-passe', own, '/mot-de-passe')).status, 303)
    assert.equal((await act(stranger, { action: '' })).panier.client, null)
    assert.equal((await logIn(shop.visitor(), email)).status, 'ko')
    assert.equal((await logIn(owner, email, own.password)).status, 'ok')
  })

  it('LOGIN-04 mdp_oublie says the same for any address; its link opens once and closes the other sessions', async () => {
    const elsewhere = shop.visitor()
    const email = await becomeCustomer(elsewhere)
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const known = await act(visitor, { action: 'mdp_oublie', email })
    const unknown = await act(visitor, { action: 'mdp_oublie', email: freshEmail() })
    assert.equal(known.status, 'ok')
    assert.equal(known.info_msg, unknown.info_msg)
    assert.equal(await visitor.followLink('/mot-de-passe'), '/mot-de-passe')
    assert.match((await visitor.get('/mot-de-passe')).text, /name="password_confirm"/)
    const next = 'encore-un-secret-long'
    const choose = (password: string) =>
      visitor.submit('/mot-de-passe', { password, password_confirm: password }, '/mot-de-passe')
    assert.match((await choose('x')).text, /Dix caractères/)
    assert.equal((await choose(next)).status, 303)
    assert.equal((await act(elsewhere, { action: '' })).panier.client, null)
    assert.equal((await logIn(visitor, email)).status, 'ko')
    assert.equal((await logIn(visitor, email, next)).status, 'ok')
    assert.match((await choose(next)).text, /déjà servi/)
  })

  it('LOGIN-04 messages are asked for three times at most for an address', async () => {
    const email = freshEmail()
    const visitor = shop.visitor()
    for (let asked = 0; asked < 3; asked++)
      assert.equal((await act(visitor, { action: 'mdp_oublie', email })).status, 'ok')
    assert.match((await act(visitor, { action: 'mdp_oublie', email })).error_msg, /Trop d’essais/)
    assert.match((await act(visitor, { action: 'mdp_oublie', email: 'rien' })).error_msg, /adresse e-mail/)
  })

  it('LOGIN-02 the extranet logs in and out with the fields of any login', async () => {
    const visitor = shop.visitor()
    const email = await becomeCustomer(shop.visitor())
    const wrong = (await visitor.post(extranet, { action: 'login', email, password: 'faux' })).json() as object
    assert.deepEqual(wrong, {
      status: 'error',
      error_txt: 'Adresse e-mail ou mot de passe incorrect.',
      evaldatas: '',
      idcontact: '',
      email: '',
      action: 'login',
      error_msg: 'Adresse e-mail ou mot de passe incorrect.',
      info_msg: '',
      confirmaccount: 0,
    })
    const right = (await visitor.post(extranet, { action: 'login', email, password })).json() as { status: string }
    assert.equal(right.status, 'ok')
    assert.equal((await act(visitor, { action: '' })).panier.client?.email, email)
    await visitor.post(extranet, { action: 'logout' })
    assert.equal((await act(visitor, { action: '' })).panier.client, null)
  })

  it('CART-01 without script a login goes back to its page, which says what came of it', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const answer = await visitor.submit(
      cartAddress,
      { action: 'connexion', ...demoAccount, password: 'faux' },
      '/panier',
    )
    assert.equal(answer.status, 303)
    assert.match((await visitor.get('/panier')).text, /mot de passe incorrect/)
  })
})
