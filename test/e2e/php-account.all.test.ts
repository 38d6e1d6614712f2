import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { axe } from '../support/axe.ts'
import { ContractCheck } from '../support/contract-check.ts'
import { isLoggedIn, login, offered, openAccount, postChecked } from '../support/php-calls.ts'
import { sendLogin } from '../support/php-login.ts'
import { openPhpSite, type PhpSite } from '../support/php-site.ts'
import { PhpVisitor } from '../support/php-visitor.ts'
import type { SitePage } from '../support/site.ts'

const skip = whyWithoutPhp() || false
const base = '/globalflexit/ajax/modules/'
const cartPath = `${base}boutique/panier/traitement.php`
const withdrawal = `${base}boutique/compte/retractation.php`
const elements = `${base}modules/traitement.php`
const password = 'une-phrase-assez-longue'

interface Answer {
  status: string
  error_txt: string
  idtransaction: string
  action: string
  accuse: { numero: string }
  errors: Record<string, string>
  commande: { numero: string }
  result: boolean
  panier: { cle_commande: string; lignes: { idreference: string }[] }
}

let number = 0
const newEmail = (): string => `client-${++number}@exemple.fr`

describe('the account of the demo shop in PHP', { skip }, () => {
  let shop: PhpSite
  let check: ContractCheck

  before(async () => {
    shop = await openPhpSite()
    check = new ContractCheck()
  })

  after(() => shop.close())

  const post = (visitor: PhpVisitor, path: string, fields: Record<string, string>): Promise<Answer> =>
    postChecked(check, visitor, path, fields)

  async function newCustomer(): Promise<{ visitor: PhpVisitor; email: string }> {
    const email = newEmail()
    const visitor = new PhpVisitor(shop.url)
    await openAccount(check, visitor, email, password)
    return { visitor, email }
  }

  /** A customer whose login asks for a code, logged out. */
  async function guarded(): Promise<{ visitor: PhpVisitor; email: string }> {
    const customer = await newCustomer()
    await customer.visitor.post('/compte/second-facteur', { actif: '1', password })
    await customer.visitor.post('/deconnexion', {})
    return customer
  }

  const codeFor = (email: string): string => {
    const mail = shop.mails().findLast((each) => each.startsWith(`À : ${email}\n`)) ?? ''
    return /code de connexion\s: (\d{6})/.exec(mail)?.[1] ?? 'no code'
  }
  const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  /** Orders two bowls and a tin by transfer. @returns the number of the order. */
  async function order(visitor: PhpVisitor, email: string, isGuest = false): Promise<string> {
    for (const [slug, quantite] of [
      ['verre-souffle', '2'],
      ['sardines-a-l-huile', '1'],
    ] as const) {
      await post(visitor, `${base}boutique/panier/add_item.php`, { ...(await offered(visitor, slug)), quantite })
    }
    const act = (action: string, fields: Record<string, string> = {}) => post(visitor, cartPath, { action, ...fields })
    if (isGuest) await act('sans_compte', { prenom: 'Yann', nom: 'Kerbrat', email })
    await act('new_adresse', { prenom: 'Y', nom: 'K', adresse: '1 quai', code_postal: '29200', ville: 'Brest' })
    await act('selOffre', { value: '1' })
    const { panier } = await act('change_moyen_paie', { value: '2', idMoyenPaie: '2' })
    const sent = { cle_commande: panier.cle_commande, 'requiredOption[cgv]': '1' }
    return (await act('valide_panier', sent)).commande.numero
  }

  /** What a form of withdrawal offers to send back. */
  async function sendable(visitor: PhpVisitor, fields: Record<string, string>): Promise<string> {
    const asked = { formulaire: 'retractation', 'recharge[bloc]': 'articles', ...fields }
    const response = await visitor.post(`${base}formulaire/recharge.php`, asked)
    assert.equal(response.status, 200)
    return response.text()
  }
  const fieldOf = (html: string): string => /name="(quantite\[\d+\])"/.exec(html)?.[1] ?? 'no article'

  it('LOGIN-03 TFA-03 a code follows the password, once, for the session that asked', async () => {
    const { visitor, email } = await guarded()
    const asked = await post(visitor, login, { action: 'login', email, password })
    assert.deepEqual([asked.status, asked.action], ['wait', 'open_popup_code'])
    assert.equal(await isLoggedIn(visitor), false)
    const code = codeFor(email)
    const give = (who: PhpVisitor, given: string) =>
      post(who, login, { action: 'validercode', idtransaction: asked.idtransaction, code: given })
    assert.equal((await give(new PhpVisitor(shop.url), code)).status, 'error', 'a stranger with the code')
    assert.equal((await give(visitor, wrong(code))).status, 'error')
    assert.equal((await give(visitor, code)).status, 'ok')
    assert.equal((await give(visitor, code)).status, 'error', 'it works once')
    assert.equal(await isLoggedIn(visitor), false, 'the code alone logs nobody in')
    assert.equal((await post(visitor, login, { action: 'login', email, password })).status, 'ok')
    assert.equal(await isLoggedIn(visitor), true)
    await visitor.post('/deconnexion', {})
    assert.equal((await post(visitor, login, { action: 'login', email, password })).status, 'wait')
  })

  it('TFA-03 guessing ends after five tries, another code is not sent at once, and the cart asks for it too', async () => {
    const { visitor, email } = await guarded()
    const asked = await post(visitor, cartPath, { action: 'connexion', email, password })
    assert.deepEqual([asked.status, asked.action], ['ko', 'open_popup_code'])
    const { idtransaction } = asked
    const code = codeFor(email)
    const give = (given: string) => post(visitor, login, { action: 'validercode', idtransaction, code: given })
    for (let tries = 0; tries < 5; tries++) assert.equal((await give(wrong(code))).status, 'error')
    assert.match((await give(code)).error_txt, /Trop d’essais/)
    const again = await post(visitor, login, { action: 'renvoyercode', idtransaction })
    assert.match(again.error_txt, /attendez \d+\ss/)
    assert.equal(codeFor(email), code)
  })

  it('TFA-03 the code of an open session is not taken away without the password', async () => {
    const { visitor, email } = await newCustomer()
    await visitor.post('/compte/second-facteur', { actif: '1', password })
    await visitor.post('/compte/second-facteur', { actif: '0', password: 'devinée' })
    await visitor.post('/deconnexion', {})
    assert.equal((await post(visitor, login, { action: 'login', email, password })).status, 'wait')
  })

  it('LAW-04 LAW-05 one withdraws once from what one has, with an account or by number and address', async () => {
    for (const isGuest of [true, false]) {
      const { visitor, email } = isGuest
        ? { visitor: new PhpVisitor(shop.url), email: newEmail() }
        : await newCustomer()
      const commande = await order(visitor, email, isGuest)
      const who: Record<string, string> = isGuest ? { commande, email } : { commande, compte: '1' }
      const html = await sendable(visitor, who)
      const field = fieldOf(html)
      assert.match(html, /Sardines[^<]*:[^<]*se périmer/)
      assert.equal(html.split('type="number"').length, 2, 'what perishes has no field')
      const said = { ...who, nom: 'Yann Kerbrat', recu: email, cle_envoi: 'une-cle' }
      const declare = (fields: Record<string, string>) => post(visitor, withdrawal, { ...said, ...fields })
      assert.deepEqual(Object.keys((await declare({ [field]: '0' })).errors), [field])
      assert.deepEqual(Object.keys((await declare({ [field]: '3' })).errors), [field])
      assert.deepEqual(Object.keys((await declare({ [field]: '1', nom: '' })).errors), ['nom'])
      const made = await Promise.all([1, 2, 3].map(() => declare({ [field]: '1' })))
      assert.equal(new Set(made.map(({ accuse }) => accuse.numero)).size, 1, 'sent three times, received once')
      assert.equal(shop.mails().filter((mail) => mail.startsWith(`À : ${email}\nObjet : Votre rétractation`)).length, 1)
      const rest = [1, 2, 3].map((each) => declare({ [field]: '1', cle_envoi: `autre-${each}` }))
      const told = (await Promise.all(rest)).map(({ status }) => status)
      assert.deepEqual(told.sort(), ['ko', 'ko', 'ok'], 'one piece was left')
      assert.doesNotMatch(await sendable(visitor, who), /name="quantite/)
    }
  })

  it('LAW-05 SAFE-01 a stranger learns nothing of an order, and withdraws from none', async () => {
    const { visitor, email } = await newCustomer()
    const commande = await order(visitor, email)
    const field = fieldOf(await sendable(visitor, { commande, compte: '1' }))
    const { visitor: other } = await newCustomer()
    for (const who of [
      ['compte', '1'],
      ['email', 'autre@exemple.fr'],
    ] as const) {
      const fields: Record<string, string> = { commande, [who[0]]: who[1] }
      assert.doesNotMatch(await sendable(other, fields), /Verre/)
      const told = await post(other, withdrawal, { ...fields, nom: 'A', recu: 'a@exemple.fr', [field]: '1' })
      assert.deepEqual([told.status, Object.keys(told.errors)], ['ko', ['commande']])
      const unknown = await post(other, withdrawal, { ...fields, commande: 'C-2026-999999', [field]: '1' })
      assert.deepEqual(unknown.errors, told.errors, 'no word says which number there is')
    }
    const nobody = await new PhpVisitor(shop.url).post(withdrawal, { commande, compte: '1', [field]: '1' })
    assert.equal(nobody.status, 401)
    assert.match(await sendable(visitor, { commande, compte: '1' }), /sur 2/)
  })

  it('ELEM-01 SAFE-01 an ad is kept once, shown as text, and its owner’s alone', async () => {
    const { visitor } = await newCustomer()
    const { visitor: other } = await newCustomer()
    const ad = { titre: 'Kayak <b>de mer</b>', texte: 'Peu servi, avec sa pagaie.', cle_envoi: 'k1' }
    const sent = await Promise.all([1, 2].map(() => visitor.post('/mes-annonces/deposer', ad)))
    assert.deepEqual(await Promise.all(sent.map(async (each) => ((await each.json()) as Answer).status)), ['ok', 'ok'])
    const own = await (await visitor.fetch('/mes-annonces')).text()
    const ids = [...own.matchAll(/data-element-id="(\d+)"/g)].map(([, id = '']) => id)
    assert.equal(ids.length, 1)
    assert.ok(own.includes('Kayak &lt;b&gt;de mer'))
    const [id = ''] = ids
    const fields = { element_module_ident: 'annonces', element_id: id }
    for (const action of ['my_elements_activate', 'my_elements_delete']) {
      assert.equal((await post(other, elements, { action, ...fields })).result, false, action)
      assert.equal((await new PhpVisitor(shop.url).post(elements, { action, ...fields })).status, 401)
    }
    assert.equal((await other.fetch(`/mes-annonces/${id}/modifier`)).status, 404)
    assert.equal((await other.post(`/mes-annonces/${id}/modifier`, ad)).status, 404)
    assert.ok((await (await other.fetch('/annonces')).text()).includes('Kayak'))
    assert.equal((await post(visitor, elements, { action: 'my_elements_activate', ...fields })).result, true)
    assert.ok(!(await (await other.fetch('/annonces')).text()).includes('Kayak'))
    assert.equal((await post(visitor, elements, { action: 'my_elements_delete', ...fields })).result, true)
    assert.equal((await post(visitor, elements, { action: 'my_elements_delete', ...fields })).result, false)
  })

  it('LAW-06 the period ends on a working day', () => {
    const code = `require '${resolve(import.meta.dirname, '../../demo/php/src/withdrawal.php')}';
      foreach (['2026-11-11', '2026-11-07', '2026-12-11', '2026-04-30', '2027-03-15', ''] as $day)
        echo lastDayToWithdraw(['delivered_on' => $day]), PHP_EOL;`
    const { stdout } = spawnSync('php', ['-r', code], { encoding: 'utf8' })
    assert.deepEqual(stdout.split('\n').slice(0, 6), [
      '2026-11-25',
      '2026-11-23',
      '2026-12-28',
      '2026-05-15',
      '2027-03-30',
      '',
    ])
  })

  /** Opens an account by the page that does it. */
  async function signUp(page: SitePage): Promise<string> {
    const email = newEmail()
    await page.goto('/connexion')
    const form = page.locator('form:has(input[value="new_compte"])')
    await form.getByLabel('Prénom').fill('Yann')
    await form.getByLabel('Nom', { exact: true }).fill('Kerbrat')
    await form.getByLabel('Adresse e-mail').fill(email)
    await form.getByLabel('Mot de passe', { exact: true }).fill(password)
    await form.getByRole('button', { name: 'Créer mon compte' }).click()
    await page.waitForURL('**/compte')
    return email
  }

  async function askForCodes(page: SitePage): Promise<void> {
    const button = page.getByRole('button', { name: 'Demander aussi un code' })
    await page.locator('form', { has: button }).getByLabel('Votre mot de passe').fill(password)
    await button.click()
    await page.getByText('Votre connexion demande un code').waitFor()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('link', { name: 'Se connecter' }).waitFor()
  }

  for (const mode of ['json', 'html'] as const) {
    it(`LOGIN-03 TFA-01 on a phone, the code is typed after the password (${mode})`, async () => {
      const page = await shop.visit({ viewport: { width: 360, height: 740 } })
      const email = await signUp(page)
      assert.deepEqual(await axe(page), [])
      await askForCodes(page)
      await page.goto(mode === 'html' ? '/connexion?mode=html' : '/connexion')
      await sendLogin(page, email, password)
      const digits = page.getByRole('textbox', { name: /^Chiffre \d sur 6$/ })
      await digits.first().waitFor()
      await digits.first().focus()
      await page.keyboard.type(codeFor(email))
      await page.getByRole('button', { name: 'Valider' }).click()
      await page.waitForURL('**/compte')
      await page.getByRole('heading', { name: 'Mon compte' }).waitFor()
      assert.deepEqual(page.problems, [])
      await page.context().close()
    })

    it(`LAW-04 one withdraws from a part of an order (${mode})`, async () => {
      const visitor = new PhpVisitor(shop.url)
      const email = newEmail()
      const commande = await order(visitor, email, true)
      const page = await shop.visit({ viewport: { width: 360, height: 740 } })
      await page.goto(mode === 'html' ? '/retractation?mode=html' : '/retractation')
      await page.getByLabel('Numéro de la commande').fill(commande)
      await page.getByLabel('Adresse e-mail de la commande').fill(email)
      await page.keyboard.press('Tab')
      const pieces = page.getByLabel(/^Verre soufflé/)
      await pieces.waitFor({ state: 'attached' })
      const next = page.getByRole('button', { name: 'Suivant' })
      if (await next.isVisible()) await next.click()
      await pieces.fill('1')
      await page.getByLabel('Votre nom').fill('Yann Kerbrat')
      await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
      await page.locator('flx-withdrawal').getByText(commande).first().waitFor()
      await page.getByText(/est reçue le/).waitFor()
      assert.deepEqual(await axe(page), [])
      assert.deepEqual(page.problems, [])
      await page.context().close()
    })

    it(`ELEM-01 an ad is made, changed and deleted without leaving the list (${mode})`, async () => {
      const page = await shop.visit()
      await signUp(page)
      await page.goto(mode === 'html' ? '/mes-annonces?mode=html' : '/mes-annonces')
      // Before the script has come, the link is the browser's, and leads to the page of the form.
      await page.waitForLoadState('networkidle')
      await page.getByRole('link', { name: 'Déposer une annonce' }).click()
      const frame = page.frameLocator('dialog iframe')
      await frame.getByLabel('Titre').fill('Kayak')
      await frame.getByLabel('Texte').fill('Peu servi, avec sa pagaie.')
      await frame.getByRole('button', { name: 'Enregistrer' }).click()
      await page.getByText('Votre annonce est publiée.').waitFor()
      const row = page.locator('[data-element-id]')
      await row.getByRole('button', { name: /^Retirer/ }).click()
      await row.getByRole('button', { name: /^Publier/ }).waitFor()
      await row.getByRole('link', { name: /^Supprimer/ }).click()
      await page
        .locator('dialog[open]')
        .getByRole('button', { name: /Oui|Supprimer/ })
        .click()
      await row.waitFor({ state: 'detached' })
      assert.deepEqual(page.problems, [])
      await page.context().close()
    })
  }

  it('LOGIN-03 LAW-04 without script, the code has its page, and the withdrawal its second look', async () => {
    const page = await shop.visit({ javaScriptEnabled: false })
    const email = await signUp(page)
    await askForCodes(page)
    await page.goto('/connexion')
    await sendLogin(page, email, password)
    await page.getByLabel('Code à six chiffres').fill(codeFor(email))
    await page.getByRole('button', { name: 'Valider' }).click()
    await page.getByRole('heading', { name: 'Mon compte' }).waitFor()
    const guest = newEmail()
    const commande = await order(new PhpVisitor(shop.url), guest, true)
    await page.goto('/retractation')
    await page.getByLabel('Numéro de la commande').fill(commande)
    await page.getByLabel('Adresse e-mail de la commande').fill(guest)
    await page.getByRole('button', { name: 'Voir les articles' }).click()
    await page.getByLabel(/^Verre soufflé/).fill('2')
    await page.getByLabel('Votre nom').fill('Yann Kerbrat')
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
    await page.getByText(/est reçue le/).waitFor()
    await page.context().close()
  })
})
