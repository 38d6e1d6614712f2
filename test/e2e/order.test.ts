import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { axe } from '../support/axe.ts'
import { fits } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import {
  cartPath,
  choice,
  choosePayment,
  chooseRelay,
  fillCart,
  goToAccount,
  goToPayment,
  logIn,
  orderButton,
  orderNumber,
  pay,
  terms,
} from '../support/order-page.ts'
import { openSite } from '../support/site.ts'

describe('the order', () => {
  const site = forSuite(openSite)

  for (const mode of ['json', 'html'] as const) {
    test(`CART-01 RELAY-01 PAY-01 a visitor on a phone goes from the cart to the order (${mode})`, async () => {
      const page = await site.visit({ viewport: { width: 360, height: 740 } })
      await fillCart(page, mode)
      await goToAccount(page)
      assert.deepEqual(await axe(page), [], 'axe at the account')
      await logIn(page)
      await goToPayment(page)
      await chooseRelay(page)
      await choosePayment(page)
      await fits(page)

      let sent = 0
      page.on('request', (request) => {
        if (request.headers()['idempotency-key']) sent++
      })
      if (await terms(page).isChecked()) {
        await orderButton(page).dblclick()
      } else {
        await orderButton(page).click()
        await page.getByRole('button', { name: 'Accepter' }).click()
      }
      assert.match(await orderNumber(page), /^C-\d{4}-\d+$/)
      assert.equal(sent, 1, 'the order left once')
      await page.waitForURL(/\/banque\//)
      // Who leaves the bank finds the order: by Back, and in the cart, which says how long it waits.
      await page.goBack()
      await page.waitForURL(/\/commande\//)
      await page.waitForFunction(() => document.querySelector('[data-flx-cart-count]')?.textContent?.trim() === '0')
      assert.deepEqual(await axe(page), [], 'axe at the order')
      await page.goto(cartPath(mode))
      const unpaid = page.getByRole('region', { name: /^Commande C-.*\sà\spayer$/ })
      await unpaid.getByText(/encore \d+\smin\./).waitFor()
      assert.deepEqual(await axe(page), [], 'axe at the cart with an order to be paid')
      await unpaid.getByRole('link', { name: /^Payer/ }).click()
      await pay(page)
      await page.getByText(/payée/).first().waitFor()
      await page.goto(cartPath(mode))
      await page.getByText('Votre panier est vide').waitFor()
    })
  }

  test('CART-01 without script, the same forms lead through the steps', async () => {
    const page = await site.visit({ javaScriptEnabled: false })
    await fillCart(page, 'json')
    await goToAccount(page)
    await logIn(page)
    await goToPayment(page)
    await choice(page, 'À domicile').locator('input').check()
    await page.getByRole('button', { name: 'Choisir cette livraison' }).click()
    await choice(page, 'À domicile').locator('input[checked]').waitFor()
    await choice(page, 'Virement').locator('input').check()
    await page.getByRole('button', { name: 'Choisir ce moyen de paiement' }).click()
    await choice(page, 'Virement').locator('input[checked]').waitFor()
    await terms(page).check()
    await orderButton(page).click()
    await page
      .getByText(/Commande C-\d{4}-\d+/)
      .first()
      .waitFor()
  })
})
