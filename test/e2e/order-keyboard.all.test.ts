import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import {
  button,
  cartPath,
  choice,
  chosenRelay,
  codeField,
  codeFold,
  loginForm,
  orderButton,
  orderNumber,
  postalCode,
  relayButtons,
  relayPicker,
  settled,
  terms,
} from '../support/order-page.ts'
import { openSite, type SitePage } from '../support/site.ts'

describe('an order by keyboard', () => {
  const site = forSuite(openSite)

  /** From the catalogue to the article: the list is narrowed, the article opened. */
  async function find(page: SitePage, keyboard: Keyboard): Promise<void> {
    await page.goto('/articles')
    await keyboard.press(page.locator('.catalogue__filters > summary'))
    const inStock = page.getByLabel('En stock seulement')
    await keyboard.press(inStock, 'Space')
    await page.waitForURL(/dispo=1/)
    await keyboard.checkFocus('the filter')
    assert.ok(await keyboard.has(inStock), 'the focus stays on the filter')
    await keyboard.press(page.locator('main a[href^="/article/"]').first())
    await page.waitForURL(/\/article\//)
  }

  /** A reference, two pieces, the popup that says so, and from there the cart. */
  async function add(page: SitePage, keyboard: Keyboard): Promise<void> {
    const references = page.locator('input[name="idreference"]')
    await keyboard.reach(references.first())
    if ((await references.count()) > 1) {
      await page.keyboard.press('ArrowDown')
      await keyboard.checkFocus('the choice of a reference')
      await page.keyboard.press('ArrowUp')
    }
    await keyboard.type(page.getByLabel('Quantité', { exact: true }), '2')
    await keyboard.press(page.getByRole('button', { name: 'Ajouter au panier' }))
    const notice = page.locator('.flx-toast')
    await notice.waitFor()
    await page.keyboard.press('Enter')
    await notice.nth(1).waitFor()
    assert.ok(
      await keyboard.has(page.getByRole('button', { name: 'Ajouter au panier' })),
      'the focus stays on its button',
    )
    await page.keyboard.press('F8')
    await keyboard.press(notice.first().getByRole('button', { name: 'Voir le panier' }))
    await page.waitForURL(/\/panier/)
  }

  /** The first step: quantities by their buttons and in their field, a code that is refused, then one that is not. */
  async function check(page: SitePage, keyboard: Keyboard): Promise<void> {
    const count = page.locator('[data-flx-cart-count]')
    const counts = (pieces: number) => count.filter({ hasText: new RegExp(`^\\s*${pieces}\\s*$`) }).waitFor()
    const more = page.getByRole('button', { name: /^Augmenter/ })
    await keyboard.press(more)
    await counts(5)
    await settled(page)
    assert.ok(await keyboard.has(more), 'the focus stays on the button')
    await page.keyboard.press('Space')
    await counts(6)
    const field = page.locator('.flx-cart__quantity').first()
    await keyboard.reach(field, { key: 'Shift+Tab' })
    await page.keyboard.press('ArrowDown')
    await counts(5)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await counts(3)
    await settled(page)
    assert.ok(await keyboard.has(field), 'the focus stays in the field')

    const code = codeField(page)
    await keyboard.press(codeFold(page))
    await keyboard.type(code, 'perdu')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'PERDU' }).waitFor()
    await settled(page)
    assert.ok(await keyboard.has(code), 'the focus is where the code can be put right')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('BIENVENUE')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Retirer le code BIENVENUE' }).waitFor()
    await settled(page)
    await keyboard.checkFocus('the code')
  }

  async function enter(page: SitePage, keyboard: Keyboard): Promise<void> {
    await keyboard.press(button(page, 'Passer la commande'))
    await page.getByRole('heading', { name: 'Vos coordonnées' }).waitFor()
    await keyboard.checkFocus('the step of the account')
    await keyboard.press(page.getByRole('radio', { name: 'Je commande sans compte' }), 'ArrowDown')
    const login = loginForm(page)
    await keyboard.type(login.getByLabel('Adresse e-mail').first(), demoAccount.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(demoAccount.password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /^Bonjour/ }).waitFor()
    await keyboard.checkFocus('the login')
    await keyboard.press(button(page, /^Continuer$/))
    await page.getByRole('heading', { name: 'Livraison et paiement' }).waitFor()
    await keyboard.checkFocus('the step of the payment')
  }

  /** Goes by arrows to a choice of the group that the keyboard is in. */
  async function arrowTo(page: SitePage, keyboard: Keyboard, target: ReturnType<typeof choice>): Promise<void> {
    const input = target.locator('input')
    for (let presses = 0; presses < 8; presses++) {
      if (await keyboard.has(input)) {
        if (!(await input.isChecked())) await page.keyboard.press('Space')
        await settled(page)
        if (await input.isChecked()) return
      }
      await page.keyboard.press('ArrowDown')
      await settled(page)
      await keyboard.checkFocus('an arrow')
    }
    throw new Error(`the arrows do not reach ${target}`)
  }

  async function choose(page: SitePage, keyboard: Keyboard): Promise<void> {
    await keyboard.reach(page.locator('flx-cart [data-flx-action="selOffre"]'))
    await arrowTo(page, keyboard, choice(page, 'En point relais'))
    await keyboard.reach(postalCode(page))
    await relayPicker(page).waitFor()
    await keyboard.type(postalCode(page), '29200')
    await relayButtons(page).first().waitFor()
    await settled(page)
    assert.ok(await keyboard.has(postalCode(page)), 'the focus stays where one types')
    await keyboard.press(relayButtons(page).first())
    await chosenRelay(page).waitFor()
    await settled(page)
    await keyboard.checkFocus('the relay point')
    assert.ok(await keyboard.has(page.locator('flx-relay-picker *')), 'the focus stays where a point is chosen')
    await keyboard.reach(page.locator('flx-cart [name="idMoyenPaie"]'))
    await arrowTo(page, keyboard, choice(page, /^Carte bancaire/))
    await keyboard.checkFocus('the means')
  }

  /** What must be accepted is refused first, which leads to it; then it is ticked, and the order leaves. */
  async function commit(page: SitePage, keyboard: Keyboard): Promise<string> {
    if (await terms(page).isChecked()) await keyboard.press(terms(page), 'Space')
    await keyboard.press(orderButton(page))
    const dialog = page.getByRole('alertdialog')
    await dialog.waitFor()
    await keyboard.press(dialog.getByRole('button', { name: 'Refuser' }))
    await dialog.waitFor({ state: 'detached' })
    await keyboard.checkFocus('the refusal')
    assert.ok(await keyboard.has(terms(page)), 'the focus is on what is to be accepted')
    await page.keyboard.press('Space')
    await keyboard.press(orderButton(page))
    return orderNumber(page)
  }

  test('CART-01 CART-05 PAY-01 by keyboard alone on a phone, from the catalogue to the paid order', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    const keyboard = new Keyboard(page)
    await find(page, keyboard)
    await add(page, keyboard)
    await page.goto(cartPath('json'))
    await check(page, keyboard)
    await enter(page, keyboard)
    await choose(page, keyboard)
    const number = await commit(page, keyboard)
    await page.waitForURL(/\/banque\//)
    await keyboard.press(page.getByRole('button', { name: 'Accepter le paiement' }))
    await page.waitForURL(/\/commande\//)
    await page.getByText(/payée/).first().waitFor()
    assert.match((await page.locator('main').textContent()) ?? '', new RegExp(number))
    await keyboard.reach(page.getByRole('link', { name: 'Retourner à la boutique' }))
  })
})
