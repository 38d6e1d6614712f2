import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { customers, orders } from '../../demo/server/schema.ts'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { act, add, goods } from '../server/support/cart.ts'
import { becomeCustomer, chooseAll, logInDemo, order, password } from '../server/support/checkout.ts'
import { Visitor } from '../server/support/visitor.ts'
import { awake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { overflow } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite, requestFailed, type SitePage } from '../support/site.ts'

const phone = { viewport: { width: 360, height: 740 } }

describe('the sections of the account', () => {
  const site = forSuite(openSite)

  async function visitAs(visitor: Visitor, path: string, options: BrowserContextOptions = {}): Promise<SitePage> {
    const page = await site.visitAs(visitor, options)
    await page.goto(path)
    if (options.javaScriptEnabled !== false) await awake(page, 'flx-account')
    return page
  }

  /** A customer whose orders fill three pages; the newest waits for its transfer. */
  async function withOrders(): Promise<{ visitor: Visitor; email: string }> {
    const visitor = new Visitor(site.url)
    const email = await becomeCustomer(visitor)
    await add(visitor, goods.bowl)
    await chooseAll(visitor, { method: 3, bank: 0 })
    const { commande, error_msg } = await order(visitor)
    assert.ok(commande, error_msg)
    const [made] = await site.db.select().from(orders).where(eq(orders.number, commande.numero))
    assert.ok(made)
    const { id: first, ...row } = made
    const older = Array.from({ length: 21 }, (_, index) => ({
      ...row,
      number: `C-2025-${first}-${index}`,
      key: crypto.randomUUID(),
      status: 'refused' as const,
      holdsStock: false,
      createdAt: new Date('2025-06-01T10:00:00Z'),
    }))
    // The one that waits is the newest still.
    await site.db.delete(orders).where(eq(orders.id, first))
    await site.db.insert(orders).values([...older, { ...row, key: crypto.randomUUID() }])
    return { visitor, email }
  }

  const title = (page: Page, name: string) => page.locator('flx-account h2', { hasText: name }).waitFor()
  /** The page was not left: what is written on the window is there. */
  const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }) && undefined)
  const isSame = (page: Page) => page.evaluate(() => 'isSamePage' in window)
  const pathOf = (page: Page) => {
    const { pathname, searchParams } = new URL(page.url())
    searchParams.delete('mode')
    return pathname + (searchParams.size > 0 ? `?${searchParams}` : '')
  }

  async function press(page: Page, key: string, until: string): Promise<void> {
    for (let presses = 0; presses < 80; presses++) {
      if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, until)) return
      await page.keyboard.press(key)
    }
    throw new Error(`${key} does not get to ${until}`)
  }

  it('ACC-01 by keyboard alone on a phone a section comes in place; Back, Forward and a reload keep it', async () => {
    const { visitor } = await withOrders()
    const page = await visitAs(visitor, '/compte/commandes?mode=json', phone)
    await mark(page)
    await press(page, 'Tab', '.account-nav a[href^="/compte/fidelite"]')
    await page.keyboard.press('Enter')
    await title(page, 'Votre fidélité')
    await page.waitForFunction(() => document.activeElement?.textContent === 'Votre fidélité')
    assert.deepEqual([pathOf(page), await isSame(page)], ['/compte/fidelite', true])
    assert.match(await page.title(), /^Avantages/)
    const current = page.locator('.account-nav [aria-current="page"]')
    assert.deepEqual(await current.allTextContents(), ['Avantages'])
    assert.deepEqual([await overflow(page), await axe(page)], [0, []])
    await page.goBack()
    await title(page, 'Vos commandes')
    assert.deepEqual([pathOf(page), await isSame(page)], ['/compte/commandes', true])
    await page.goForward()
    await title(page, 'Votre fidélité')
    await page.reload()
    await title(page, 'Votre fidélité')
    assert.equal(pathOf(page), '/compte/fidelite')
  })

  it('ACC-02 pages and filters of the orders come in place; their address is a page of its own', async () => {
    const { visitor } = await withOrders()
    const page = await visitAs(visitor, '/compte/commandes?mode=json')
    await mark(page)
    const asked = page.waitForResponse((response) => response.url().includes('liste_cmd'))
    await page.getByRole('link', { name: 'Suivant' }).click()
    const response = await asked
    assert.match(String(response.headers()['content-type']), /json/)
    assert.match(response.url(), /id_page=4/)
    await page.getByText('Page 2 sur 3').waitFor()
    assert.equal(pathOf(page), '/compte/commandes?page=2')
    await page.getByRole('link', { name: 'À payer' }).click()
    await page.locator('.flx-account__pick[aria-current]', { hasText: 'À payer' }).waitFor()
    await page.waitForFunction(() => document.querySelectorAll('.flx-account__row').length === 1)
    assert.deepEqual([pathOf(page), await isSame(page)], ['/compte/commandes?etat=a-payer', true])
    assert.deepEqual(await axe(page), [])
    await page.goBack()
    await page.getByText('Page 2 sur 3').waitFor()
    await page.reload()
    await page.getByText('Page 2 sur 3').waitFor()
    await awake(page, 'flx-account')
    await page.getByRole('link', { name: 'Abandonnées' }).click()
    await page.getByText('Page 1 sur 3').waitFor()
  })

  it('ACC-03 a subscription stops after a question, and starts again; its payment is changed in a modal', async () => {
    const visitor = new Visitor(site.url)
    await logInDemo(visitor)
    const page = await visitAs(visitor, '/compte/abonnements?mode=html', phone)
    const tea = page.locator('.flx-account__row', { hasText: 'Le thé du mois' })
    await tea.getByRole('button', { name: /^Arrêter/ }).click()
    await page.getByRole('alertdialog').getByText('Arrêter l’abonnement').waitFor()
    assert.deepEqual(await axe(page), [])
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await tea.getByText('En cours').waitFor()
    await tea.getByRole('button', { name: /^Arrêter/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click()
    await page.getByText('plus rien ne sera prélevé').waitFor()
    await tea.getByText('Arrêté', { exact: true }).waitFor()
    await tea.getByRole('button', { name: /^Reprendre/ }).click()
    await tea.getByText('En cours').waitFor()
    await tea.getByRole('button', { name: /^Changer le moyen/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Carte bancaire').check()
    await dialog.getByRole('button', { name: 'Changer le moyen de paiement' }).click()
    await page.getByText('sera payé ainsi : Carte bancaire').waitFor()
  })

  it('ACC-04 an order that is owed is paid from the account: a modal, then the bank', async () => {
    const { visitor } = await withOrders()
    const page = await visitAs(visitor, '/compte/factures?mode=html', phone)
    await page.getByRole('button', { name: /^Payer/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('à régler').waitFor()
    assert.deepEqual([await overflow(page), await axe(page)], [0, []])
    await dialog.getByLabel('Virement').check()
    await dialog.getByRole('button', { name: 'Payer' }).click()
    await page.getByRole('dialog', { name: 'Virement' }).getByText('IBAN').waitFor()
    await dialog.filter({ hasText: 'à régler' }).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Payer/ }).click()
    await dialog.getByLabel('Carte bancaire').check()
    await dialog.getByRole('button', { name: 'Payer' }).click()
    await page.waitForURL('**/banque/**')
  })

  it('ACC-02 a cart is put aside, renamed and removed in place', async () => {
    const visitor = new Visitor(site.url)
    await becomeCustomer(visitor)
    await add(visitor, goods.bowl, 2)
    const page = await visitAs(visitor, '/compte/paniers?mode=json', phone)
    await page.getByText('Aucun panier enregistré').waitFor()
    await page.getByText('Enregistrer le panier en cours').click()
    await page.getByLabel('Nom de ce panier').fill('Étrennes')
    await page.getByRole('button', { name: 'Valider' }).first().click()
    await page.getByText('« Étrennes » est enregistré').waitFor()
    const cart = page.locator('.flx-account__row')
    await cart.getByText('Renommer').click()
    await cart.getByLabel('Nouveau nom').fill('Noël')
    await cart.getByRole('button', { name: 'Valider' }).click()
    await page.getByText('Ce panier s’appelle « Noël »').waitFor()
    assert.deepEqual([await overflow(page), await axe(page)], [0, []])
    await cart.getByRole('button', { name: /^Supprimer/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click()
    await page.getByText('Aucun panier enregistré').waitFor()
  })

  it('LOGIN-02 ACC-02 a session that ended is opened again in each list, and what was asked goes on', async () => {
    const { visitor, email } = await withOrders()
    await site.db.update(customers).set({ verifiedAt: new Date() }).where(eq(customers.email, email))
    const page = await visitAs(visitor, '/compte/commandes?mode=html')
    await mark(page)
    const logIn = async (): Promise<void> => {
      const form = page.locator('.flx-login-again__form')
      await form.getByLabel('Adresse e-mail').fill(email)
      await form.getByLabel('Mot de passe').fill(password)
      await form.getByRole('button', { name: 'Se connecter' }).click()
      await form.waitFor({ state: 'detached' })
    }
    page.provoked = requestFailed
    await page.context().clearCookies()
    await page.getByRole('link', { name: 'Suivant' }).click()
    await logIn()
    await page.getByText('Page 2 sur 3').waitFor()
    for (const [link, heading] of [
      ['Factures', 'Vos factures'],
      ['Abonnements', 'Vos abonnements'],
      ['Réservations', 'Vos réservations'],
      ['Paniers enregistrés', 'Vos paniers enregistrés'],
      ['Avantages', 'Votre fidélité'],
      ['Avoirs', 'Vos avoirs'],
    ] as const) {
      await page.context().clearCookies()
      await page.locator('.account-nav').getByRole('link', { name: link, exact: true }).click()
      await logIn()
      await title(page, heading)
    }
    assert.equal(await isSame(page), true)
  })

  it('ACC-02 who logs in again may be somebody else: nothing of the one before stays', async () => {
    const { visitor } = await withOrders()
    const page = await visitAs(visitor, '/compte/commandes')
    page.provoked = requestFailed
    await page.context().clearCookies()
    await page.getByRole('link', { name: 'Suivant' }).click()
    const form = page.locator('.flx-login-again__form')
    await form.getByLabel('Adresse e-mail').fill(demoAccount.email)
    await form.getByLabel('Mot de passe').fill(demoAccount.password)
    await form.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('heading', { name: 'Bonjour Maëlle' }).waitFor()
    await form.waitFor({ state: 'detached' })
    await page.locator('main').getByText(demoAccount.email).waitFor()
    assert.equal(await page.getByText('C-2025-').count(), 0)
  })

  it('ACC-02 an order is ordered again from its list, and the cart has it', async () => {
    const visitor = new Visitor(site.url)
    await becomeCustomer(visitor)
    await add(visitor, goods.bowl, 2)
    await chooseAll(visitor, { method: 3, bank: 0 })
    assert.equal((await order(visitor)).error_msg, '')
    const page = await visitAs(visitor, '/compte/commandes')
    await page.getByRole('button', { name: /^Commander à nouveau/ }).click()
    await page.waitForURL('**/panier')
    await page.getByText('Ces articles sont dans votre panier').waitFor()
    const { panier } = await act(visitor, { action: '' })
    assert.deepEqual(
      panier.lignes.map(({ quantite }) => quantite),
      [2],
    )
  })
})
