import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Locator } from 'playwright-core'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { awake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { overflow } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import {
  button,
  cartPath,
  codeFold,
  goToAccount,
  goToPayment,
  order,
  orderButton,
  orderNumber,
  settled,
  terms,
} from '../support/order-page.ts'
import { openPhpSite } from '../support/php-site.ts'
import { requestFailed, type SitePage } from '../support/site.ts'

const skip = whyWithoutPhp() || false

/** A choice of a step, by the words of its label. */
const choice = (page: SitePage, text: string): Locator => page.locator('flx-cart label', { hasText: text }).first()
const radio = (page: SitePage, text: string): Locator => choice(page, text).locator('input')
const badge = (page: SitePage): Locator => page.locator('flx-cart-badge [data-flx-cart-count]')
const login = (page: SitePage): Locator =>
  page.locator('flx-cart form:has(input[name="action"][value="connexion"])').first()

async function reads(where: Locator, text: string | RegExp): Promise<void> {
  await where
    .filter({ hasText: text })
    .first()
    .waitFor({ state: 'attached' })
    .catch(async () => assert.fail(`${text} is not read in ${JSON.stringify(await where.allInnerTexts())}`))
}

/** Puts an article into the cart by its page. */
async function add(page: SitePage, slug: string): Promise<void> {
  await page.goto(`/article/${slug}`)
  const added = page.waitForResponse(/add_item\.php/)
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  await added
}

async function logIn(page: SitePage): Promise<void> {
  await login(page).waitFor({ state: 'attached' })
  // An element that draws the step has the login closed below the order without an account.
  if (!(await login(page).isVisible())) await page.getByText('Déjà client').click()
  await login(page).getByLabel('Adresse e-mail').fill(demoAccount.email)
  await login(page).getByLabel('Mot de passe', { exact: true }).fill(demoAccount.password)
  await login(page).getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('heading', { name: 'Bonjour Anne Le Gall' }).waitFor()
}

async function choose(page: SitePage, text: string): Promise<void> {
  await choice(page, text).click()
  await choice(page, text).locator('input[checked], input:checked').waitFor({ state: 'attached' })
  await settled(page)
}

describe('the demo shop in PHP', { skip }, () => {
  const site = forSuite(openPhpSite)

  for (const mode of ['json', 'html'] as const) {
    it(`CART-01 CART-02 CART-06 PAY-01 on a phone, from an article to the paid order (${mode})`, async () => {
      const page = await site.visit({ viewport: { width: 360, height: 740 } })
      await add(page, 'bol-ecume')
      await reads(badge(page), '1')
      await add(page, 'theiere')
      await reads(badge(page), '2')
      await page.goto(cartPath(mode))
      const more =
        mode === 'json'
          ? page.locator('.flx-cart__line').first().locator('[data-flx-step="1"]')
          : button(page, 'Plus de Bol « Écume »')
      await more.click()
      await reads(badge(page), '3')
      await reads(page.locator('flx-cart'), /74,00/)
      await button(page, /^(Retirer|Supprimer).*Théière/).click()
      await reads(badge(page), '2')
      if (mode === 'json') await codeFold(page).click()
      await page.locator('flx-cart').getByRole('textbox', { name: /code/i }).fill('BIENVENUE')
      await button(page, 'Appliquer').click()
      await reads(page.locator('flx-cart'), /22,50/)
      assert.deepEqual(await axe(page), [], 'axe at the cart')

      await goToAccount(page)
      assert.deepEqual(await axe(page), [], 'axe at the account')
      await logIn(page)
      assert.deepEqual(await axe(page), [], 'axe at the addresses')
      await goToPayment(page)
      await choose(page, 'À domicile')
      await choose(page, 'Carte bancaire')
      assert.deepEqual(await axe(page), [], 'axe at the payment')
      assert.equal(await overflow(page), 0)

      await terms(page).check()
      await orderButton(page).dblclick()
      assert.match(await orderNumber(page), /^C-\d{4}-\d{6}$/)
      await reads(badge(page), '0')
      assert.deepEqual(await axe(page), [], 'axe at the order')
      await page.getByRole('link', { name: /^Payer \d+,\d\d/ }).click()
      await page.getByRole('button', { name: 'Accepter le paiement' }).click()
      await reads(page.locator('main'), 'Votre commande est payée.')
      await page.goto(cartPath(mode))
      await reads(page.locator('flx-cart'), 'Votre panier est vide')
    })
  }

  it('CART-10 the address says the step, with script and without', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await site.visit({ javaScriptEnabled })
      const isAt = (step: 'compte' | 'paiement' | null, title: string) =>
        Promise.all([
          page.waitForURL((url) => url.pathname === '/panier' && url.searchParams.get('etape') === step),
          page.getByRole('heading', { name: title }).waitFor(),
        ])
      await add(page, 'bol-ecume')
      await page.goto(cartPath('html', 'paiement'))
      await page.getByRole('heading', { name: 'Vos coordonnées' }).waitFor()
      await page.goto(cartPath('html'))
      await goToAccount(page)
      await isAt('compte', 'Vos coordonnées')
      await logIn(page)
      await isAt('compte', 'Bonjour Anne Le Gall')
      await goToPayment(page)
      await isAt('paiement', 'Livraison et paiement')
      await page.reload()
      await isAt('paiement', 'Livraison et paiement')
      await page.goBack()
      await isAt('compte', 'Bonjour Anne Le Gall')
      await page.goto(cartPath('html'))
      await button(page, 'Passer la commande').waitFor()
      await page.context().close()
    }
  })

  it('HTTP-02 CART-07 the session ends at an address: one logs in again in place, and it is kept', async () => {
    const page = await site.visit()
    await add(page, 'carnet')
    await page.goto(cartPath('html'))
    await goToAccount(page)
    await logIn(page)
    await page.getByText('Nouvelle adresse').click()
    const form = page.locator('flx-cart details').filter({ hasText: 'Nouvelle adresse' })
    const typed = { intitule: 'Grève', prenom: 'Anne', nom: ' ', adresse: '3 rue des Dunes' }
    for (const [name, text] of Object.entries({ ...typed, code_postal: '35400', ville: 'Saint-Malo' })) {
      await form.locator(`[name="${name}"]`).fill(text)
    }
    await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click()
    await reads(form, 'Saisissez un nom.')
    assert.equal(await form.locator('[name="adresse"]').inputValue(), typed.adresse)
    await form.locator('[name="nom"]').fill('Tanguy')
    page.provoked = requestFailed
    await page.context().clearCookies()
    await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click()
    const again = page.getByRole('form', { name: 'Se connecter' })
    await again.getByLabel('Adresse e-mail').fill(demoAccount.email)
    await again.getByLabel('Mot de passe').fill(demoAccount.password)
    await again.getByRole('button', { name: 'Se connecter' }).click()
    await reads(page.locator('flx-cart summary'), 'Modifier l’adresse « Grève »')
    await reads(page.locator('flx-cart'), /Bonjour Anne Le Gall/)
  })

  it('CART-08 ART-02 two guests want the last one: the second is told, and nothing is sold twice', async () => {
    const pages = [await site.visit(), await site.visit()] as const
    for (const page of pages) {
      await add(page, 'planche-a-pain')
      await page.goto(cartPath('json'))
      await goToAccount(page)
      const guest = page.locator('flx-cart form:has(input[name="action"][value="sans_compte"])')
      await guest.getByLabel('Prénom').fill('Yann')
      await guest.getByLabel('Nom', { exact: true }).fill('Kerbrat')
      await guest.getByLabel('Adresse e-mail').fill('yann@exemple.fr')
      await guest.getByRole('button', { name: 'Continuer sans compte' }).click()
      await page
        .getByText(/Vous commandez sans compte|Bonjour Yann Kerbrat/)
        .first()
        .waitFor()
      const form = page.locator('flx-cart form:has(input[name="action"][value="new_adresse"])')
      const typed = {
        prenom: 'Yann',
        nom: 'Kerbrat',
        adresse: '1 cale du Port',
        code_postal: '29200',
        ville: 'Brest',
      }
      for (const [name, text] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(text)
      await form.getByRole('button', { name: 'Continuer' }).click()
      await page.getByRole('heading', { name: 'Livraison et paiement' }).waitFor()
      await choose(page, 'À domicile')
      await choose(page, 'Virement')
    }
    const [first, second] = pages
    assert.match(await order(first), /^C-/)
    await terms(second).check()
    await orderButton(second).click()
    await reads(second.locator('flx-cart [role="alert"]'), /manque|épuisé/)
    await button(second, /^(Revenir au panier|Panier|1Panier)/)
      .or(button(second, 'Revenir aux coordonnées'))
      .first()
      .click()
    await settled(second)
    for (const page of pages) await page.context().close()
  })

  it('CART-01 by keyboard alone, by the templates of the shop', async () => {
    const page = await site.visit()
    await add(page, 'vase')
    await page.goto(cartPath('html'))
    const keyboard = new Keyboard(page)
    await keyboard.press(button(page, 'Plus de Vase'))
    await reads(badge(page), '2')
    await keyboard.checkFocus('one more')
    await keyboard.press(button(page, 'Passer la commande'))
    await page.getByRole('heading', { name: 'Vos coordonnées' }).waitFor()
    await keyboard.checkFocus('the account')
    await keyboard.type(login(page).getByLabel('Adresse e-mail'), demoAccount.email)
    await keyboard.type(login(page).getByLabel('Mot de passe'), demoAccount.password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /^Bonjour/ }).waitFor()
    await keyboard.press(button(page, /^Continuer$/))
    await page.getByRole('heading', { name: 'Livraison et paiement' }).waitFor()
    await keyboard.press(radio(page, 'À domicile'), 'Space')
    await choice(page, 'À domicile').locator('input[checked]').waitFor({ state: 'attached' })
    await settled(page)
    await keyboard.checkFocus('the delivery')
    const means = page.locator('flx-cart input[name="value"][id^="moyen-"]')
    await keyboard.reach(means)
    await page.keyboard.press('ArrowDown')
    if (!(await radio(page, 'Virement').isChecked())) await page.keyboard.press('ArrowDown')
    await choice(page, 'Virement').locator('input[checked]').waitFor({ state: 'attached' })
    await settled(page)
    await keyboard.press(terms(page), 'Space')
    await keyboard.press(orderButton(page))
    assert.match(await orderNumber(page), /^C-/)
    await keyboard.checkFocus('the order')
  })

  it('CART-01 without script, the same forms lead from the list to the order', async () => {
    const page = await site.visit({ javaScriptEnabled: false })
    await page.goto('/articles?dispo=1')
    await page.getByRole('link', { name: 'Articles suivants' }).click()
    await page.getByRole('link', { name: 'Sécateur' }).click()
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await reads(page.locator('main .alert-success'), '« Sécateur » est dans votre panier.')
    await page.getByRole('link', { name: /^Panier/ }).click()
    await button(page, 'Plus de Sécateur').click()
    // Playwright reads nothing through a noscript, but what is in it.
    await reads(page.locator('flx-cart .cart'), /108,00/)
    await page.getByLabel('Code promo').fill('RIEN')
    await button(page, 'Appliquer').click()
    await reads(page.locator('flx-cart .alert-danger'), 'Ce code n’existe pas')
    await goToAccount(page)
    await login(page).getByLabel('Adresse e-mail').fill(demoAccount.email)
    await login(page).getByLabel('Mot de passe').fill('pas celui-là')
    await login(page).getByRole('button', { name: 'Se connecter' }).click()
    await reads(page.locator('flx-cart .alert-danger'), 'Adresse e-mail ou mot de passe incorrect.')
    assert.equal(await login(page).getByLabel('Adresse e-mail').inputValue(), demoAccount.email, 'what was typed stays')
    await logIn(page)
    await goToPayment(page)
    await radio(page, 'À domicile').check()
    await page.getByRole('button', { name: 'Choisir cette livraison' }).click()
    await radio(page, 'Virement').check()
    await page.getByRole('button', { name: 'Choisir ce moyen de paiement' }).click()
    await orderButton(page).click()
    await reads(page.locator('flx-cart .alert-danger'), 'Acceptez les conditions')
    await terms(page).check()
    await orderButton(page).click()
    await page.waitForURL(/\/commande\/[0-9a-f]{32}$/)
    await reads(page.locator('main'), /Commande C-\d{4}-\d{6}/)
  })

  it('CART-10 nothing leads away from the payment', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 640 } })
    await add(page, 'verre-souffle')
    await page.goto(cartPath('html', 'compte'))
    await page.getByRole('heading', { name: 'Vos coordonnées' }).waitFor()
    assert.deepEqual(await page.locator('header a').allInnerTexts(), ['La Grève', 'Revenir au panier'])
    assert.equal(await page.locator('flx-mobile-menu').count(), 0)
    assert.equal(await overflow(page), 0)
  })

  it('MENU-02 LIST-01 the menu is the server’s, the list goes on by itself, a search and its pages too', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await page.goto('/articles')
    const items = page.locator('flx-list [data-flx-items] > li')
    assert.equal(await items.count(), 12)
    await page.getByRole('link', { name: 'Articles suivants' }).scrollIntoViewIfNeeded()
    await items.nth(23).waitFor({ state: 'attached' })
    const ids = await items.evaluateAll((found) => found.map(({ id }) => id))
    assert.equal(new Set(ids).size, ids.length, 'no article comes twice')
    await page.getByLabel('Chercher', { exact: true }).fill('ecume carafe')
    await page.keyboard.press('Enter')
    await page.getByText('Aucun article ne répond à ces critères.').waitFor()
    await page.locator('#flx-menu-button').click()
    const menu = page.getByRole('dialog')
    await menu.getByText('Nous écrire').waitFor()
    assert.deepEqual(await axe(page), [])
    await menu.getByText('Nous écrire').click()
    await page.getByRole('heading', { name: 'Nous écrire' }).waitFor()
  })

  it('FORM-01 a message is taken, and refused in the shop’s words', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    for (const mode of ['json', 'html']) {
      await page.goto(`/contact?mode=${mode}`)
      const form = page.locator('flx-form form')
      await form.getByLabel('Votre adresse e-mail').fill('anne@exemple.fr')
      await form.getByLabel('Votre message').fill('Court')
      await form.getByRole('button', { name: 'Envoyer' }).click()
      await reads(page.locator('flx-form'), 'Écrivez au moins dix caractères.')
      assert.deepEqual(await axe(page), [], mode)
      await form.getByLabel('Votre message').fill('Une question sur le bol.')
      await form.getByRole('button', { name: 'Envoyer' }).click()
      await reads(page.locator('flx-form'), 'Merci : votre message est arrivé.')
    }
  })

  it('LOGIN-02 ACC-02 one logs in by the page of the account, sees one’s orders, and leaves', async () => {
    const page = await site.visit()
    await page.goto('/connexion')
    // A code that is too long on its way would leave the form to the browser, which has no dialog.
    await awake(page, 'flx-login')
    const form = page.locator('flx-login > form')
    await form.getByLabel('Adresse e-mail').fill(demoAccount.email)
    await form.getByLabel('Mot de passe').fill('pas celui-là')
    await form.getByRole('button', { name: 'Se connecter' }).click()
    await reads(page.locator('dialog[open]'), 'Adresse e-mail ou mot de passe incorrect.')
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'hidden' })
    await form.getByLabel('Mot de passe').fill(demoAccount.password)
    await form.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('heading', { name: 'Mes commandes' }).waitFor()
    await page
      .getByRole('link', { name: /^Commande C-/ })
      .or(page.getByText('Vous n’avez pas encore commandé.'))
      .first()
      .waitFor()
    assert.deepEqual(await axe(page), [])
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('link', { name: 'Se connecter' }).waitFor()
  })
})
