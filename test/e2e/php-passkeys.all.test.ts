import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { addAuthenticator } from '../support/authenticator.ts'
import { formAwake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { ContractCheck } from '../support/contract-check.ts'
import { cbor, MadePasskey, type Saying } from '../support/made-passkey.ts'
import { isLoggedIn, login, openAccount, postChecked } from '../support/php-calls.ts'
import { sendLogin } from '../support/php-login.ts'
import { openPhpSite, type PhpSite } from '../support/php-site.ts'
import { PhpVisitor } from '../support/php-visitor.ts'
import type { SitePage } from '../support/site.ts'

const skip = whyWithoutPhp() || false
const keys = '/compte/cles'
const password = 'une-phrase-assez-longue'

interface Answer {
  status: string
  error_txt: string
  info_msg: string
  options: { challenge: string; rpId?: string; rp?: { id: string }; attestation?: string; userVerification?: string }
}

describe('passkeys in the demo shop in PHP', { skip }, () => {
  let shop: PhpSite
  let check: ContractCheck
  /** A passkey is of a name: none is of an address in figures. */
  let home: string
  let count = 0

  before(async () => {
    shop = await openPhpSite()
    home = shop.url.replace('127.0.0.1', 'localhost')
    check = new ContractCheck()
  })

  after(() => shop.close())

  const newVisitor = (): PhpVisitor => new PhpVisitor(home)
  const ask = (visitor: PhpVisitor, action: string, credential = ''): Promise<Answer> =>
    postChecked<Answer>(check, visitor, login, { action, credential })

  async function newCustomer(): Promise<{ visitor: PhpVisitor; email: string }> {
    const email = `cle-${++count}@exemple.fr`
    const visitor = newVisitor()
    await openAccount(check, visitor, email, password)
    return { visitor, email }
  }

  async function add(visitor: PhpVisitor, credential = '', fields: Record<string, string> = {}): Promise<Answer> {
    const sent = { action: 'new_cle', nom: 'Téléphone', password_actuel: password, credential, ...fields }
    const response = await visitor.post(keys, sent)
    const data = (await response.json()) as Answer
    assert.equal(check.faults('post', '/{action}#cle-d-acces', data), '')
    return data
  }

  const truth = (challenge: string): Saying => ({ challenge, origin: home, rpId: 'localhost' })

  /** Adds a passkey to an account, which is then logged out. */
  async function withKey(key: MadePasskey, counter = 0): Promise<PhpVisitor> {
    const { visitor } = await newCustomer()
    const { options } = await add(visitor)
    const added = await add(visitor, key.created({ ...truth(options.challenge), counter }))
    assert.equal(added.status, 'ok', added.error_txt)
    await visitor.post('/deconnexion', {})
    assert.equal(await isLoggedIn(visitor), false)
    return visitor
  }

  const challengeFor = async (visitor: PhpVisitor): Promise<string> =>
    (await ask(visitor, 'options_cle')).options.challenge

  for (const algorithm of ['ES256', 'RS256'] as const) {
    it(`KEY-01 LOGIN-01 a key that signs by ${algorithm} opens its account, each challenge once`, async () => {
      const key = new MadePasskey(algorithm)
      const visitor = await withKey(key)
      const signed = key.asserted(truth(await challengeFor(visitor)))
      assert.equal((await ask(visitor, 'login_cle', signed)).status, 'ok')
      assert.equal(await isLoggedIn(visitor), true)
      await visitor.post('/deconnexion', {})
      assert.equal((await ask(visitor, 'login_cle', signed)).status, 'error', 'the same answer again')
      assert.equal(await isLoggedIn(visitor), false)
    })
  }

  it('KEY-01 SAFE-01 a login that is not of this site, this session, this moment and this owner is refused', async () => {
    const key = new MadePasskey()
    const visitor = await withKey(key)
    const wrong: [string, Partial<Saying>][] = [
      ['another origin', { origin: 'https://boutique.exemple' }],
      ['another port', { origin: 'http://localhost:1' }],
      ['another site', { rpId: 'exemple.fr' }],
      ['the address in figures', { origin: shop.url }],
      ['nobody there', { flags: 4 }],
      ['somebody, but not the owner', { flags: 1 }],
      ['a creation', { type: 'webauthn.create' }],
      ['within another site', { crossOrigin: true }],
      ['a challenge of their own', { challenge: 'c2VsIGRlIG1lcg' }],
    ]
    for (const [what, said] of wrong) {
      const answer = await ask(visitor, 'login_cle', key.asserted({ ...truth(await challengeFor(visitor)), ...said }))
      assert.equal(answer.status, 'error', what)
    }
    const elsewhere = newVisitor()
    await elsewhere.fetch('/')
    const taken = key.asserted(truth(await challengeFor(visitor)))
    assert.equal((await ask(elsewhere, 'login_cle', taken)).status, 'error', 'the challenge of another session')
    const other = JSON.parse(new MadePasskey().asserted(truth(await challengeFor(visitor)))) as { id: string }
    const stolen = JSON.stringify({ ...other, id: key.id.toString('base64url') })
    assert.equal((await ask(visitor, 'login_cle', stolen)).status, 'error', 'the signature of another key')
    const unknown = new MadePasskey().asserted(truth(await challengeFor(visitor)))
    assert.match((await ask(visitor, 'login_cle', unknown)).error_txt, /aucun compte/)
    assert.equal(await isLoggedIn(visitor), false)
    const right = key.asserted(truth(await challengeFor(visitor)))
    assert.equal((await ask(visitor, 'login_cle', right)).status, 'ok', 'the key itself is well')
  })

  it('KEY-01 SAFE-01 the counter of a key goes forward: a copy of it is refused', async () => {
    const key = new MadePasskey()
    const visitor = await withKey(key, 7)
    const tell = async (counter: number): Promise<string> =>
      (await ask(visitor, 'login_cle', key.asserted({ ...truth(await challengeFor(visitor)), counter }))).status
    assert.deepEqual([await tell(7), await tell(6), await tell(0)], ['error', 'error', 'error'])
    assert.equal(await tell(8), 'ok')
    await visitor.post('/deconnexion', {})
    assert.deepEqual([await tell(8), await tell(12)], ['error', 'ok'])
  })

  it('KEY-01 SAFE-01 a key is added with the password, for this site, strong enough, and no other bytes', async () => {
    const { visitor } = await newCustomer()
    const asked = await add(visitor)
    assert.deepEqual([asked.options.rp?.id, asked.options.attestation], ['localhost', 'none'])
    assert.equal((await add(visitor, '', { password_actuel: 'devinée' })).status, 'formerror')
    assert.equal((await add(visitor, '', { nom: '' })).status, 'formerror')
    assert.equal((await newVisitor().post(keys, { action: 'new_cle' })).status, 401)
    const wrong: [string, (said: Saying) => string][] = [
      ['another origin', (said) => new MadePasskey().created({ ...said, origin: 'https://boutique.exemple' })],
      ['another site', (said) => new MadePasskey().created({ ...said, rpId: 'exemple.fr' })],
      ['not the owner', (said) => new MadePasskey().created({ ...said, flags: 1 })],
      ['a login', (said) => new MadePasskey().created({ ...said, type: 'webauthn.get' })],
      ['a short key', (said) => new MadePasskey('RS256', 1024).created(said)],
      ['no CBOR', (said) => new MadePasskey().created(said, Buffer.from('bonjour'))],
      ['nothing', (said) => new MadePasskey().created(said, cbor(new Map()))],
      ['a length without end', (said) => new MadePasskey().created(said, Buffer.from('5f4100ff', 'hex'))],
      ['more than there is', (said) => new MadePasskey().created(said, Buffer.from('5b7fffffffffffffff00', 'hex'))],
      ['a negative length', (said) => new MadePasskey().created(said, Buffer.from('5bffffffffffffffff00', 'hex'))],
      ['a thousand boxes', (said) => new MadePasskey().created(said, Buffer.alloc(1000, 0x81))],
      ['a million values', (said) => new MadePasskey().created(said, Buffer.from('9a000f424000', 'hex'))],
      ['something behind', (said) => new MadePasskey().created(said, Buffer.concat([cbor(new Map()), cbor(1)]))],
      ['no JSON', () => '{'],
      ['a list', () => '[]'],
      ['other kinds', () => '{"type":"public-key","id":[],"response":{"clientDataJSON":{},"attestationObject":1}}'],
    ]
    for (const [what, make] of wrong) {
      const { options } = await add(visitor)
      assert.equal((await add(visitor, make(truth(options.challenge)))).status, 'error', what)
    }
    const key = new MadePasskey()
    const { options } = await add(visitor)
    const made = key.created(truth(options.challenge))
    assert.equal((await add(visitor, key.created(truth(await challengeFor(visitor))))).status, 'error', 'for a login')
    assert.equal((await add(visitor, made)).status, 'ok')
    assert.equal((await add(visitor, made)).status, 'error', 'the same again')
    const other = await newCustomer()
    const again = await add(other.visitor)
    assert.match((await add(other.visitor, key.created(truth(again.options.challenge)))).error_txt, /déjà un compte/)
  })

  it('KEY-01 an address in figures has no passkeys, and says so', async () => {
    assert.match((await ask(new PhpVisitor(shop.url), 'options_cle')).error_txt, /adresse en nom/)
  })

  it('KEY-01 SAFE-01 a key is taken away by its owner alone, and opens nothing then', async () => {
    const key = new MadePasskey()
    const visitor = await withKey(key)
    const enter = async () => ask(visitor, 'login_cle', key.asserted(truth(await challengeFor(visitor))))
    await enter()
    const account = await (await visitor.fetch('/compte')).text()
    const idcle = /name="idcle" value="(\d+)"/.exec(account)?.[1] ?? ''
    const stranger = (await newCustomer()).visitor
    const remove = async (who: PhpVisitor) =>
      ((await (await who.post(keys, { action: 'delete_cle', idcle })).json()) as Answer).status
    assert.deepEqual([await remove(stranger), await remove(visitor), await remove(visitor)], ['error', 'ok', 'error'])
    await visitor.post('/deconnexion', {})
    assert.match((await enter()).error_txt, /aucun compte/)
  })

  async function logIn(page: SitePage, email: string): Promise<void> {
    await sendLogin(page, email, password)
    await page.getByRole('heading', { name: 'Mon compte' }).waitFor()
  }

  for (const mode of ['json', 'html'] as const) {
    const query = mode === 'html' ? '?mode=html' : ''

    it(`KEY-01 LOGIN-01 on a phone, one adds a key, leaves, enters by it without a code, and takes it away (${mode})`, async () => {
      const { visitor, email } = await newCustomer()
      await visitor.post('/compte/second-facteur', { actif: '1', password })
      await visitor.post('/compte/second-facteur', { actif: '0', password })
      const page = await shop.visit({ baseURL: home, viewport: { width: 360, height: 740 } })
      // What waits in the list of the field would be answered at once by this device.
      await page.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = async () => false
      })
      const device = await addAuthenticator(page)
      await page.goto(`/connexion${query}`)
      await logIn(page, email)
      await page.goto(`/compte${query}`)
      const form = page.locator('flx-passkey form')
      await formAwake(page, 'flx-passkey form')
      await form.locator('[name="credential"]').waitFor({ state: 'attached' })
      await form.getByLabel('Nom de la clé').fill('Téléphone')
      await form.getByLabel('Votre mot de passe').fill('devinée')
      await form.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
      await page.getByText('Ce n’est pas votre mot de passe.').first().waitFor()
      await form.getByLabel('Votre mot de passe').fill(password)
      await form.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
      const remove = page.getByRole('button', { name: 'Retirer la clé Téléphone' })
      await remove.waitFor()
      assert.ok(shop.mails().some((mail) => mail.startsWith(`À : ${email}\n`) && /Téléphone/.test(mail)))
      await page.getByLabel('Votre mot de passe').first().fill(password)
      await page.getByRole('button', { name: 'Demander aussi un code' }).click()
      await page.getByText('C’est enregistré.').waitFor()
      await page.getByRole('button', { name: 'Se déconnecter' }).click()
      await page.goto(`/connexion${query}`)
      const enter = page.locator('flx-login').getByRole('button', { name: 'Utiliser une clé d’accès' })
      await device.setOwner(false)
      await enter.click()
      await page.locator('flx-login [role="alert"], flx-login .flx-message').first().waitFor()
      await device.setOwner(true)
      await enter.click()
      await page.getByRole('heading', { name: 'Mon compte' }).waitFor()
      await page.goto(`/compte${query}`)
      await remove.waitFor()
      // It ends a session of the debugger, and the device with it.
      assert.deepEqual(await axe(page), [])
      await remove.click()
      await remove.waitFor({ state: 'detached' })
      assert.deepEqual(page.problems, [])
      await page.context().close()
    })
  }
})
