import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { demoAccount, guardedAccount } from '../../demo/server/seed/customers.ts'
import { awake } from '../support/awake.ts'
import { chunkAddress } from '../support/chunk-address.ts'
import { fits } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import { fillCart, goToAccount, loginForm, openLogin } from '../support/order-page.ts'
import { openSite, requestFailed, type Site, type SitePage } from '../support/site.ts'

const digits = (page: SitePage) => page.getByRole('textbox', { name: /^Chiffre \d sur 6$/ })
const hello = (page: SitePage) => page.getByRole('heading', { name: /^Bonjour/ })
const enter = (page: SitePage) => page.getByRole('button', { name: 'Se connecter' })
/** The dialog of before has faded: what is found from now on is not in it. */
const faded = (page: SitePage) => page.locator('dialog.flx-popup').waitFor({ state: 'detached' })
const refusal = (page: SitePage) => page.locator('main .flx-said [role="alert"]')

describe('login', () => {
  const site = forSuite(openSite)

  async function open(path: string, options: Parameters<Site['visit']>[0] = {}): Promise<SitePage> {
    const page = await site.visit(options)
    await page.goto(path)
    // What is sent before the element is awake leaves as any form does.
    await awake(page, 'main flx-login')
    return page
  }

  async function fill(page: SitePage, { email, password }: { email: string; password: string }): Promise<void> {
    await page.getByLabel('Adresse e-mail', { exact: true }).fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  }

  /** The newest code that was sent to this browser; the page itself stays where it is. */
  async function readCode(page: SitePage): Promise<string> {
    const text = await (await page.request.get('/courriels')).text()
    const [, code = ''] = /code de connexion est (\d{6})/.exec(text) ?? []
    assert.match(code, /^\d{6}$/)
    return code
  }

  /** As from the clipboard of a phone. */
  async function pasteCode(page: SitePage, text: string): Promise<void> {
    await digits(page)
      .first()
      .evaluate((field, code) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', code)
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, text)
  }

  for (const mode of ['json', 'html'] as const) {
    it(`LOGIN-01 LOGIN-02 by mouse: refused above the fields, then led to the account (${mode})`, async () => {
      const page = await open(`/connexion?mode=${mode}`)
      await fill(page, { ...demoAccount, password: 'pas celui-là' })
      await enter(page).click()
      await refusal(page).getByText('Adresse e-mail ou mot de passe incorrect.').waitFor()
      await fits(page)
      assert.equal(await page.getByRole('alertdialog').count(), 0)
      await page.waitForFunction(() => document.activeElement?.matches('[type="password"]'))
      await page.keyboard.type(demoAccount.password)
      await page.keyboard.press('Enter')
      await hello(page).waitFor()
      assert.equal(new URL(page.url()).pathname, '/compte')
      await page.goto('/connexion')
      assert.equal(new URL(page.url()).pathname, '/compte', 'who is logged in has nothing to do there')
    })

    it(`LOGIN-02 what can no longer be fetched keeps nobody out, whom no code is asked (${mode})`, async () => {
      const page = await open(`/connexion?mode=${mode}`)
      page.provoked = requestFailed
      await page.route(chunkAddress('[\\w-]+'), (route) => route.abort())
      await fill(page, demoAccount)
      await enter(page).click()
      await hello(page).waitFor()
      assert.equal(new URL(page.url()).pathname, '/compte')
    })

    it(`LOGIN-03 TFA-01 TFA-03 with the code, at 360 px: wrong, then pasted, and the login goes on (${mode})`, async () => {
      const page = await open(`/connexion?mode=${mode}`, { viewport: { width: 360, height: 740 } })
      await fill(page, guardedAccount)
      await enter(page).click()
      await digits(page).first().waitFor()
      await page.getByText('Un code vient d’être envoyé à l’adresse p…@lestran.example.').waitFor()
      await fits(page)
      const code = await readCode(page)
      await page.getByRole('button', { name: 'Valider' }).click()
      await page.getByText("Veuillez renseigner correctement le code d'authentification.").waitFor()
      await pasteCode(
        page,
        code.replace(/^./, (first) => String((Number(first) + 1) % 10)),
      )
      await page.getByRole('button', { name: 'Valider' }).click()
      await page.getByText('Ce code n’est pas le bon. Il vous reste 4 essais.').waitFor()
      await fits(page)
      await pasteCode(page, `Votre code : ${code}.`)
      await page.getByRole('button', { name: 'Valider' }).click()
      await hello(page).waitFor()
    })
  }

  it('LOGIN-01 LOGIN-03 TFA-01 by keyboard alone, the code too', async () => {
    const page = await open('/connexion')
    const keys = new Keyboard(page)
    await page.getByLabel('Adresse e-mail', { exact: true }).focus()
    await page.keyboard.type(guardedAccount.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(guardedAccount.password)
    await keys.checkFocus('the password')
    await page.keyboard.press('Enter')
    await digits(page).first().waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Chiffre 1 sur 6')
    await keys.checkFocus('the first digit')
    await page.keyboard.press('Escape')
    await digits(page).first().waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.matches('flx-login *'))
    await page.getByLabel('Mot de passe', { exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Chiffre 1 sur 6')
    await page.keyboard.type(await readCode(page))
    await keys.checkFocus('the last digit')
    await page.keyboard.press('Enter')
    await hello(page).waitFor()
  })

  it('LOGIN-04 another password: asked for in place of the login, chosen by the link, and it logs in', async () => {
    const page = await open('/compte')
    await page.getByLabel('Adresse e-mail', { exact: true }).fill(demoAccount.email)
    await page.getByText('Mot de passe oublié ?').click()
    await enter(page).waitFor({ state: 'hidden' })
    assert.equal(await page.getByLabel('Adresse e-mail du compte').inputValue(), demoAccount.email)
    await page.getByRole('button', { name: 'Recevoir l’e-mail' }).click()
    await page.getByText('Si un compte existe pour cette adresse').waitFor()
    await enter(page).waitFor()
    await fits(page)
    await page.goto('/courriels')
    const link = page.getByRole('link', { name: 'Ouvrir le lien du message' }).first()
    const address = (await link.getAttribute('href')) ?? ''
    await link.click()
    for (const name of ['Nouveau mot de passe', 'Confirmez le mot de passe'])
      await page.getByLabel(name, { exact: true }).fill(demoAccount.password)
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await page.getByText('Votre mot de passe est changé').waitFor()
    await page.goto(address)
    await page.getByText('Ce lien a déjà servi, ou n’est plus valable.').waitFor()
  })

  it('LOGIN-01 the header’s login: a menu beside its link, and a popup on a phone', async () => {
    const page = await site.visit()
    await page.goto('/')
    const summary = page.locator('.site-login > summary')
    await summary.click()
    await page.waitForFunction(() => document.activeElement?.id === 'entete-email')
    await fits(page)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.matches('.site-login > summary'))
    await page.context().close()

    const phone = await site.visit({ viewport: { width: 360, height: 740 } })
    await phone.goto('/')
    await phone.locator('.site-login > summary').click()
    const popup = phone.getByRole('dialog', { name: 'Mon compte' })
    await popup.getByLabel('Votre e-mail').fill(demoAccount.email)
    await popup.getByLabel('Mot de passe', { exact: true }).fill(demoAccount.password)
    await fits(phone)
    await phone.keyboard.press('Enter')
    await hello(phone).waitFor()
  })

  for (const mode of ['json', 'html'] as const) {
    it(`LOGIN-03 CART-01 the cart’s own login asks for the code; so does a session that ended, and what was asked goes on (${mode})`, async () => {
      const page = await site.visit()
      await fillCart(page, mode)
      await goToAccount(page)
      await openLogin(page)
      await loginForm(page).getByLabel('Adresse e-mail').first().fill(guardedAccount.email)
      await loginForm(page).getByLabel('Mot de passe', { exact: true }).fill(guardedAccount.password)
      await enter(page).click()
      await digits(page).first().waitFor()
      await page.getByRole('button', { name: 'Fermer' }).last().click()
      await page.locator('flx-cart').getByText('Un code vient d’être envoyé').first().waitFor()
      await faded(page)
      await enter(page).click()
      await digits(page).first().waitFor()
      await pasteCode(page, await readCode(page))
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Bonjour Prudence Le Bihan' }).waitFor()
      await faded(page)

      page.provoked = requestFailed
      await page.context().clearCookies()
      await page.getByRole('button', { name: 'Revenir au panier' }).click()
      const again = page.getByRole('form', { name: 'Se connecter' })
      await again.getByLabel('Adresse e-mail').fill(guardedAccount.email)
      await again.getByLabel('Mot de passe').fill(guardedAccount.password)
      await again.getByRole('button', { name: 'Se connecter' }).click()
      await digits(page).first().waitFor()
      await pasteCode(page, await readCode(page))
      await page.keyboard.press('Enter')
      await again.waitFor({ state: 'detached' })
      await page.locator('.flx-cart__quantity').first().waitFor()
    })
  }
})
