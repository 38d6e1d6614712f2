import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { awake } from '../support/awake.ts'
import { forSuite } from '../support/for-suite.ts'
import { Journey, quantity } from '../support/order-journey.ts'
import {
  button,
  choice,
  chosenRelay,
  codeField,
  codeFold,
  fillLogin,
  loginForm,
  orderButton,
  pay,
  postalCode,
  relayButtons,
  settled,
  showRelayPicker,
  terms,
} from '../support/order-page.ts'
import { openSite } from '../support/site.ts'

describe('an order, in disorder', () => {
  const site = forSuite(openSite)

  test('CART-07 answers come late, twice asked for, the later ones first: the screen is the server’s, the order one', async () => {
    const journey = await Journey.begin(site, 'json')
    const { page, network } = journey
    // While its code is on its way, several clicks of one button are one.
    await awake(page, 'flx-cart')
    network.behave({ seed: 2026, twice: true })

    const more = page.getByRole('button', { name: /^Augmenter/ })
    for (let click = 0; click < 4; click++) await more.click()
    await page.getByRole('button', { name: /^Diminuer/ }).click()
    assert.equal(await quantity(page).inputValue(), '4', 'what is wanted is seen at once')
    await journey.agrees('quantities')
    assert.equal(await quantity(page).inputValue(), '4')

    await codeFold(page).click()
    await codeField(page).fill('BIENVENUE')
    await button(page, 'Appliquer').click()
    await more.click()
    await codeField(page).fill('à moitié')
    await button(page, 'Retirer le code BIENVENUE').waitFor()
    await journey.agrees('a code and a quantity')
    assert.equal(await quantity(page).inputValue(), '5')
    assert.equal(await codeField(page).inputValue(), 'à moitié')

    await button(page, 'Passer la commande').dblclick()
    await page.getByRole('heading', { name: 'Vos coordonnées' }).waitFor()
    await fillLogin(page)
    await loginForm(page).getByRole('button', { name: 'Se connecter' }).dblclick()
    await page.getByRole('heading', { name: /^Bonjour/ }).waitFor()
    await journey.agrees('the login')

    const known = await journey.countAddresses()
    const form = await journey.typeAddress('Port')
    await form.getByRole('button', { name: 'Enregistrer l’adresse' }).dblclick()
    await page.getByText('Modifier l’adresse « Port »').waitFor()
    await choice(page, 'Maison').click()
    await choice(page, 'Port').click()
    await journey.agrees('addresses')
    assert.equal(await journey.countAddresses(), known + 1)
    assert.ok(await choice(page, 'Port').locator('input').isChecked(), 'the last choice counts')
    await button(page, /^Continuer$/).click()
    await page.getByRole('heading', { name: 'Livraison et paiement' }).waitFor()

    network.behave({ seed: 7, backwards: true })
    for (const offer of ['À domicile', /boutique|magasin/i, 'En point relais']) await choice(page, offer).click()
    await postalCode(page).waitFor()
    await journey.agrees('offers')
    assert.ok(await choice(page, 'En point relais').locator('input').isChecked(), 'the last choice counts')
    await showRelayPicker(page)
    await postalCode(page).fill('44000')
    await postalCode(page).fill('29200')
    await page.locator('flx-cart .flx-relay__point').filter({ hasText: '29200' }).first().waitFor()
    await settled(page)
    assert.equal(await page.locator('flx-cart .flx-relay__point').filter({ hasText: '44000' }).count(), 0)
    await relayButtons(page).nth(1).click()
    await relayButtons(page).first().click()
    await chosenRelay(page).waitFor()
    await journey.agrees('relay points')
    for (const means of [/^Virement/, /^Carte bancaire/]) await choice(page, means).click()
    await page.getByLabel(/^Message/).fill('Laisser au gardien')
    await terms(page).check()
    await journey.agrees('the payment')

    network.behave({ seed: 99, twice: true })
    await orderButton(page).dblclick()
    await journey.isPlacedOnce()
    await pay(page)
    await page.getByText(/payée/).first().waitFor()
  })
})
