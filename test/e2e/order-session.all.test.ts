import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { address, Journey } from '../support/order-journey.ts'
import {
  choice,
  choosePayment,
  chooseRelay,
  goToAccount,
  goToPayment,
  logIn,
  order,
  settled,
} from '../support/order-page.ts'
import { openSite, requestFailed, type SitePage } from '../support/site.ts'

describe('an order whose session ends', () => {
  const site = forSuite(openSite)

  const again = (page: SitePage) => page.getByRole('form', { name: 'Se connecter' })

  /** The session is over: it is said, and one logs in again where one is. */
  async function comeBack(page: SitePage): Promise<void> {
    await page.getByRole('alert').filter({ hasText: 'Votre session a expiré' }).waitFor()
    const form = again(page)
    await form.getByLabel('Adresse e-mail').fill(demoAccount.email)
    await form.getByLabel('Mot de passe').fill(demoAccount.password)
    await form.getByRole('button', { name: 'Se connecter' }).click()
    await form.waitFor({ state: 'detached' })
    await settled(page)
  }

  test('HTTP-02 CART-07 a session that ends on the way to the order takes nothing with it', async () => {
    const journey = await Journey.begin(site, 'html')
    const { page } = journey
    page.provoked = requestFailed
    await goToAccount(page)
    await logIn(page)

    const known = await journey.countAddresses()
    const form = await journey.typeAddress('Grève')
    await page.context().clearCookies()
    await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click()
    await again(page).waitFor()
    assert.equal(await form.locator('[name="adresse"]').inputValue(), address.adresse, 'what was typed is there')
    assert.deepEqual(await axe(page), [])
    await again(page).getByLabel('Adresse e-mail').fill(demoAccount.email)
    await again(page).getByLabel('Mot de passe').fill('pas celui-là')
    await page.keyboard.press('Enter')
    await again(page).getByText('Adresse e-mail ou mot de passe incorrect.').waitFor()
    assert.equal(await form.locator('[name="adresse"]').inputValue(), address.adresse, 'and stays')
    await comeBack(page)
    await page.getByText('Modifier l’adresse « Grève »').waitFor()
    assert.equal(await journey.countAddresses(), known + 1)
    await journey.agrees('the address')

    await goToPayment(page)
    await chooseRelay(page)
    await choosePayment(page)
    await page.context().clearCookies()
    await choice(page, /^Virement/).click()
    await again(page).waitFor()
    await page.getByRole('heading', { name: 'Livraison et paiement' }).waitFor()
    assert.ok(
      await choice(page, /^Virement/)
        .locator('input')
        .isChecked(),
      'what was chosen is there',
    )
    await comeBack(page)
    await journey.agrees('the means of payment')
    assert.ok(
      await choice(page, /^Virement/)
        .locator('input')
        .isChecked(),
    )

    await page.getByLabel(/^J’accepte/).check()
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click()
    await again(page).waitFor()
    await comeBack(page)
    await page.getByRole('alert').filter({ hasText: 'session' }).waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Livraison et paiement' }).waitFor()
    await order(page)
    await journey.isPlacedOnce()
  })
})
