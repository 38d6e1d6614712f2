import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eq } from 'drizzle-orm'
import { forgetUnverified, joinGuestOrders } from '../../demo/server/accounts/guest.ts'
import { customers, orders } from '../../demo/server/schema.ts'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { act, add, begin, cartAddress, goods } from './support/cart.ts'
import {
  becomeCustomer,
  chooseAll,
  decide,
  freshEmail,
  newAccount,
  order,
  password,
  someAddress,
} from './support/checkout.ts'
import { onPostgreSQL, type Shop } from './support/databases.ts'
import { extranet } from './support/extranet.ts'
import type { Visitor } from './support/visitor.ts'

interface Said {
  status: string
  error_txt: string
  redirect: string
  confirmaccount: number
  erreurs: { champ: string; message: string }[]
}

const asGuest = (visitor: Visitor, email: string) =>
  act(visitor, { action: 'sans_compte', prenom: 'Anne', nom: 'Tanguy', email })

/** An order that is made without an account, to be paid by cheque or at a bank. */
async function orderWithoutAccount(visitor: Visitor, email: string, { online = false } = {}) {
  await add(visitor, goods.bowl)
  assert.equal((await asGuest(visitor, email)).error_msg, '')
  assert.equal((await act(visitor, { action: 'new_adresse', ...someAddress })).error_msg, '')
  await chooseAll(visitor, online ? {} : { method: 4, bank: 0 })
  const { commande, html = '', error_msg } = await order(visitor)
  assert.ok(commande, error_msg)
  return { ...commande, html }
}

const messages = async (visitor: Visitor): Promise<string> => (await visitor.get('/courriels')).text

/** The signed link of the newest message about an order. */
async function signedLink(visitor: Visitor, number: string): Promise<string> {
  const found = new RegExp(`/commande/${number}/[\\w-]{43}`).exec(await messages(visitor))?.[0]
  assert.ok(found, 'the message has a signed link')
  return found
}

/** What a signed link shows: its key is changed for a note in the session, at an address without it. */
async function follow(visitor: Visitor, link: string) {
  const { status, headers } = await visitor.get(link)
  assert.deepEqual([status, headers['referrer-policy']], [303, 'no-referrer'])
  assert.equal(headers.location, link.slice(0, link.lastIndexOf('/')))
  return visitor.get(headers.location ?? '')
}

const openAccount = async (visitor: Visitor, secret = password) =>
  (await visitor.post(extranet, { action: 'compte_invite', password: secret })).json() as Said

const listed = async (visitor: Visitor): Promise<string> => (await visitor.get('/compte/commandes')).text

/** Opens an account whose address is proved by the code of a message. */
async function signUpByCode(visitor: Visitor, email: string): Promise<Said> {
  const send = async (more: Record<string, string> = {}) =>
    (await visitor.post(extranet, { ...newAccount(email), ...more })).json() as Said
  assert.equal((await send()).confirmaccount, 1)
  const token = /compte à L’Estran\s: (\d{6})/.exec(await messages(visitor))?.[1] ?? ''
  return send({ token })
}

async function totalPoints(shop: Shop, email: string): Promise<number> {
  const rows = await shop.db().select({ points: customers.points }).from(customers).where(eq(customers.email, email))
  return rows.reduce((total, { points }) => total + points, 0)
}

onPostgreSQL('commande sans compte', (shop) => {
  it('CART-08 a name, an e-mail, an address: the order is made, and nobody is logged in', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const before = await act(visitor, { action: '' })
    assert.equal(before.panier.sans_compte, 1)
    const email = freshEmail()
    const { panier } = await asGuest(visitor, ` ${email.toUpperCase()} `)
    assert.deepEqual([panier.client?.invite, panier.client?.email, panier.fidelite], [1, email, null])
    const made = await orderWithoutAccount(visitor, email)
    assert.match(made.html, /compte_invite/)
    assert.equal((made.html.match(/type="password"/g) ?? []).length, 1)
    assert.match((await visitor.get(made.url)).text, new RegExp(made.numero))
    assert.doesNotMatch((await visitor.get('/compte')).text, new RegExp(made.numero))
    const { status } = await visitor.post('/globalflexit/ajax/modules/boutique/compte/?p=boutique-compte:liste_cmd')
    assert.equal(status, 401)
  })

  it('CART-08 what is wrong is said by field, the cart untouched; an account has no use for it', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const reply = (await act(visitor, {
      action: 'sans_compte',
      prenom: '',
      nom: ' ',
      email: 'anne@',
    })) as unknown as Said
    assert.deepEqual(
      reply.erreurs.map(({ champ }) => champ),
      ['email'],
    )
    const { panier } = await act(visitor, { action: '' })
    assert.deepEqual([panier.client, panier.nb_articles], [null, 1])
    assert.match((await act(visitor, { action: 'chgEtape', value: 'paiement' })).error_msg, /sans compte/)
    const customer = shop.visitor()
    await becomeCustomer(customer)
    await add(customer, goods.bowl)
    assert.match((await asGuest(customer, freshEmail())).error_msg, /connecté/)
    const empty = shop.visitor()
    await begin(empty)
    assert.match((await asGuest(empty, freshEmail())).error_msg, /vide/)
  })

  it('CART-08 the message has a signed link that opens this order anywhere, and no other', async () => {
    const visitor = shop.visitor()
    const made = await orderWithoutAccount(visitor, freshEmail())
    const link = await signedLink(visitor, made.numero)
    const elsewhere = shop.visitor()
    assert.equal((await elsewhere.get(made.url)).status, 404)
    assert.equal((await follow(elsewhere, `${made.url}/${'a'.repeat(43)}`)).status, 404)
    const other = await orderWithoutAccount(shop.visitor(), freshEmail())
    const key = link.split('/').at(-1) ?? ''
    assert.equal((await follow(elsewhere, `${other.url}/${key}`)).status, 404)
    const { text } = await follow(elsewhere, link)
    assert.match(text, new RegExp(made.numero))
    assert.doesNotMatch(text, /compte_invite/)
    assert.ok(!text.includes(key), 'the key stands in no page')
    assert.equal((await elsewhere.get(other.url)).status, 404)
    assert.equal((await shop.visitor().get(`${made.url}?cle=${key}`)).status, 404)
    await shop
      .db()
      .update(orders)
      .set({ createdAt: new Date(Date.now() - 3 * 366 * 86_400_000) })
      .where(eq(orders.number, made.numero))
    assert.equal((await follow(elsewhere, link)).status, 404)
  })

  it('CART-08 paid at the bank, the way back leads to the order, and its invoice opens there', async () => {
    const visitor = shop.visitor()
    const made = await orderWithoutAccount(visitor, freshEmail(), { online: true })
    const { headers } = await decide(visitor, made.paiement_url ?? '', 'accepter')
    const elsewhere = shop.visitor()
    const page = (await follow(elsewhere, headers.location ?? '')).text
    assert.match(page, /data-order-status="paid"/)
    const invoice = /\/compte\/factures\/[\w-]+\.pdf/.exec(page)?.[0] ?? ''
    for (const reader of [elsewhere, visitor]) {
      assert.equal((await reader.get(invoice)).headers['content-type'], 'application/pdf')
    }
    assert.equal((await shop.visitor().get(invoice)).status, 404)
  })

  it('CART-08 an order that the bank refused is back in the guest’s cart', async () => {
    const visitor = shop.visitor()
    const made = await orderWithoutAccount(visitor, freshEmail(), { online: true })
    await decide(visitor, made.paiement_url ?? '', 'refuser')
    const { panier } = await act(visitor, { action: '' })
    assert.deepEqual([panier.nb_articles, panier.client?.invite], [1, 1])
    assert.ok((await order(visitor)).commande)
  })

  it('CART-09 one password makes an account of it; others join it once the address is confirmed, not before', async () => {
    const email = freshEmail()
    const earlier = await orderWithoutAccount(shop.visitor(), email)
    const visitor = shop.visitor()
    const made = await orderWithoutAccount(visitor, email)
    assert.deepEqual(
      (await openAccount(visitor, 'court')).erreurs.map(({ champ }) => champ),
      ['password'],
    )
    assert.equal((await openAccount(visitor)).redirect, '/compte')
    assert.equal((await openAccount(visitor)).status, 'ok')
    const before = await listed(visitor)
    assert.match(before, new RegExp(made.numero))
    assert.doesNotMatch(before, new RegExp(earlier.numero))
    await visitor.followLink('/confirmation')
    assert.equal((await visitor.submit('/confirmation', {}, '/confirmation')).status, 303)
    const after = await listed(visitor)
    assert.match(after, new RegExp(made.numero))
    assert.match(after, new RegExp(earlier.numero))
  })

  it('CART-09 an account that is opened later, its address proved, has the orders and the points of before', async () => {
    const email = freshEmail()
    const guest = shop.visitor()
    const made = await orderWithoutAccount(guest, email, { online: true })
    await decide(guest, made.paiement_url ?? '', 'accepter')
    const earned = await totalPoints(shop, email)
    assert.ok(earned > 0)
    const owner = shop.visitor()
    assert.equal((await signUpByCode(owner, email)).status, 'ok')
    assert.match(await listed(owner), new RegExp(made.numero))
    const [account] = await shop.db().select().from(orders).where(eq(orders.number, made.numero))
    const [row] = await shop
      .db()
      .select()
      .from(customers)
      .where(eq(customers.id, account?.customerId ?? 0))
    assert.deepEqual([row?.points, await totalPoints(shop, email)], [earned, earned])
    assert.match((await follow(owner, await signedLink(guest, made.numero))).text, new RegExp(made.numero))
  })

  it('CART-09 an account that exists finds them at its next login', async () => {
    const owner = shop.visitor()
    const email = freshEmail()
    assert.equal((await signUpByCode(owner, email)).status, 'ok')
    const made = await orderWithoutAccount(shop.visitor(), email)
    const again = shop.visitor()
    assert.equal((await act(again, { action: 'connexion', email, password })).status, 'ok')
    assert.match(await listed(again), new RegExp(made.numero))
  })

  it('CART-09 an account of somebody else’s address takes no order while nobody confirmed it', async () => {
    const email = freshEmail()
    const made = await orderWithoutAccount(shop.visitor(), email)
    const stranger = shop.visitor()
    await add(stranger, goods.bowl)
    assert.equal((await act(stranger, newAccount(email))).status, 'ok')
    assert.doesNotMatch(await listed(stranger), new RegExp(made.numero))
    assert.equal((await stranger.get(made.url)).status, 404)
    const guest = shop.visitor()
    await orderWithoutAccount(guest, email)
    assert.equal((await openAccount(guest)).status, 'ok')
    assert.doesNotMatch(await listed(guest), new RegExp(made.numero))
    // And nobody confirms it who has the mail, and not the password.
    const reader = shop.visitor()
    const link = /\/confirmation\/[\w-]{32}/.exec(await messages(guest))?.[0] ?? ''
    await reader.get(link)
    assert.match((await reader.submit('/confirmation', {}, '/confirmation')).text, /pas le bon/)
    assert.doesNotMatch(await listed(guest), new RegExp(made.numero))
  })

  it('CART-09 another address is another guest: orders that were made stay with theirs', async () => {
    const [first, second] = [freshEmail(), freshEmail()]
    const visitor = shop.visitor()
    const made = await orderWithoutAccount(visitor, first)
    await add(visitor, goods.bowl)
    const { panier } = await asGuest(visitor, second)
    assert.equal(panier.client?.email, second)
    assert.equal(panier.adresses.length, 1)
    const owner = shop.visitor()
    assert.equal((await signUpByCode(owner, second)).status, 'ok')
    assert.doesNotMatch(await listed(owner), new RegExp(made.numero))
  })

  it('CART-09 a login in the middle keeps the cart, and gives nobody the address that a stranger typed', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    await asGuest(visitor, freshEmail())
    await act(visitor, { action: 'new_adresse', ...someAddress, adresse: '1 rue de l’Invitée' })
    const { panier, status } = await act(visitor, { action: 'connexion', ...demoAccount })
    assert.equal(status, 'ok')
    assert.ok(panier.lignes.some(({ idreference }) => idreference === String(goods.bowl.idreference)))
    assert.deepEqual([panier.client?.email, panier.client?.invite], [demoAccount.email, 0])
    assert.ok(panier.adresses.every(({ adresse }) => adresse !== '1 rue de l’Invitée'))
    assert.ok(panier.adresses.some(({ idadresse }) => idadresse === panier.adresse_facturation))
  })

  it('CART-09 a login with the same address keeps what was typed', async () => {
    const email = freshEmail()
    assert.equal((await signUpByCode(shop.visitor(), email)).status, 'ok')
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    await asGuest(visitor, email)
    await act(visitor, { action: 'new_adresse', ...someAddress })
    const { panier } = await act(visitor, { action: 'connexion', email, password })
    assert.deepEqual([panier.adresses.length, panier.client?.invite], [1, 0])
    assert.equal(panier.adresse_facturation, panier.adresses[0]?.idadresse)
  })

  it('CART-08 an e-mail alone begins the order; the first address gives the name, and leads on without script', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const { panier } = await act(visitor, { action: 'sans_compte', email: freshEmail() })
    assert.deepEqual([panier.client?.invite, panier.client?.nom], [1, ''])
    const wrong = { ...someAddress, action: 'new_adresse', suite: 'paiement', code_postal: '3' }
    const refused = await visitor.submit(cartAddress, wrong, '/panier?etape=compte')
    assert.equal(refused.headers.location, '/panier?etape=compte')
    const right = await visitor.submit(cartAddress, { ...wrong, code_postal: '35400' }, '/panier?etape=compte')
    assert.equal(right.headers.location, '/panier?etape=paiement')
    const named = (await act(visitor, { action: 'sans_compte', email: freshEmail() })).panier.client
    assert.deepEqual([named?.prenom, named?.nom], ['Anne', 'Tanguy'])
  })

  it('CART-04 a cart is a private customer’s until a company is billed, or prices without taxes are asked for', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    await asGuest(visitor, freshEmail())
    const at = await act(visitor, { action: 'new_adresse', ...someAddress })
    assert.equal(at.panier.particulier, 1)
    const { idadresse = '' } = at.panier.adresses[0] ?? {}
    const company = { action: 'modif_adresse', idadresse, ...someAddress, societe: 'Atelier du Quai' }
    assert.equal((await act(visitor, company)).panier.particulier, 0)
    assert.match((await visitor.get('/panier')).text, /Total HT/)
    assert.equal((await act(visitor, { ...company, societe: '' })).panier.particulier, 1)
    assert.doesNotMatch((await visitor.get('/panier')).text, /Total HT|TVA|catalogue/)
    const ht = await act(visitor, { action: 'change_aff_prix', value: 'ht' })
    assert.deepEqual([ht.panier.particulier, ht.panier.aff_prix], [0, 'ht'])
  })

  it('CART-08 without script: each step comes back as a page, a refused password too', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    assert.match((await visitor.get('/panier?etape=compte')).text, /name="action" value="sans_compte"/)
    const email = freshEmail()
    const who = { action: 'sans_compte', prenom: 'Anne', nom: 'Tanguy', email }
    assert.equal((await visitor.submit(cartAddress, who, '/panier?etape=compte')).status, 303)
    assert.match((await visitor.get('/panier?etape=compte')).text, new RegExp(email))
    const made = await orderWithoutAccount(visitor, email)
    const short = { action: 'compte_invite', commande: made.numero, password: 'court' }
    const refused = await visitor.submit(extranet, short, made.url)
    assert.match(refused.text, /Dix caractères/)
    assert.match(refused.text, new RegExp(made.numero))
    const right = await visitor.submit(extranet, { ...short, password }, made.url)
    assert.equal(right.headers.location, '/compte')
    assert.match(await listed(visitor), new RegExp(made.numero))
  })

  it('CART-08 the HTML answer has the same step, and the order its form', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const { text } = await visitor.post(`/html${cartAddress}`, {
      action: 'sans_compte',
      etape: 'compte',
      prenom: 'Anne',
      nom: 'Tanguy',
      email: freshEmail(),
    })
    assert.match(text, /data-flx-action="new_adresse"/)
    assert.match(text, /data-flx-arrival/)
  })

  it('CART-08 a guest who ordered nothing is forgotten after a month, not with an open cart', async () => {
    const [gone, here] = [freshEmail(), freshEmail()]
    for (const email of [gone, here]) {
      const visitor = shop.visitor()
      await add(visitor, goods.bowl)
      await asGuest(visitor, email)
      // Goes on with another account: the cart is no longer the guest's.
      if (email === gone) await act(visitor, newAccount(freshEmail()))
    }
    await forgetUnverified(shop.db(), new Date(Date.now() + 31 * 86_400_000))
    const left = await shop.db().select({ email: customers.email }).from(customers)
    assert.ok(left.some(({ email }) => email === here))
    assert.ok(left.every(({ email }) => email !== gone))
  })

  it('CART-09 joining twice at once moves each order and each point once', async () => {
    const email = freshEmail()
    const guest = shop.visitor()
    const made = await orderWithoutAccount(guest, email, { online: true })
    await decide(guest, made.paiement_url ?? '', 'accepter')
    const earned = await totalPoints(shop, email)
    const owner = shop.visitor()
    await signUpByCode(owner, email)
    const [row] = await shop.db().select().from(orders).where(eq(orders.number, made.numero))
    const join = () => shop.db().transaction((transaction) => joinGuestOrders(transaction, row?.customerId ?? 0))
    await Promise.all([join(), join()])
    assert.equal(await totalPoints(shop, email), earned)
  })
})
