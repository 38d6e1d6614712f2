import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { readCart, readFreshCart } from '../support/cart-as-seen.ts'
import {
  type AnswerMode,
  button,
  choice,
  chosenRelay,
  fillCart,
  fillLogin,
  loginForm,
  orderButton,
  orderNumber,
  postalCode,
  relayButtons,
  settled,
  terms,
} from '../support/order-page.ts'
import { type Fault, RoughNetwork } from '../support/rough-network.ts'
import { openSite, type Site, type SitePage } from '../support/site.ts'

let site: Site
/** The number of the last order: the next order is the next number, or it was placed twice. */
let last = 0

before(async () => {
  site = await openSite()
})

after(() => site.close())

const faults: Fault[] = ['unsent', 'lost', 'failed', 'page', 'cut']

/** What the visitor reads of each fault. */
function saidOf(fault: Fault, mode: AnswerMode): RegExp {
  if (fault === 'failed') return /rencontré une erreur/
  if (fault === 'page' || (fault === 'cut' && mode === 'html')) return /pas donné la réponse attendue/
  return fault === 'cut' ? /incomplète/ : /connexion au serveur a échoué/
}

const retry = (page: SitePage) => button(page, 'Réessayer')
const quantity = (page: SitePage) => page.locator('.flx-cart__quantity').first()

class Journey {
  readonly page: SitePage
  readonly mode: AnswerMode
  readonly network: RoughNetwork

  private constructor(page: SitePage, mode: AnswerMode, network: RoughNetwork) {
    this.page = page
    this.mode = mode
    this.network = network
  }

  static async begin(mode: AnswerMode): Promise<Journey> {
    const page = await site.visit({ viewport: { width: 768, height: 900 } })
    await fillCart(page, mode)
    return new Journey(page, mode, await RoughNetwork.before(page))
  }

  /** What is on the screen is what the server says to who comes anew. */
  async agrees(step: string): Promise<void> {
    await settled(this.page)
    const fresh = await readFreshCart(site, this.page, this.mode)
    let seen = await readCart(this.page)
    // An answer in HTML is drawn when the code that morphs is there.
    for (let looks = 0; looks < 20 && !isDeepStrictEqual(seen, fresh); looks++) {
      await this.page.waitForTimeout(100)
      seen = await readCart(this.page)
    }
    assert.deepEqual(seen, fresh, step)
  }

  /**
   * Does something whose request fails in each of these ways in turn: each time the failure is said, what was typed or
   * chosen is still there, and there is a way to try again; the last try succeeds.
   */
  async endures(action: string, act: () => Promise<void>, kept: () => Promise<void>): Promise<void> {
    const { page, network, mode } = this
    network.suffer(action, ...faults)
    await act()
    for (const [index, fault] of faults.entries()) {
      await network.reaches(faults.length - index - 1)
      await page
        .locator('flx-cart [role="alert"]:visible')
        .filter({ hasText: saidOf(fault, mode) })
        .first()
        .waitFor()
        .catch(() => assert.fail(`${action}: nothing is said of a request that is ${fault}`))
      assert.equal(
        network.pending(),
        faults.length - index - 1,
        `${action}, ${fault}: it was sent by itself again: ${network.actions}`,
      )
      await settled(page)
      await kept()
      await retry(page).click()
    }
    await settled(page)
    await retry(page).waitFor({ state: 'detached' })
  }

  /** The order that stands there is the next one. */
  async isPlacedOnce(): Promise<void> {
    const number = await orderNumber(this.page)
    const count = Number(/\d+$/.exec(number)?.[0])
    assert.equal(count, last + 1, 'one order was placed, and no other')
    last = count
  }
}

const address = { prenom: 'Anne', nom: 'Tanguy', adresse: '3 rue des Dunes', code_postal: '35400', ville: 'Saint-Malo' }

for (const mode of ['json', 'html'] as const) {
  test(`CART-07 HTTP-02 each step is cut, lost, failed and answered wrongly, then tried again (${mode})`, async () => {
    const journey = await Journey.begin(mode)
    const { page } = journey

    await journey.endures(
      'modifQte',
      () => page.getByRole('button', { name: /^Augmenter/ }).click(),
      async () => assert.equal(await quantity(page).inputValue(), '2'),
    )
    await journey.agrees('a quantity')

    const code = page.getByLabel('Votre code promo')
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
      () => button(page, 'Continuer : mes coordonnées').click(),
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

    const known = await page.getByText(/^Modifier l’adresse/).count()
    await page.getByText('Nouvelle adresse').click()
    const form = page.locator('details').filter({ hasText: 'Nouvelle adresse' })
    await form.getByLabel('Nom de cette adresse').fill(`Dunes ${mode}`)
    for (const [name, text] of Object.entries(address)) await form.locator(`[name="${name}"]`).fill(text)
    await journey.endures(
      'new_adresse',
      () => form.getByRole('button', { name: 'Enregistrer l’adresse' }).click(),
      async () => assert.equal(await form.locator('[name="adresse"]').inputValue(), address.adresse),
    )
    await page.getByText(`Modifier l’adresse « Dunes ${mode} »`).waitFor()
    assert.equal(await page.getByText(/^Modifier l’adresse/).count(), known + 1, 'one address more')
    await journey.agrees('an address')

    const dunes = choice(page, `Dunes ${mode}`)
    await journey.endures(
      'affect_adresse_livraison',
      () => dunes.click(),
      async () => assert.ok(await dunes.locator('input').isChecked()),
    )
    await journey.agrees('the address of delivery')

    await journey.endures(
      'chgEtape',
      () => button(page, 'Continuer : livraison et paiement').click(),
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
    await page.locator('label.flx-choice:has([name="idModePaiementBanque"])').first().click()
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
    await page.context().close()
  })
}

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
  await page.getByRole('link', { name: /^Payer/ }).waitFor()
}
