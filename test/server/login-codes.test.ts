import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { setSecondFactor } from '../../demo/server/accounts/login-code.ts'
import { usualBudgets } from '../../demo/server/accounts/tries.ts'
import { customers, loginCodes } from '../../demo/server/schema.ts'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import type { RunningServer } from '../../demo/server/start.ts'
import { startServer } from '../../demo/server/testing.ts'
import { forSuite } from '../support/for-suite.ts'
import { add, goods } from './support/cart.ts'
import { onPostgreSQL } from './support/databases.ts'
import { extranet } from './support/extranet.ts'
import { Visitor } from './support/visitor.ts'

interface Reply {
  status: string
  error_txt: string
  info_msg: string
  action: string
  idtransaction: string
  idcontact: string
  email: string
}

async function ask(visitor: Visitor, fields: Record<string, string>): Promise<Reply> {
  return (await visitor.post(extranet, fields)).json() as Reply
}

const logIn = (visitor: Visitor) => ask(visitor, { action: 'login', ...demoAccount })
const sendCode = (visitor: Visitor, idtransaction: string, code: string) =>
  ask(visitor, { action: 'validercode', idtransaction, code })

/** The newest code that this browser was sent. */
async function readCode(visitor: Visitor): Promise<string> {
  const [, code] = /code de connexion est (\d{6})/.exec((await visitor.get('/courriels')).text) ?? []
  assert.ok(code, 'a message with a code')
  return code
}

/** Any other code. */
const wrong = (code: string): string => code.replace(/^./, (first) => String((Number(first) + 1) % 10))

async function guard(db: RunningServer['db'], isOn = true): Promise<void> {
  const [customer] = await db.select().from(customers).where(eq(customers.email, demoAccount.email))
  assert.ok(customer)
  await setSecondFactor(db, customer.id, isOn)
}

const isIn = async (visitor: Visitor): Promise<boolean> => /Se déconnecter/.test((await visitor.get('/compte')).text)

onPostgreSQL('second facteur', (shop) => {
  before(() => guard(shop.db()))

  it('LOGIN-03 TFA-03 a right password waits for a code; with it the login goes on, once', async () => {
    const visitor = shop.visitor()
    const waiting = await logIn(visitor)
    assert.deepEqual([waiting.status, waiting.action, waiting.email], ['wait', 'open_popup_code', 'd…@lestran.example'])
    assert.deepEqual([waiting.idcontact, await isIn(visitor)], ['', false])
    const code = await readCode(visitor)
    assert.equal((await sendCode(visitor, waiting.idtransaction, code)).status, 'ok')
    assert.equal(await isIn(visitor), false, 'the code alone opens nothing')
    assert.match((await sendCode(visitor, waiting.idtransaction, code)).error_txt, /déjà servi/)
    assert.equal((await logIn(visitor)).status, 'ok')
    assert.equal(await isIn(visitor), true)
    const second = shop.visitor()
    assert.equal((await logIn(second)).status, 'wait', 'each login has a code of its own')
  })

  it('LOGIN-03 a wrong password is told nothing of a code', async () => {
    const reply = await ask(shop.visitor(), { action: 'login', email: demoAccount.email, password: 'faux' })
    assert.deepEqual([reply.status, reply.idtransaction], ['error', undefined])
  })

  it('TFA-03 five wrong codes end the transaction; another code begins anew', async () => {
    const visitor = shop.visitor()
    const { idtransaction } = await logIn(visitor)
    const code = await readCode(visitor)
    for (let left = 4; left > 0; left--) {
      const said = (await sendCode(visitor, idtransaction, wrong(code))).error_txt
      assert.match(said, new RegExp(`Il vous reste ${left} essai`))
    }
    assert.match((await sendCode(visitor, idtransaction, wrong(code))).error_txt, /Trop d’essais/)
    assert.match((await sendCode(visitor, idtransaction, code)).error_txt, /Trop d’essais/)
    const again = await logIn(visitor)
    assert.equal((await sendCode(visitor, again.idtransaction, await readCode(visitor))).status, 'ok')
  })

  it('TFA-03 a code is worth nothing to another session, nor to a transaction that it was not sent for', async () => {
    const [visitor, thief] = [shop.visitor(), shop.visitor()]
    const { idtransaction } = await logIn(visitor)
    const code = await readCode(visitor)
    const own = await logIn(thief)
    assert.equal((await sendCode(thief, idtransaction, code)).status, 'error')
    const theirs = await readCode(thief)
    if (theirs !== code) assert.equal((await sendCode(thief, own.idtransaction, code)).status, 'error')
    assert.equal((await sendCode(visitor, idtransaction, code)).status, 'ok', 'its owner has it still')
  })

  it('TFA-03 of two that send the right code at once, one passes', async () => {
    const visitor = shop.visitor()
    const { idtransaction } = await logIn(visitor)
    const code = await readCode(visitor)
    const replies = await Promise.all([1, 2, 3].map(() => sendCode(visitor, idtransaction, code)))
    assert.deepEqual(replies.map(({ status }) => status).sort(), ['error', 'error', 'ok'])
  })

  it('TFA-02 what is no code of six digits is refused, and counts as no try', async () => {
    const visitor = shop.visitor()
    const { idtransaction } = await logIn(visitor)
    for (const code of ['', '12345', '1234567', 'abcdef', '12 34 5']) {
      assert.match((await sendCode(visitor, idtransaction, code)).error_txt, /Veuillez renseigner correctement/)
    }
    const code = await readCode(visitor)
    assert.equal((await sendCode(visitor, idtransaction, `${code.slice(0, 3)} ${code.slice(3)}`)).status, 'ok')
  })

  it('TFA-01 the database keeps neither the code nor the transaction', async () => {
    const visitor = shop.visitor()
    const { idtransaction } = await logIn(visitor)
    const code = await readCode(visitor)
    const kept = JSON.stringify(await shop.db().select().from(loginCodes))
    assert.deepEqual([kept.includes(code), kept.includes(idtransaction)], [false, false])
  })

  it('LOGIN-03 a form without script goes to the page of the code, which logs in by itself', async () => {
    const visitor = shop.visitor()
    const asked = await visitor.submit(extranet, { action: 'login', ...demoAccount }, '/connexion')
    assert.match(asked.headers.location ?? '', /^\/connexion\/code\?idtransaction=/)
    const page = await visitor.get(asked.headers.location ?? '')
    assert.match(page.text, /name="code"/)
    assert.equal(page.headers['cache-control'], 'no-store')
    const [, idtransaction = ''] = /name="idtransaction" value="([\w-]+)"/.exec(page.text) ?? []
    const code = await readCode(visitor)
    const fields = { action: 'validercode', entrer: '1', idtransaction }
    const refused = await visitor.submit(extranet, { ...fields, code: wrong(code) }, asked.headers.location ?? '')
    assert.equal(refused.headers.location, asked.headers.location)
    const done = await visitor.submit(extranet, { ...fields, code }, asked.headers.location ?? '')
    assert.equal(done.headers.location, '/compte')
    assert.equal(await isIn(visitor), true)
  })

  it('LOGIN-03 in HTML the answer is the form of the code', async () => {
    const visitor = shop.visitor()
    const { text } = await visitor.post(`/html${extranet}`, { action: 'login', ...demoAccount })
    assert.match(text, /<flx-two-factor.+action="\/html\/globalflexit\/.+value="validercode"/)
  })

  it('LOGIN-03 the cart’s login waits for the code too, and keeps the cart', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const path = '/globalflexit/ajax/modules/boutique/panier/traitement.php'
    const login = async () =>
      (await visitor.post(path, { action: 'connexion', ...demoAccount })).json() as Reply & { panier: unknown }
    const waiting = await login()
    assert.deepEqual([waiting.status, waiting.action, typeof waiting.panier], ['ko', 'open_popup_code', 'object'])
    await sendCode(visitor, waiting.idtransaction, await readCode(visitor))
    assert.equal((await login()).status, 'ok')
  })

  it('LOGIN-04 LOGIN-05 the extranet sends another password’s link, and tells nobody who has an account', async () => {
    const visitor = shop.visitor()
    const known = await ask(visitor, { action: 'mdp_oublie', email: demoAccount.email })
    const unknown = await ask(shop.visitor(), { action: 'mdp_oublie', email: 'personne@exemple.fr' })
    assert.deepEqual([known.status, known.info_msg], [unknown.status, unknown.info_msg])
    assert.match(await visitor.followLink('/mot-de-passe'), /^\/mot-de-passe$/)
    const refused = await ask(visitor, { action: 'mdp_oublie', email: 'pas une adresse' })
    assert.equal(refused.status, 'formerror')
  })
})

describe('second facteur, au fil du temps', () => {
  let seconds = 0
  const now = (): Date => new Date(Date.UTC(2026, 10, 22) + seconds * 1000)
  const server = forSuite(() => startServer({ budgets: usualBudgets, now }))
  before(() => guard(server.db))

  it('TFA-03 a code is sent again after its wait, and the one before it is worth nothing', async () => {
    const visitor = new Visitor(server.url)
    const { idtransaction } = await logIn(visitor)
    const first = await readCode(visitor)
    const resend = () => ask(visitor, { action: 'renvoyercode', idtransaction })
    assert.match((await resend()).error_txt, /attendez 30\ss/)
    seconds += 31
    const sent = await resend()
    assert.deepEqual([sent.status, sent.idtransaction], ['wait', idtransaction])
    assert.match((await resend()).error_txt, /attendez/)
    const second = await readCode(visitor)
    if (first !== second) assert.equal((await sendCode(visitor, idtransaction, first)).status, 'error')
    assert.equal((await sendCode(visitor, idtransaction, second)).status, 'ok')
  })

  it('TFA-03 a code that is too old is refused, and can be sent again; what it opened does not wait for ever', async () => {
    const visitor = new Visitor(server.url)
    const { idtransaction } = await logIn(visitor)
    const code = await readCode(visitor)
    seconds += 10 * 60 + 1
    assert.match((await sendCode(visitor, idtransaction, code)).error_txt, /n’est plus valable/)
    assert.equal((await ask(visitor, { action: 'renvoyercode', idtransaction })).status, 'wait')
    assert.equal((await sendCode(visitor, idtransaction, await readCode(visitor))).status, 'ok')
    seconds += 3 * 60
    assert.equal((await logIn(visitor)).status, 'wait')
  })

  it('TFA-03 an account is sent ten codes in a quarter of an hour, whoever asks', async () => {
    seconds += 3600
    const said = []
    for (let asked = 0; asked < 11; asked++) said.push((await logIn(new Visitor(server.url))).status)
    assert.deepEqual(said, [...Array.from({ length: 10 }, () => 'wait'), 'error'])
  })
})
