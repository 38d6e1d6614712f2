import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { customers } from '../../demo/server/schema.ts'
import { addAuthenticator } from '../support/authenticator.ts'
import { awake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { overflow } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import {
  add,
  hello,
  keyButton,
  keyCustomer,
  keysOf,
  name,
  openLogin,
  openSettings,
  password,
  phone,
  register,
  secret,
} from '../support/passkey-page.ts'
import { openSite } from '../support/site.ts'

describe('passkeys', () => {
  const site = forSuite(openSite)

  it('KEY-01 one is added on a phone by keyboard, named anew and taken away; a mail tells each', async () => {
    const { page, email } = await keyCustomer(site, phone)
    await openSettings(page, 'html')
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
      (await keysOf(site, email)).map(({ name }) => name),
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
    assert.deepEqual(await keysOf(site, email), [])
    await page.goto('/courriels')
    for (const told of ['Une clé d’accès ouvre votre compte', 'Une clé d’accès est retirée de votre compte'])
      await page.getByText(told).first().waitFor()
  })

  it('LOGIN-06 it logs in by its button, without the code of the second factor, and the session is a new one', async () => {
    const { page, email } = await keyCustomer(site)
    await register(page)
    await site.db.update(customers).set({ secondFactor: true }).where(eq(customers.email, email))
    await openLogin(page)
    const before = (await page.context().cookies()).find(({ name }) => name === 'flx_session')?.value
    await keyButton(page).click()
    await hello(page).waitFor()
    assert.equal(new URL(page.url()).pathname, '/compte')
    const after = (await page.context().cookies()).find(({ name }) => name === 'flx_session')?.value
    assert.notEqual(after, before)
    const [key] = await keysOf(site, email)
    assert.equal(key?.usedAt !== null, true)
    await page.goto('/compte/parametres')
    await page.getByText(/utilisée le/).waitFor()
  })

  it('LOGIN-06 what the browser fills the field with logs in by itself', async () => {
    const { page } = await keyCustomer(site)
    await register(page)
    await page.context().clearCookies()
    // The device that stands in answers at once what waits for a choice in the list.
    await page.goto('/connexion')
    await hello(page).waitFor()
  })

  it('LOGIN-06 KEY-01 a browser without passkeys, and a site visited by figures, offer none', async () => {
    const { page } = await keyCustomer(site)
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    })
    await page.goto('/compte/parametres')
    await page.locator('flx-passkey').scrollIntoViewIfNeeded()
    await page.getByText('Ce navigateur n’a pas de clés d’accès.').waitFor()
    assert.equal(await add(page).isVisible(), false)
    await page.context().clearCookies()
    await page.goto('/connexion')
    await awake(page, 'main flx-login')
    assert.equal(await keyButton(page).isVisible(), false)
    await page.context().close()

    const figures = await site.visit({ baseURL: site.url.replace('localhost', '127.0.0.1') })
    await figures.goto('/connexion')
    await keyButton(figures).click()
    await figures.getByText('que le site soit visité sous son nom').waitFor()
  })
})
