import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { contactRequests } from '../../demo/server/schema.ts'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { becomeCustomer, password } from '../server/support/checkout.ts'
import { Visitor } from '../server/support/visitor.ts'
import { awake, formAwake } from '../support/awake.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite, requestFailed, type SitePage } from '../support/site.ts'

describe('one computer, and who sits at it', () => {
  const site = forSuite(openSite)

  async function visit(): Promise<SitePage> {
    const page = await site.visit()
    // Leaving asks while something is typed: here one leaves.
    page.on('dialog', (dialog) => void dialog.accept())
    return page
  }

  async function logIn(page: SitePage): Promise<void> {
    await page.goto('/compte')
    await page.getByLabel('Adresse e-mail', { exact: true }).fill(demoAccount.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(demoAccount.password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('heading', { name: /^Bonjour/ }).waitFor()
  }

  async function logOut(page: SitePage): Promise<void> {
    await page.goto('/compte')
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('button', { name: 'Se connecter' }).waitFor()
  }

  async function addBowl(page: SitePage): Promise<void> {
    await page.goto('/article/bol-kerguen')
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await page
      .getByText(/est dans votre panier/)
      .first()
      .waitFor()
  }

  /** What is typed is kept in the tab a moment later. */
  async function type(page: SitePage, text: string): Promise<void> {
    await page.goto('/contact')
    await formAwake(page, 'form#contact')
    await page.getByLabel('Votre message').fill(text)
    await page.waitForFunction((typed) => JSON.stringify(sessionStorage).includes(typed), text)
  }

  async function typed(page: SitePage): Promise<string> {
    await page.goto('/contact')
    await formAwake(page, 'form#contact')
    return page.getByLabel('Votre message').inputValue()
  }

  it('FORM-11 a draft outlives the first add to the cart, and neither a login nor a logout', async () => {
    const page = await visit()
    await type(page, 'Un bol pour ma tante')
    await addBowl(page)
    assert.equal(await typed(page), 'Un bol pour ma tante')
    await logIn(page)
    assert.equal(await typed(page), '')
    await type(page, 'Mon adresse est confidentielle')
    await logOut(page)
    assert.equal(await typed(page), '')
  })

  it('LOGIN-02 after a logout Back shows nothing of the person before', async () => {
    const page = await visit()
    await logIn(page)
    await addBowl(page)
    const own = new RegExp(`${demoAccount.email.replace('.', '\\.')}|Maëlle|Bol Kerguen`)
    for (const path of ['/panier', '/compte']) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Se déconnecter' }).waitFor()
    }
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('button', { name: 'Se connecter' }).waitFor()
    for (let steps = 0; steps < 3; steps++) {
      await page.goBack()
      await page.locator('h1').waitFor()
      const path = new URL(page.url()).pathname
      if (path !== '/panier' && path !== '/compte') continue
      await page
        .getByRole('button', { name: 'Se connecter' })
        .or(page.getByText('Votre panier est vide'))
        .first()
        .waitFor()
      // Around its cart, the page proposes articles of the shop to anybody.
      const said = (await page.locator(path === '/panier' ? 'flx-cart' : 'main').textContent()) ?? ''
      assert.doesNotMatch(said, own, path)
    }
  })

  it('LOGIN-02 HTTP-02 logged out in one tab, the other asks who is there before it shows or changes anything', async () => {
    const page = await visit()
    await logIn(page)
    const other = await site.openTab(page.context())
    other.provoked = requestFailed
    await other.goto('/compte/commandes')
    await awake(other, 'flx-account')
    await page.bringToFront()
    await logOut(page)
    await other.bringToFront()
    await other.locator('.account-nav a[href^="/compte/fidelite"]').click()
    const main = other.locator('main')
    await main.getByText('Votre session est terminée. Connectez-vous pour continuer.').waitFor()
    assert.equal(new URL(other.url()).pathname, '/compte/commandes')

    const email = await becomeCustomer(new Visitor(site.url))
    await main.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
    await main.getByLabel('Mot de passe').fill(password)
    await main.getByRole('button', { name: 'Se connecter' }).click()
    // What was asked for goes on, for the person who is there now: nothing of the one before stays around it.
    await main.getByRole('heading', { name: 'Votre fidélité' }).waitFor()
    await main.getByText(`Vous êtes connecté avec l’adresse ${email}.`).waitFor()
    assert.doesNotMatch((await main.textContent()) ?? '', /Maëlle|demo@lestran/)
  })

  it('FORM-11 a form that is sent again after logging in in place is accepted, with all that was typed', async () => {
    const page = await visit()
    await page.goto('/contact')
    await formAwake(page, 'form#contact')
    await page.getByLabel('Votre nom').fill('Anne Le Goff')
    await page.getByLabel('Votre adresse e-mail').fill('renvoi@exemple.fr')
    await page.getByLabel('Votre message').fill('Où en est ma commande ?')
    // The session ends between the page and its sending: that answer alone is not the server's.
    page.provoked = requestFailed
    await page.route('**/formulaire/contact.php', (route) => route.fulfill({ status: 401, body: '' }), { times: 1 })
    await page.getByRole('button', { name: 'Envoyer' }).click()
    const again = page.getByRole('form', { name: 'Se connecter' })
    await again.getByLabel('Adresse e-mail').fill(demoAccount.email)
    await again.getByLabel('Mot de passe').fill(demoAccount.password)
    await again.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByText('Merci Anne Le Goff').waitFor()
    const rows = await site.db.select().from(contactRequests).where(eq(contactRequests.email, 'renvoi@exemple.fr'))
    assert.deepEqual(
      rows.map(({ message }) => message),
      ['Où en est ma commande ?'],
    )
    const cookies = await page.context().cookies()
    assert.ok(
      cookies.some(({ name }) => name === 'flx_session'),
      'the session is a new one',
    )
  })
})
