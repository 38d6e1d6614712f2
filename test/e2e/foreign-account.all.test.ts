import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { openAccountServer } from '../foreign/account.ts'
import { type Fault, isEnd } from '../foreign/faults.ts'
import { addAuthenticator } from '../support/authenticator.ts'
import { awake, formAwake } from '../support/awake.ts'
import { forSuite } from '../support/for-suite.ts'
import { reads, type Visit, visit as visitForeign } from '../support/foreign-visit.ts'

/** Returns a form of the account step; where the element draws the step, all but one are closed below their titles. */
async function openForm(cart: Locator, action: string, title: RegExp): Promise<Locator> {
  const form = cart.locator(`form:has([data-flx-action="${action}"])`)
  await form.waitFor({ state: 'attached' })
  if (!(await form.isVisible())) await cart.getByText(title).click()
  return form
}
const openLogin = (cart: Locator): Promise<Locator> =>
  openForm(cart, 'connexion', /^(?:Déjà client|J’ai déjà un compte)/)

describe('the account of a site by someone else', () => {
  const shop = forSuite(openAccountServer)

  const visit = (name: string, options: BrowserContextOptions = {}): Promise<Visit> =>
    visitForeign(shop.page(name), options)

  const button = (where: Page | Locator, name: string | RegExp): Locator =>
    where.getByRole('button', { name, exact: typeof name === 'string' })

  /** Is read, wherever it stands. */
  async function typeCode(where: Locator, code: string): Promise<void> {
    await where.locator('.flx-two-factor__digit').first().fill(code)
  }

  /** A phone that keeps passkeys; a page visited by figures has none, so by the name that they stand for. */
  async function visitWithKeys(name: string): Promise<Visit> {
    const visited = await visit('bienvenue', { viewport: { width: 360, height: 740 }, hasTouch: true })
    await addAuthenticator(visited.page)
    await visited.page.goto(keyPage(name))
    return visited
  }

  const keyPage = (name: string): string => shop.page(name).replace('127.0.0.1', 'localhost')

  test('LOGIN-02 LOGIN-03 TFA-03 a wrong password, then a wrong code, then both right', async () => {
    const { page, main } = await visit('connexion')
    await awake(page, 'flx-login')
    await main.getByLabel('Courriel', { exact: true }).fill('code@essai.example')
    await main.getByLabel('Secret').fill('faux')
    await button(main, 'Entrer').click()
    const dialog = page.locator('dialog[open]')
    await reads(dialog, 'Mauvais secret.')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await main.getByLabel('Courriel', { exact: true }).inputValue(), 'code@essai.example')
    await main.getByLabel('Secret').fill('mer-calme')
    await button(main, 'Entrer').click()
    await typeCode(dialog, '111111')
    await button(dialog, 'Valider').click()
    await reads(dialog, 'Ce n’est pas ce code.')
    await typeCode(dialog, '123456')
    await button(dialog, 'Valider').click()
    await page.waitForURL(/\/bienvenue$/)
  })

  test('LOGIN-04 a forgotten password gives way to the login', async () => {
    const { page, main } = await visit('connexion')
    await awake(page, 'flx-login')
    await main.getByText('Secret perdu ?').click()
    await main.getByLabel('E-mail du compte').fill('anne@essai.example')
    await button(main, 'M’écrire').click()
    await reads(main, 'Un courriel est parti.')
    await main.getByLabel('Secret', { exact: true }).waitFor()
  })

  test('TFA-03 the page of a code: another one is sent, a wrong one refused, the right one leads on', async () => {
    const { page, main } = await visit('code')
    await awake(page, 'flx-two-factor')
    const resent = () => shop.asked.filter(([, { action }]) => action === 'renvoyercode').length
    const earlier = resent()
    await button(main, 'Un autre').click()
    await page.waitForFunction(() => !document.querySelector('flx-two-factor [aria-busy="true"]'))
    await typeCode(main, '222222')
    await button(main, 'Valider').click()
    await reads(main, 'Ce n’est pas ce code.')
    await typeCode(main, '123456')
    await button(main, 'Valider').click()
    await page.waitForURL(/\/bienvenue$/)
    assert.equal(resent(), earlier + 1)
  })

  test('KEY-01 LOGIN-06 a key is refused beside its field, then made; it opens the account, and an unknown one does not', async () => {
    const { page, main } = await visitWithKeys('cle')
    await awake(page, 'flx-passkey')
    await formAwake(main, 'form')
    await main.getByLabel('Nom de la clé').fill('prise')
    await button(main, 'Garder une clé').click()
    await reads(main, 'Ce nom est pris.')
    await main.getByLabel('Nom de la clé').fill('Anne')
    await button(main, 'Garder une clé').click()
    await reads(main, 'La clé Anne est gardée.')
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    await page.goto(keyPage('entree'))
    await awake(page, 'flx-login')
    await button(main, 'Par une clé').click()
    await page.waitForURL(/\/bienvenue$/)
    // Another visitor, to whom the server gives an account without keys.
    await page.context().clearCookies()
    await page.goto(keyPage('entree'))
    await awake(page, 'flx-login')
    await button(main, 'Par une clé').click()
    await reads(page.locator('dialog[open]'), 'Clé inconnue.')
  })

  test('SIGNUP-01 a field that is wrong, a token that is asked for, and the account is open', async () => {
    const { page, main } = await visit('inscription')
    await awake(page, 'flx-signup')
    await main.getByLabel('Courriel').fill('anne@ailleurs.example')
    await main.getByLabel('Secret').fill('un-secret')
    await button(main, 'Ouvrir').click()
    await reads(main, 'Cette adresse ne va pas.')
    await main.getByLabel('Courriel').fill('anne@essai.example')
    await button(main, 'Ouvrir').click()
    await main.getByLabel('Jeton').fill('11')
    await button(main, 'Ouvrir').click()
    await reads(main, 'Mauvais jeton.')
    await main.getByLabel('Jeton').fill('99')
    await button(main, 'Ouvrir').click()
    await reads(main, 'Compte ouvert.')
    await main.locator('form').waitFor({ state: 'hidden' })
  })

  test('PWCHG-01 a refusal beside its field, then the way back', async () => {
    const { page, main } = await visit('secret')
    await awake(page, 'flx-password-change')
    await main.getByLabel('Ancien').fill('faux')
    await main.getByLabel('Nouveau').fill('vent-frais')
    await button(main, 'Changer').click()
    await reads(main, 'Ce n’est pas l’ancien.')
    assert.equal(await main.getByLabel('Nouveau').inputValue(), 'vent-frais')
    await main.getByLabel('Ancien').fill('mer-calme')
    await button(main, 'Changer').click()
    await main.getByRole('link', { name: 'Retour' }).waitFor()
  })

  test('ACC-02 ACC-03 a list, a subscription that is stopped, and the list anew', async () => {
    const { page, main } = await visit('abonnements')
    await reads(main, 'En route')
    await reads(main, /14,90/)
    await button(main, /^Arrêter/).click()
    const dialog = page.locator('dialog[open]')
    await button(dialog, 'Confirmer').click()
    await reads(main, 'C’est arrêté.')
    await reads(main, 'Fini')
    assert.doesNotMatch((await main.textContent()) ?? '', /Notice|Undefined/)
  })

  test('LAW-04 the articles of an order, a quantity that is refused, and the receipt', async () => {
    const { page, main } = await visit('retractation')
    await page.locator('form[data-flx-steps]').waitFor()
    await main.getByLabel('Numéro').fill('F-1')
    await main.getByLabel('Numéro').press('Tab')
    await button(main, 'Suivant').click()
    await main.getByLabel('Bols').waitFor()
    await button(main, 'Confirmer la rétractation').click()
    await reads(main, 'Une au plus.')
    await main.getByLabel('Bols').fill('1')
    await button(main, 'Confirmer la rétractation').click()
    await reads(main, 'Rétractation reçue.')
    await main.locator('form').waitFor({ state: 'hidden' })
  })

  test('LAW-07 what was typed is read again, then the notice leaves once', async () => {
    const { page, main } = await visit('resiliation')
    await page.locator('form[data-flx-steps]').waitFor()
    await main.getByLabel('Numéro').fill('A-12')
    await button(main, 'Suivant').click()
    await main.getByLabel('Nom').fill('Anne Tanguy')
    await button(main, 'Vérifier avant d’envoyer').click()
    await reads(main.locator('.flx-form__summary'), 'Anne Tanguy')
    const sent = () => shop.asked.filter(([name]) => name === 'boutique/compte/resiliation.php').length
    const earlier = sent()
    await button(main, 'Notification de la résiliation').dblclick()
    await reads(main, 'Résiliation reçue.')
    assert.equal(sent(), earlier + 1)
  })

  test('CART-01 CART-08 the account step: a wrong password, a guest without an @, then the guest', async () => {
    const { page } = await visit('panier')
    const cart = page.locator('flx-cart')
    const login = await openLogin(cart)
    await login.locator('[name="email"]').fill('anne@essai.example')
    await login.locator('[name="password"]').fill('faux')
    await login.locator('[data-flx-action="connexion"]').click()
    await reads(cart, 'Mauvais secret.')
    const guest = await openForm(cart, 'sans_compte', /^Je commande sans compte/)
    // The field of an address is one: a browser sends none without an @.
    await guest.evaluate((form: HTMLFormElement) => {
      form.noValidate = true
    })
    await guest.locator('[name="prenom"]').fill('Anne')
    await guest.locator('[name="nom"]').fill('Tanguy')
    await guest.locator('[name="email"]').fill('anne')
    await guest.locator('[data-flx-action="sans_compte"]').click()
    await reads(cart, 'Il manque une arobase.')
    assert.equal(await guest.locator('[name="prenom"]').inputValue(), 'Anne')
    await guest.locator('[name="email"]').fill('anne@essai.example')
    await guest.locator('[data-flx-action="sans_compte"]').click()
    await reads(cart, /Bienvenue Anne|Vous commandez sans compte/)
    assert.doesNotMatch((await cart.textContent()) ?? '', /Notice|Undefined/)
  })

  test('CART-01 the account step: a login goes on', async () => {
    const visited = await visit('panier')
    const cart = visited.page.locator('flx-cart')
    const login = await openLogin(cart)
    await login.locator('[name="email"]').fill('anne@essai.example')
    await login.locator('[name="password"]').fill('mer-calme')
    await login.locator('[data-flx-action="connexion"]').click()
    await reads(cart.getByRole('heading'), /^(?:Bienvenue|Bonjour) Anne/)
  })

  /** The other faults come in place of answers of the other sites: they depend on no element. */
  const faults: Fault[] = ['login', 'missing']

  /** A form of the account: how it is filled, what sends it, and what its success says. */
  const forms: [
    name: string,
    tag: string,
    service: string,
    fill: Record<string, string>,
    send: string,
    done: string,
  ][] = [
    [
      'inscription',
      'flx-signup',
      'extranet_v2/traitement.php',
      { Courriel: 'a@essai.example', Secret: 'un-secret' },
      'Ouvrir',
      'Le jeton est parti',
    ],
    [
      'secret',
      'flx-password-change',
      'extranet_v2/traitement.php',
      { Ancien: 'mer-calme', Nouveau: 'vent-frais' },
      'Changer',
      'Secret changé.',
    ],
    ['connexion', 'flx-login', 'extranet_v2/traitement.php', { Secret: 'mer-calme' }, 'Entrer', ''],
  ]

  /** Logs in where a session ended: in the form that stands there, or that a button brings. */
  async function logIn(login: Locator): Promise<void> {
    await login.getByLabel('Adresse e-mail').fill('anne@essai.example')
    await login.getByLabel('Mot de passe').fill('mer-calme')
    await button(login, 'Se connecter').click()
  }

  for (const fault of faults) {
    describe(`${fault}, instead of an answer of the account`, () => {
      for (const [name, tag, service, fill, send, done] of forms) {
        test(`LOGIN-04 SIGNUP-01 PWCHG-01 ${tag} says so, keeps what was typed, and is sent again`, async () => {
          const { page, main } = await visit(name)
          await awake(page, tag)
          for (const [label, text] of Object.entries(fill)) await main.getByLabel(label, { exact: true }).fill(text)
          shop.suffer(service, fault)
          await button(main, send).click()
          // Where a new account or another password leads to a login, the visitor goes there, as without script.
          if (fault === 'login' && done) return page.waitForURL(/\/connexion$/)
          await reads(main.locator('[role="alert"], .flx-said, .flx-form__area'), /./)
          await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
          for (const [label, text] of Object.entries(fill))
            assert.equal(await main.getByLabel(label, { exact: true }).inputValue(), text)
          await button(main, send).click()
          if (done) await reads(main, done)
          else await page.waitForURL(/\/bienvenue$/)
        })
      }

      test('KEY-01 a key is not made, what was typed stays; it is sent again, and made', async () => {
        const { page, main } = await visitWithKeys('cle')
        await awake(page, 'flx-passkey')
        await formAwake(main, 'form')
        await main.getByLabel('Nom de la clé').fill('Anne')
        shop.suffer('extranet_v2/traitement.php', fault)
        await button(main, 'Garder une clé').click()
        if (isEnd(fault)) {
          await logIn(main.getByRole('form', { name: 'Se connecter' }))
        } else {
          await reads(main.locator('[role="alert"], .flx-form__area'), /./)
          await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
          assert.equal(await main.getByLabel('Nom de la clé').inputValue(), 'Anne')
          await button(main, 'Garder une clé').click()
        }
        await reads(main, 'La clé Anne est gardée.')
      })

      test('ACC-02 a list says so, and is asked for again', async () => {
        shop.suffer('boutique/compte/', fault)
        const { main, page } = await visit('abonnements')
        if (isEnd(fault)) {
          const login = main.locator('form:has([type="password"])')
          await login.locator('[type="email"], [name="email"]').first().fill('anne@essai.example')
          await login.locator('[type="password"]').fill('mer-calme')
          await login.getByRole('button').first().click()
        } else {
          await reads(main.getByRole('alert'), /./)
          await button(main, 'Réessayer').click()
        }
        await reads(main, 'En route')
        assert.doesNotMatch((await page.locator('main').textContent()) ?? '', /Fatal error|Internal Server/)
      })

      test('LAW-07 a notice that was not received keeps what was typed', async () => {
        const { page, main } = await visit('resiliation')
        await page.locator('form[data-flx-steps]').waitFor()
        await main.getByLabel('Numéro').fill('A-13')
        await button(main, 'Suivant').click()
        await main.getByLabel('Nom').fill('Anne Tanguy')
        await button(main, 'Vérifier avant d’envoyer').click()
        await reads(main.locator('.flx-form__summary'), 'Anne Tanguy')
        shop.suffer('boutique/compte/resiliation.php', fault)
        await button(main, 'Notification de la résiliation').click()
        await reads(main.locator('[role="alert"], .flx-form__area'), /./)
        await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
        assert.equal(await main.locator('[name="nom"]').inputValue(), 'Anne Tanguy')
        assert.doesNotMatch((await main.textContent()) ?? '', /Résiliation reçue/)
      })
    })
  }
})
