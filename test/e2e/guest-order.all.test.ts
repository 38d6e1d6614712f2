import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fits } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import { button, fillCart, orderButton, orderNumber, settled, terms } from '../support/order-page.ts'
import { openSite, type SitePage } from '../support/site.ts'

describe('an order without an account', () => {
  const site = forSuite(openSite)

  const password = 'vent-de-noroit-2026'

  /** Reaches a group of choices, and takes the one whose label says this. */
  async function choose(page: SitePage, keyboard: Keyboard, action: string, label: RegExp): Promise<void> {
    const group = page.locator(`flx-cart [data-flx-action="${action}"]`)
    const wanted = page.locator('flx-cart label.flx-choice', { hasText: label }).first().locator('input')
    await keyboard.reach(group)
    for (let presses = 0; presses < 8 && !(await wanted.isChecked()); presses++) {
      if (await keyboard.has(wanted)) await page.keyboard.press('Space')
      else await page.keyboard.press('ArrowDown')
      await settled(page)
    }
    assert.ok(await wanted.isChecked(), `${label} is chosen`)
  }

  /** Of the buttons that show in the step, those that are drawn as what to do first: filled, and no other is. */
  async function oneMainButton(page: SitePage, names: string[]): Promise<void> {
    const filled = await page.locator('flx-cart .flx-button:visible').evaluateAll((all) =>
      all
        .filter((each) => {
          for (const animation of each.getAnimations()) animation.finish()
          return getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)'
        })
        .map((each) => each.textContent?.trim()),
    )
    assert.deepEqual(filled, names)
  }

  /** The ways to say who one is, of which one is open: at first the one that asks for the least. */
  async function openDoor(page: SitePage, keyboard: Keyboard): Promise<void> {
    const contents = page.locator('.flx-cart__door-content')
    const open = () => contents.evaluateAll((all) => all.map((each) => each.checkVisibility()))
    await keyboard.reach(page.getByRole('radio', { name: 'Je commande sans compte' }))
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      assert.deepEqual(await open(), [true, false, false], `${width}`)
      await oneMainButton(page, ['Continuer'])
      await page.keyboard.press('ArrowDown')
      assert.deepEqual(await open(), [false, true, false], `${width}`)
      await oneMainButton(page, ['Se connecter'])
      await page.keyboard.press('ArrowDown')
      await oneMainButton(page, ['Créer mon compte'])
      await fits(page)
      await page.keyboard.press('ArrowDown')
    }
    await page.setViewportSize({ width: 360, height: 740 })
  }

  /** E-mail and address in the account step; ends in the step of the payment. */
  async function sayWho(page: SitePage, keyboard: Keyboard, email: string): Promise<void> {
    await keyboard.press(button(page, 'Passer la commande'))
    await page.getByRole('heading', { name: 'Je commande sans compte' }).waitFor()
    await fits(page)
    const who = page.locator('form:has([data-flx-action="sans_compte"])')
    await openDoor(page, keyboard)
    await keyboard.type(who.locator('[name="email"]'), email)
    await page.keyboard.press('Enter')
    await page.getByText(`Vous commandez sans compte. Vous recevrez le suivi de votre commande à ${email}.`).waitFor()
    await settled(page)
    await keyboard.checkFocus('the e-mail')
    await fits(page)
    const address = page.locator('form:has([data-flx-action="new_adresse"])')
    assert.deepEqual(
      await address
        .locator('input:visible, select:visible')
        .evaluateAll((all) => all.map((each) => each.getAttribute('name'))),
      ['prenom', 'nom', 'adresse', 'code_postal', 'ville', 'pays', 'telephone'],
    )
    await keyboard.type(address.locator('[name="prenom"]'), 'Anne')
    await keyboard.type(address.locator('[name="nom"]'), 'Tanguy')
    await keyboard.type(address.locator('[name="adresse"]'), '12 rue de siam 29200')
    await page.getByRole('option', { name: /^12 Rue de Siam 29200 Brest/ }).waitFor()
    await fits(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    assert.deepEqual(
      await Promise.all(
        ['adresse', 'code_postal', 'ville'].map((name) => address.locator(`[name="${name}"]`).inputValue()),
      ),
      ['12 Rue de Siam', '29200', 'Brest'],
    )
    await keyboard.press(address.getByRole('button', { name: 'Continuer' }))
    await page.getByRole('heading', { name: 'Livraison et paiement' }).waitFor()
    await settled(page)
    await keyboard.checkFocus('the step of the payment')
    assert.match(page.url(), /etape=paiement/)
  }

  test('CART-08 CART-09 by keyboard alone at 360 px: an order without an account, which one password then has', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    const keyboard = new Keyboard(page)
    await fillCart(page, 'html')
    await sayWho(page, keyboard, 'invitee@essai.example')
    await choose(page, keyboard, 'selOffre', /domicile/)
    await choose(page, keyboard, 'change_moyen_paie', /^Chèque/)
    await settled(page)
    await keyboard.press(terms(page), 'Space')
    await keyboard.press(orderButton(page))
    const number = await orderNumber(page)
    const field = page.locator('#compte-invite [name="password"]')
    await field.waitFor()
    await fits(page)

    const link = await signedLink(page, number)
    const elsewhere = await site.visit({ viewport: { width: 360, height: 740 } })
    await elsewhere.goto(link)
    await elsewhere.getByText(`Commande ${number}.`).waitFor()
    await fits(elsewhere)
    assert.equal(await elsewhere.locator('#compte-invite').count(), 0)
    await elsewhere.context().close()

    await keyboard.type(field, password)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/compte$/)
    await page.getByText('Votre compte est ouvert.').waitFor()
    await page.getByText(number).first().waitFor()
  })

  /** The signed link of the message about an order, as the visitor reads it in another tab. */
  async function signedLink(page: SitePage, number: string): Promise<string> {
    const tab = await site.openTab(page.context())
    await tab.goto('/courriels')
    const link = await tab.locator(`a[href^="/commande/${number}/"]`).first().getAttribute('href')
    await tab.close()
    return link ?? ''
  }
})
