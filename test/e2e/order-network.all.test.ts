import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { forSuite } from '../support/for-suite.ts'
import { address, Journey, quantity, retry, saidOf } from '../support/order-journey.ts'
import {
  button,
  choice,
  chosenRelay,
  codeField,
  codeFold,
  fillLogin,
  loginForm,
  orderButton,
  postalCode,
  relayButtons,
  settled,
  showRelayPicker,
  terms,
} from '../support/order-page.ts'
import type { Fault } from '../support/rough-network.ts'
import { openSite } from '../support/site.ts'

describe('an order through a network that fails', () => {
  const site = forSuite(openSite)

  test('CART-07 HTTP-02 each step is cut, lost, failed and answered wrongly, then tried again', async () => {
    const journey = await Journey.begin(site, 'json')
    const { page } = journey

    await journey.endures(
      'modifQte',
      () => page.getByRole('button', { name: /^Augmenter/ }).click(),
      async () => assert.equal(await quantity(page).inputValue(), '2'),
    )
    await journey.agrees('a quantity')

    const code = codeField(page)
    await codeFold(page).click()
    await code.fill('BIENVENUE')
    await journey.endures(
      'useCodePromo',
      () => button(page, 'Appliquer').click(),
      async () => assert.equal(await code.inputValue(), 'BIENVENUE'),
    )
    await button(page, 'Retirer le code BIENVENUE').waitFor()
    assert.equal(await page.locator('flx-cart .alert-danger').count(), 0, 'a code that was sent again is not refused')
    await journey.agrees('a code')

    await journey.endures(
      'chgEtape',
      () => button(page, 'Passer la commande').click(),
      async () => assert.equal(await quantity(page).inputValue(), '2'),
    )
    await page.getByRole('heading', { name: 'Vos coordonnées' }).waitFor()
    await journey.agrees('the step of the account')

    await fillLogin(page)
    const password = loginForm(page).getByLabel('Mot de passe', { exact: true })
    await journey.endures(
      'connexion',
      () => loginForm(page).getByRole('button', { name: 'Se connecter' }).click(),
      async () => assert.notEqual(await password.inputValue(), ''),
    )
    await page.getByRole('heading', { name: /^Bonjour/ }).waitFor()
    await journey.agrees('the login')

    const known = await journey.countAddresses()
    const form = await journey.typeAddress('Dunes')
    await journey.endures(
      'new_adresse',
      () => form.getByRole('button', { name: 'Enregistrer l’adresse' }).click(),
      async () => assert.equal(await form.locator('[name="adresse"]').inputValue(), address.adresse),
    )
    await page.getByText('Modifier l’adresse « Dunes »').waitFor()
    assert.equal(await journey.countAddresses(), known + 1, 'one address more')
    await journey.agrees('an address')

    const dunes = choice(page, 'Dunes')
    await journey.endures(
      'affect_adresse_livraison',
      () => dunes.click(),
      async () => assert.ok(await dunes.locator('input').isChecked()),
    )
    await journey.agrees('the address of delivery')

    await journey.endures(
      'chgEtape',
      () => button(page, /^Continuer$/).click(),
      async () => assert.ok(await dunes.locator('input').isChecked()),
    )
    await page.getByRole('heading', { name: 'Livraison et paiement' }).waitFor()

    await choice(page, 'À domicile').click()
    await settled(page)
    const relay = choice(page, 'En point relais')
    await journey.endures(
      'selOffre',
      () => relay.click(),
      async () => assert.ok(await relay.locator('input').isChecked()),
    )
    await showRelayPicker(page)
    await relayButtons(page).first().waitFor()
    await journey.agrees('the offer')

    await journey.endures(
      'searchVille',
      () => postalCode(page).fill('29200'),
      async () => assert.equal(await postalCode(page).inputValue(), '29200'),
    )
    await relayButtons(page).first().waitFor()
    await settled(page)
    await journey.endures(
      'selectRelais',
      () => relayButtons(page).first().click(),
      async () => assert.equal(await postalCode(page).inputValue(), '29200'),
    )
    await chosenRelay(page).waitFor()
    await journey.agrees('the relay point')

    await choice(page, /^Virement/).click()
    await settled(page)
    const card = choice(page, /^Carte bancaire/)
    await journey.endures(
      'change_moyen_paie',
      () => card.click(),
      async () => assert.ok(await card.locator('input').isChecked()),
    )
    await settled(page)
    const message = page.getByLabel(/^Message/)
    await message.fill('Sonner deux fois')
    await journey.endures(
      'infossup',
      () => terms(page).check(),
      async () => assert.equal(await message.inputValue(), 'Sonner deux fois'),
    )
    await journey.agrees('the payment')
    assert.ok(await terms(page).isChecked(), 'what is accepted stays accepted')

    await orders(journey)
    await journey.isPlacedOnce()
  })

  /** An order carries a key: the network is tried again by itself before the visitor is asked. */
  async function orders({ page, network, mode }: Journey): Promise<void> {
    const failures: Fault[][] = [['unsent', 'lost', 'unsent'], ['lost', 'lost', 'lost'], ['failed'], ['page'], ['cut']]
    network.suffer('valide_panier', ...failures.flat())
    await orderButton(page).click()
    for (const failure of failures) {
      const alert = page
        .locator('flx-cart [role="alert"]:visible')
        .filter({ hasText: saidOf(failure[0] ?? 'lost', mode) })
      await alert.getByText('elle ne sera jamais enregistrée deux fois').waitFor()
      await settled(page)
      assert.ok(await terms(page).isChecked())
      await retry(page).click()
    }
    await page.waitForURL(/\/banque\//)
  }
})
