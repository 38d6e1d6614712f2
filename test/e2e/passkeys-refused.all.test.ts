import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { passkeyChallenges, passkeys, sessions } from '../../demo/server/schema.ts'
import { addAuthenticator } from '../support/authenticator.ts'
import { formAwake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { overflow } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import { fillCart, goToAccount } from '../support/order-page.ts'
import {
  add,
  hello,
  inPlace,
  keyButton,
  keyCustomer,
  keysOf,
  name,
  openLogin,
  openSettings,
  password,
  phone,
  post,
  register,
  rowOf,
  secret,
  signed,
} from '../support/passkey-page.ts'
import { openSite, requestFailed } from '../support/site.ts'

describe('passkeys that are refused, and sessions that ended', () => {
  const site = forSuite(openSite)

  it('LOGIN-06 a device that does not know its owner, or has no key of the site, says so in place; the password works', async () => {
    const { page, email } = await keyCustomer(site)
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
  })

  it('LOGIN-06 a key that the account no longer has is refused where one logs in', async () => {
    const { page, email } = await keyCustomer(site)
    await register(page)
    await site.db.delete(passkeys).where(eq(passkeys.customerId, (await rowOf(site, email))?.id ?? 0))
    await openLogin(page)
    await keyButton(page).click()
    await page.locator('main').getByRole('alert').getByText('n’ouvre aucun compte ici').waitFor()
  })

  it('LOGIN-06 a challenge serves once, in time, and the session that it was given to; a counter never goes back', async () => {
    const { page, email } = await keyCustomer(site)
    const device = await register(page)
    const logIn = async (credential: string) => (await post(page, { action: 'login_cle', credential }))['status']
    const visit = async () => {
      await page.context().clearCookies()
      await page.goto('/plan')
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
      .where(eq(passkeys.customerId, (await rowOf(site, email))?.id ?? 0))
    assert.equal(await logIn(await signed(page)), 'error', 'a copy of the key')
    await site.db
      .update(passkeys)
      .set({ counter: 0 })
      .where(eq(passkeys.customerId, (await rowOf(site, email))?.id ?? 0))
    assert.equal(await logIn(await signed(page)), 'ok')
  })

  it('KEY-01 a key is made for who knows the password, once for a device, and nobody touches the keys of another', async () => {
    const { page, email } = await keyCustomer(site)
    await register(page)
    await name(page).fill('Encore')
    await password(page).fill(secret)
    await add(page).click()
    await page.getByText('Cet appareil a déjà une clé d’accès pour ce compte.').waitFor()
    assert.equal(await name(page).inputValue(), 'Encore')
    const [key] = await keysOf(site, email)
    const refused = await post(page, { action: 'new_cle', nom: 'X', password_actuel: secret, credential: '{"id":1}' })
    assert.equal(refused['status'], 'error')

    const other = await keyCustomer(site)
    const idcle = String(key?.id)
    assert.equal((await post(other.page, { action: 'delete_cle', idcle }))['status'], 'error')
    assert.equal((await post(other.page, { action: 'modif_cle', idcle, nom: 'Volée' }))['status'], 'error')
    assert.deepEqual(
      (await keysOf(site, email)).map(({ name }) => name),
      ['Téléphone'],
    )
    for (const each of [page, other.page]) await each.context().close()
  })

  it('KEY-01 a session that ended meanwhile is opened again in place, then the key is made', async () => {
    const { page, email } = await keyCustomer(site)
    page.provoked = requestFailed
    await addAuthenticator(page)
    await openSettings(page)
    await name(page).fill('Téléphone')
    await password(page).fill(secret)
    await site.db.delete(sessions).where(eq(sessions.customerId, (await rowOf(site, email))?.id ?? 0))
    await add(page).click()
    const login = page.getByRole('form', { name: 'Se connecter' })
    await login.getByLabel('Adresse e-mail').fill(email)
    await login.getByLabel('Mot de passe').fill(secret)
    await page.keyboard.press('Enter')
    await page.getByText('La clé « Téléphone » ouvre désormais votre compte.').waitFor()
    assert.equal((await keysOf(site, email)).length, 1)
  })

  it('LOGIN-06 ACC-06 where the session ended the key opens it again in place, and what was asked goes on', async () => {
    const { page, email } = await keyCustomer(site, phone)
    page.provoked = requestFailed
    const device = await register(page)
    const endSession = async () =>
      site.db.delete(sessions).where(eq(sessions.customerId, (await rowOf(site, email))?.id ?? 0))
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
  })

  it('LOGIN-06 CART-07 the cart is opened again by the key as well, and keeps what was asked', async () => {
    const { page } = await keyCustomer(site)
    page.provoked = requestFailed
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
  })

  it('LOGIN-06 who never used a key in this browser is offered none where the session ended', async () => {
    const { page, email } = await keyCustomer(site)
    page.provoked = requestFailed
    await page.goto('/compte/parametres')
    await page.locator('form#compte-lettre').scrollIntoViewIfNeeded()
    await formAwake(page, 'form#compte-lettre')
    await site.db.delete(sessions).where(eq(sessions.customerId, (await rowOf(site, email))?.id ?? 0))
    await page.locator('form#compte-lettre').getByRole('button').click()
    const login = page.getByRole('form', { name: 'Se connecter' })
    await login.getByLabel('Mot de passe').waitFor()
    assert.equal(await inPlace(login).count(), 0)
  })
})
