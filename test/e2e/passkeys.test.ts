import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import type { BrowserContextOptions, Locator } from 'playwright-core'
import { customers, passkeyChallenges, passkeys, sessions } from '../../demo/server/schema.ts'
import { type Authenticator, addAuthenticator } from '../support/authenticator.ts'
import { axe } from '../support/axe.ts'
import { Keyboard } from '../support/keyboard.ts'
import { newCustomer } from '../support/new-customer.ts'
import { fillCart, goToAccount } from '../support/order-page.ts'
import { openSite, type Site, type SitePage } from '../support/site.ts'

const secret = 'trois-vagues-et-un-phare'
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const service = '/globalflexit/ajax/modules/extranet_v2/traitement.php'

describe('passkeys', () => {
  let site: Site
  let count = 0
  before(async () => {
    site = await openSite()
  })
  after(() => site.close())

  const rowOf = async (email: string) => (await site.db.select().from(customers).where(eq(customers.email, email)))[0]
  const keysOf = async (email: string) =>
    site.db
      .select()
      .from(passkeys)
      .where(eq(passkeys.customerId, (await rowOf(email))?.id ?? 0))

  const post = (page: SitePage, fields: Record<string, string>): Promise<Record<string, unknown>> =>
    page.evaluate(
      async ([address, sent]) =>
        (
          await fetch(address, {
            method: 'POST',
            headers: { accept: 'application/json' },
            body: new URLSearchParams(sent),
          })
        ).json(),
      [service, fields] as const,
    )

  /** A customer, whose address is proved, logged in. */
  const customer = (options: BrowserContextOptions = {}) =>
    newCustomer(site, { email: `cle-${++count}@exemple.fr`, password: secret }, { ...options, isProved: true })

  async function openSettings(page: SitePage, mode = 'json'): Promise<void> {
    await page.goto(`/compte/parametres?mode=${mode}`)
    await page.locator('form#compte-cle').scrollIntoViewIfNeeded()
    await page.locator('form#compte-cle[novalidate] [name="credential"]').waitFor({ state: 'attached' })
  }

  const add = (page: SitePage) => page.getByRole('button', { name: 'Ajouter une clé d’accès' })
  const name = (page: SitePage) => page.getByLabel('Nom de la clé')
  const password = (page: SitePage) => page.locator('form#compte-cle').getByLabel('Votre mot de passe')
  const overflow = (page: SitePage) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const keyButton = (page: SitePage) => page.locator('main').getByRole('button', { name: 'Utiliser une clé d’accès' })
  const inPlace = (login: Locator) => login.getByRole('button', { name: 'Utiliser une clé d’accès' })
  const hello = (page: SitePage) => page.getByRole('heading', { name: /^Bonjour/ })

  async function register(page: SitePage, called = 'Téléphone'): Promise<Authenticator> {
    const device = await addAuthenticator(page)
    await openSettings(page)
    await name(page).fill(called)
    await password(page).fill(secret)
    await add(page).click()
    await page.getByRole('heading', { name: called, exact: true }).waitFor()
    return device
  }

  /** Logged out, at the login, which has its code. The device answers at once what waits in the field's list: there is none. */
  async function openLogin(page: SitePage): Promise<void> {
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
    await page.context().clearCookies()
    await page.goto('/connexion')
    await keyButton(page).waitFor()
  }

  /** What this browser would send for a login, unsent. */
  const signed = (page: SitePage): Promise<string> =>
    page.evaluate(async (address) => {
      const asked = await fetch(address, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({ action: 'options_cle' }),
      })
      const { options } = (await asked.json()) as { options: PublicKeyCredentialRequestOptionsJSON }
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
      return JSON.stringify(await navigator.credentials.get({ publicKey }))
    }, service)

  for (const mode of ['json', 'html'] as const) {
    it(`KEY-01 one is added on a phone by keyboard, named anew and taken away; a mail tells each (${mode})`, async () => {
      const { page, email } = await customer(phone)
      await openSettings(page, mode)
      assert.deepEqual([await axe(page), await overflow(page)], [[], 0])
      await addAuthenticator(page)
      const keyboard = new Keyboard(page)
      await keyboard.type(name(page), 'Téléphone')
      await keyboard.type(password(page), 'pas-le-bon')
      await page.keyboard.press('Enter')
      await page.getByText('Ce n’est pas votre mot de passe.').first().waitFor()
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'password_actuel')
      await keyboard.type(password(page), secret)
      await page.keyboard.press('Enter')
      await page.getByText('La clé « Téléphone » ouvre désormais votre compte.').waitFor()
      assert.deepEqual(
        (await keysOf(email)).map(({ name }) => name),
        ['Téléphone'],
      )
      assert.deepEqual([await axe(page), await overflow(page)], [[], 0])

      await page.locator('summary', { hasText: 'Renommer' }).click()
      const renaming = page.locator('form[id^="cle-"][novalidate]:has([value="modif_cle"])')
      await renaming.waitFor()
      await renaming.getByLabel('Nouveau nom').fill('Téléphone d’Anne')
      await renaming.getByRole('button').click()
      await page.getByText('La clé s’appelle désormais « Téléphone d’Anne ».').waitFor()
      await page.locator('summary', { hasText: 'Retirer' }).click()
      const removal = page.locator('form[id^="cle-"][novalidate]:has([value="delete_cle"])')
      await removal.waitFor()
      await removal.getByRole('button').click()
      await page.getByText('La clé « Téléphone d’Anne » est retirée.').waitFor()
      assert.deepEqual(await keysOf(email), [])
      await page.goto('/courriels')
      for (const told of ['Une clé d’accès ouvre votre compte', 'Une clé d’accès est retirée de votre compte'])
        await page.getByText(told).first().waitFor()
      assert.deepEqual(page.problems, [])
      await page.context().close()
    })
  }

  it('LOGIN-06 it logs in by its button, without the code of the second factor, and the session is a new one', async () => {
    const { page, email } = await customer()
    await register(page)
    await site.db.update(customers).set({ secondFactor: true }).where(eq(customers.email, email))
    await openLogin(page)
    const before = (await page.context().cookies()).find(({ name }) => name === 'flx_session')?.value
    await keyButton(page).click()
    await hello(page).waitFor()
    assert.equal(new URL(page.url()).pathname, '/compte')
    const after = (await page.context().cookies()).find(({ name }) => name === 'flx_session')?.value
    assert.notEqual(after, before)
    const [key] = await keysOf(email)
    assert.equal(key?.usedAt !== null, true)
    await page.goto('/compte/parametres')
    await page.getByText(/utilisée le/).waitFor()
    assert.deepEqual(page.problems, [])
    await page.context().close()
  })

  it('LOGIN-06 what the browser fills the field with logs in by itself', async () => {
    const { page } = await customer()
    await register(page)
    await page.context().clearCookies()
    // The device that stands in answers at once what waits for a choice in the list.
    await page.goto('/connexion')
    await hello(page).waitFor()
    await page.context().close()
  })

  it('LOGIN-06 a device that does not know its owner, or has no key of the site, says so in place; the password works', async () => {
    const { page, email } = await customer()
    const device = await register(page)
    await device.setOwner(false)
    await openLogin(page)
    await keyButton(page).click()
    const said = page.getByText('La clé d’accès n’a pas servi : réessayez, ou continuez sans elle.')
    await said.waitFor()
    await device.session.send('WebAuthn.clearCredentials', { authenticatorId: device.id })
    await device.setOwner(true)
    await keyButton(page).click()
    await said.waitFor()
    assert.deepEqual(await axe(page), [])
    await page.getByLabel('Adresse e-mail', { exact: true }).fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(secret)
    await page.keyboard.press('Enter')
    await hello(page).waitFor()
    await page.context().close()
  })

  it('LOGIN-06 a key that the account no longer has is refused in the modal of a login', async () => {
    const { page, email } = await customer()
    await register(page)
    await site.db.delete(passkeys).where(eq(passkeys.customerId, (await rowOf(email))?.id ?? 0))
    await openLogin(page)
    await keyButton(page).click()
    await page.getByRole('alertdialog', { name: 'connexion' }).getByText('n’ouvre aucun compte ici').waitFor()
    await page.context().close()
  })

  it('LOGIN-06 a challenge serves once, in time, and the session that it was given to; a counter never goes back', async () => {
    const { page, email } = await customer()
    const device = await register(page)
    const logIn = async (credential: string) => (await post(page, { action: 'login_cle', credential }))['status']
    const visit = async () => {
      await page.context().clearCookies()
      await page.goto('/mentions-legales')
    }
    await visit()
    const once = await signed(page)
    assert.equal(await logIn(once), 'ok')
    assert.equal(await logIn(once), 'error', 'the same one again')

    await visit()
    const late = await signed(page)
    await site.db.update(passkeyChallenges).set({ expiresAt: new Date(0) })
    assert.equal(await logIn(late), 'error', 'after its time')

    const own = await signed(page)
    await visit()
    assert.equal(await logIn(own), 'error', 'by another session')

    const altered = JSON.parse(await signed(page)) as { response: { signature: string } }
    altered.response.signature = altered.response.signature.replace(/.{4}$/, 'AAAA')
    for (const each of [JSON.stringify(altered), '', '{}', 'null', '{"id":"x"}', '[1]'])
      assert.equal(await logIn(each), 'error', each.slice(0, 40))

    await device.setOwner(true)
    await site.db
      .update(passkeys)
      .set({ counter: 1_000_000 })
      .where(eq(passkeys.customerId, (await rowOf(email))?.id ?? 0))
    assert.equal(await logIn(await signed(page)), 'error', 'a copy of the key')
    await site.db
      .update(passkeys)
      .set({ counter: 0 })
      .where(eq(passkeys.customerId, (await rowOf(email))?.id ?? 0))
    assert.equal(await logIn(await signed(page)), 'ok')
    await page.context().close()
  })

  it('KEY-01 a key is made for who knows the password, once for a device, and nobody touches the keys of another', async () => {
    const { page, email } = await customer()
    await register(page)
    await name(page).fill('Encore')
    await password(page).fill(secret)
    await add(page).click()
    await page.getByText('Cet appareil a déjà une clé d’accès pour ce compte.').waitFor()
    assert.equal(await name(page).inputValue(), 'Encore')
    const [key] = await keysOf(email)
    const refused = await post(page, { action: 'new_cle', nom: 'X', password_actuel: secret, credential: '{"id":1}' })
    assert.equal(refused['status'], 'error')

    const other = await customer()
    const idcle = String(key?.id)
    assert.equal((await post(other.page, { action: 'delete_cle', idcle }))['status'], 'error')
    assert.equal((await post(other.page, { action: 'modif_cle', idcle, nom: 'Volée' }))['status'], 'error')
    assert.deepEqual(
      (await keysOf(email)).map(({ name }) => name),
      ['Téléphone'],
    )
    for (const each of [page, other.page]) await each.context().close()
  })

  it('KEY-01 a session that ended meanwhile is opened again in place, then the key is made', async () => {
    const { page, email } = await customer()
    await addAuthenticator(page)
    await openSettings(page)
    await name(page).fill('Téléphone')
    await password(page).fill(secret)
    await site.db.delete(sessions).where(eq(sessions.customerId, (await rowOf(email))?.id ?? 0))
    await add(page).click()
    const login = page.getByRole('form', { name: 'Se connecter' })
    await login.getByLabel('Adresse e-mail').fill(email)
    await login.getByLabel('Mot de passe').fill(secret)
    await page.keyboard.press('Enter')
    await page.getByText('La clé « Téléphone » ouvre désormais votre compte.').waitFor()
    assert.equal((await keysOf(email)).length, 1)
    await page.context().close()
  })

  it('LOGIN-06 ACC-06 where the session ended the key opens it again in place, and what was asked goes on', async () => {
    const { page, email } = await customer(phone)
    const device = await register(page)
    const endSession = async () =>
      site.db.delete(sessions).where(eq(sessions.customerId, (await rowOf(email))?.id ?? 0))
    await endSession()
    await page.getByLabel('Recevoir la lettre').check()
    await page.locator('form#compte-lettre').getByRole('button').click()
    const login = page.getByRole('form', { name: 'Se connecter' })
    await login.getByLabel('Mot de passe').waitFor()
    await device.setOwner(false)
    await inPlace(login).click()
    await login.getByRole('alert').getByText('La clé d’accès n’a pas servi').waitFor()
    await device.setOwner(true)
    await new Keyboard(page).press(inPlace(login))
    await page.getByText('La lettre vous est envoyée').waitFor()
    await login.waitFor({ state: 'detached' })
    await endSession()
    await page.locator('form#compte-lettre').getByRole('button').click()
    await inPlace(login).waitFor()
    // Last: the device goes with the session of the debugger that axe needs.
    assert.deepEqual([await axe(page), await overflow(page)], [[], 0])
    await page.context().close()
  })

  it('LOGIN-06 CART-07 the cart is opened again by the key as well, and keeps what was asked', async () => {
    const { page } = await customer()
    await register(page)
    await fillCart(page, 'json')
    await goToAccount(page)
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Revenir au panier' }).click()
    const login = page.getByRole('form', { name: 'Se connecter' })
    await inPlace(login).click()
    await login.waitFor({ state: 'detached' })
    await page.locator('.flx-cart__quantity').first().waitFor()
    await page.goto('/compte')
    await hello(page).waitFor()
    await page.context().close()
  })

  it('LOGIN-06 who never used a key in this browser is offered none where the session ended', async () => {
    const { page, email } = await customer()
    await page.goto('/compte/parametres')
    await page.locator('form#compte-lettre').scrollIntoViewIfNeeded()
    await page.locator('form#compte-lettre[novalidate]').waitFor()
    await site.db.delete(sessions).where(eq(sessions.customerId, (await rowOf(email))?.id ?? 0))
    await page.locator('form#compte-lettre').getByRole('button').click()
    const login = page.getByRole('form', { name: 'Se connecter' })
    await login.getByLabel('Mot de passe').waitFor()
    assert.equal(await inPlace(login).count(), 0)
    await page.context().close()
  })

  it('LOGIN-06 KEY-01 a browser without passkeys, and a site visited by figures, offer none', async () => {
    const { page } = await customer()
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    })
    await page.goto('/compte/parametres')
    await page.locator('flx-passkey').scrollIntoViewIfNeeded()
    await page.getByText('Ce navigateur n’a pas de clés d’accès.').waitFor()
    assert.equal(await add(page).isVisible(), false)
    await page.context().clearCookies()
    await page.goto('/connexion')
    await page.locator('main flx-login .flx-said').waitFor({ state: 'attached' })
    assert.equal(await keyButton(page).isVisible(), false)
    await page.context().close()

    const figures = await site.visit({ baseURL: site.url.replace('localhost', '127.0.0.1') })
    await figures.goto('/connexion')
    await keyButton(figures).click()
    await figures.getByText('que le site soit visité sous son nom').waitFor()
    await figures.context().close()
  })
})
