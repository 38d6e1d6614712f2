import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eq } from 'drizzle-orm'
import { customers, newsletterSubscribers } from '../../demo/server/schema.ts'
import { act } from './support/cart.ts'
import { becomeCustomer, password } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'
import { askExtranet as ask, extranet } from './support/extranet.ts'
import type { Visitor } from './support/visitor.ts'

const from = '/compte/parametres'

const turn = (isOn: boolean, secret = password) => ({
  action: 'modif_double_facteur',
  password_actuel: secret,
  ...(isOn && { actif: '1' }),
})

onPostgreSQL('paramètres du compte', (shop) => {
  const rowOf = async (email: string) => (await shop.db().select().from(customers).where(eq(customers.email, email)))[0]
  const letterOf = async (email: string) =>
    (await shop.db().select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0]
  const isIn = async (visitor: Visitor) => (await act(visitor, { action: '' })).panier.client !== null
  const mails = async (visitor: Visitor) => (await visitor.get('/courriels')).text

  /** A customer who has proved their address. */
  async function confirmed(): Promise<{ visitor: Visitor; email: string }> {
    const visitor = shop.visitor()
    const email = await becomeCustomer(visitor)
    await visitor.followLink('/confirmation')
    await visitor.submit('/confirmation', {}, '/confirmation')
    assert.notEqual((await rowOf(email))?.verifiedAt, null)
    return { visitor, email }
  }
  const logIn = (visitor: Visitor, email: string) => ask(visitor, { action: 'login', email, password })

  it('ACC-06 LOGIN-03 the code of a login is turned on with the password: other devices are out, a mail says so, once', async () => {
    const { visitor, email } = await confirmed()
    const elsewhere = shop.visitor()
    assert.equal((await logIn(elsewhere, email)).status, 'ok')
    for (let sent = 0; sent < 2; sent++) {
      const reply = await ask(visitor, turn(true))
      assert.deepEqual([reply.status, /demande désormais un code/.test(reply.info_msg)], ['ok', true])
    }
    assert.deepEqual([await isIn(visitor), await isIn(elsewhere)], [true, false])
    assert.equal((await mails(visitor)).match(/>Votre connexion demande désormais un code</g)?.length, 1)
    assert.match((await visitor.get(from)).text, /name="actif"[^>]*checked/)
    assert.equal((await logIn(shop.visitor(), email)).status, 'wait')

    assert.equal((await ask(visitor, turn(false))).status, 'ok')
    assert.match(await mails(visitor), /Votre connexion ne demande plus de code/)
    assert.equal((await logIn(shop.visitor(), email)).status, 'ok')
    assert.doesNotMatch((await visitor.get(from)).text, /name="actif"[^>]*checked/)
  })

  it('ACC-06 says what is wrong beside its field, and changes nothing', async () => {
    const { visitor, email } = await confirmed()
    for (const secret of ['', 'pas-le-bon']) {
      const { status, erreurs } = await ask(visitor, turn(true, secret))
      assert.deepEqual([status, erreurs.map(({ champ }) => champ)], ['formerror', ['password_actuel']])
    }
    assert.equal((await rowOf(email))?.secondFactor, false)
    let last = ''
    for (let tries = 0; tries < 10; tries++) last = (await ask(visitor, turn(true, 'pas-le-bon'))).error_txt
    assert.match(last, /Trop d’essais/)
    assert.match((await ask(visitor, turn(true))).error_txt, /Trop d’essais/)
    assert.equal((await shop.visitor().post(extranet, turn(true))).status, 401)
  })

  it('ACC-06 an address that nobody confirmed gets no code: its owner could be locked out', async () => {
    const visitor = shop.visitor()
    const email = await becomeCustomer(visitor)
    const { status, erreurs } = await ask(visitor, turn(true))
    assert.deepEqual([status, erreurs.map(({ champ }) => champ)], ['formerror', ['actif']])
    assert.equal((await rowOf(email))?.secondFactor, false)
  })

  it('ACC-06 NEWS-02 the newsletter begins and ends at once for an address that is proved; any other is asked by mail', async () => {
    const { visitor, email } = await confirmed()
    assert.equal((await ask(visitor, { action: 'modif_lettre', lettre: '1' })).status, 'ok')
    assert.notEqual((await letterOf(email))?.confirmedAt ?? null, null)
    assert.match((await visitor.get(from)).text, /name="lettre"[^>]*checked/)
    assert.equal((await ask(visitor, { action: 'modif_lettre' })).status, 'ok')
    assert.equal(await letterOf(email), undefined)

    const newcomer = shop.visitor()
    const other = await becomeCustomer(newcomer)
    assert.match((await ask(newcomer, { action: 'modif_lettre', lettre: '1' })).info_msg, /suivez son lien/)
    assert.equal((await letterOf(other))?.confirmedAt, null)
    await newcomer.followLink('/lettre')
    await newcomer.submit('/lettre', {}, '/lettre')
    assert.notEqual((await letterOf(other))?.confirmedAt, null)
  })

  it('NEWS-02 a link that waits begins nothing again for who has ended the newsletter', async () => {
    const { visitor, email } = await confirmed()
    await visitor.post('/globalflexit/ajax/modules/newsletter_v2/traitement.php', { email })
    assert.equal((await ask(visitor, { action: 'modif_lettre' })).status, 'ok')
    await visitor.followLink('/lettre')
    await visitor.submit('/lettre', {}, '/lettre')
    assert.equal(await letterOf(email), undefined)
  })

  it('ACC-06 the section works without script: a refusal keeps the choice, beside what is wrong with it', async () => {
    const { visitor, email } = await confirmed()
    const refused = await visitor.submit(extranet, turn(true, 'pas-le-bon'), from)
    assert.match(refused.text, /name="actif"[^>]*checked/)
    assert.match(refused.text, /aria-describedby="double-facteur-mot-de-passe-erreur"[\s\S]*pas votre mot de passe/)
    const done = await visitor.submit(extranet, turn(true), from)
    assert.equal(done.headers.location, from)
    assert.match((await visitor.get(from)).text, /demande désormais un code/)
    assert.equal((await rowOf(email))?.secondFactor, true)
    await visitor.submit(extranet, { action: 'modif_lettre', lettre: '1' }, from)
    assert.match((await visitor.get(from)).text, /La lettre vous est envoyée/)
  })
})
