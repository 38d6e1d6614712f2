import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { flx, rulesIn } from '../command/run.ts'
import { axe } from '../support/axe.ts'
import { ContractCheck } from '../support/contract-check.ts'
import { isLoggedIn, login, offered, openAccount, postChecked } from '../support/php-calls.ts'
import { openPhpSite, type PhpSite } from '../support/php-site.ts'
import { PhpVisitor } from '../support/php-visitor.ts'
import type { SitePage } from '../support/site.ts'

const skip = whyWithoutPhp() || false
const base = '/globalflexit/ajax/modules/'
const htmlBase = '/html/globalflexit/ajax/modules/'
const cartPath = `${base}boutique/panier/traitement.php`
const accountActions = `${base}boutique/compte/traitement.php`
const contractEnd = `${base}boutique/compte/resiliation.php`
const password = 'une-phrase-assez-longue'
const another = 'une-autre-phrase-assez-longue'

interface Answer {
  status: string
  error_txt: string
  error_msg: string
  info_msg: string
  url: string
  erreurs: { champ: string }[]
  errors: Record<string, string>
  accuse: { numero: string; recu_le: string }
  panier: { lignes: { idreference: string; quantite: number }[]; paniers_sauvegardes: { idpanier: string }[] }
}

interface List {
  lignes: { id: string; titre: string; montant: number }[]
  actions: unknown[]
}

let number = 0
const newEmail = (): string => `garde-${++number}@exemple.fr`

describe('what a customer of the demo shop in PHP changes and keeps', { skip }, () => {
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

  const enter = (visitor: PhpVisitor, email: string, given: string): Promise<Answer> =>
    post(visitor, login, { action: 'login', email, password: given })

  /** The path of the newest link that was sent to an address. */
  function linkFor(email: string): string {
    const mail = shop.mails().findLast((each) => each.startsWith(`À : ${email}\nObjet : Choisir`)) ?? ''
    return /\/mot-de-passe\/\w+/.exec(mail)?.[0] ?? 'no link'
  }

  async function fill(visitor: PhpVisitor, slug: string, quantite: string): Promise<string> {
    const article = await offered(visitor, slug)
    await post(visitor, `${base}boutique/panier/add_item.php`, { ...article, quantite })
    return article.idreference
  }

  async function listOf(visitor: PhpVisitor): Promise<List> {
    const path = `${base}boutique/compte/`
    const list = (await (await visitor.fetch(`${path}?p=boutique-compte:liste_panier`)).json()) as List
    assert.equal(check.faults('get', path, list), '')
    return list
  }

  it('PWCHG-01 a password is changed by who knows it, and the other sessions of the account end', async () => {
    const { visitor, email } = await newCustomer()
    const elsewhere = new PhpVisitor(shop.url)
    await enter(elsewhere, email, password)
    const change = (more: Record<string, string>) =>
      post(visitor, login, {
        ...{ action: 'modif_mdp', password_actuel: password, password: another, password_confirm: another },
        ...more,
      })
    const fieldsOf = ({ status, erreurs }: Answer) => [status, ...erreurs.map(({ champ }) => champ)]
    assert.deepEqual(fieldsOf(await change({ password_actuel: 'devinée' })), ['formerror', 'password_actuel'])
    assert.deepEqual(fieldsOf(await change({ password: 'court', password_confirm: 'court' })), [
      'formerror',
      'password',
    ])
    assert.deepEqual(fieldsOf(await change({ password_confirm: password })), ['formerror', 'password_confirm'])
    assert.equal(await isLoggedIn(elsewhere), true)
    assert.equal((await change({})).status, 'ok')
    assert.deepEqual([await isLoggedIn(visitor), await isLoggedIn(elsewhere)], [true, false])
    assert.equal((await enter(elsewhere, email, password)).status, 'error')
    assert.equal((await enter(elsewhere, email, another)).status, 'ok')
    assert.ok(shop.mails().some((mail) => mail.startsWith(`À : ${email}\nObjet : Votre mot de passe a changé`)))
    const stranger = new PhpVisitor(shop.url)
    assert.equal((await stranger.post(login, { action: 'modif_mdp', password: another })).status, 401)
  })

  it('LOGIN-04 CART-02 a forgotten password: the same answer for all, a link that works once and logs nobody in', async () => {
    const { visitor, email } = await newCustomer()
    const stranger = new PhpVisitor(shop.url)
    const known = await post(stranger, login, { action: 'mdp_oublie', email })
    const unknown = await post(stranger, login, { action: 'mdp_oublie', email: newEmail() })
    assert.deepEqual(known, unknown)
    const inCart = await post(stranger, cartPath, { action: 'mdp_oublie', email })
    assert.deepEqual([inCart.status, inCart.info_msg], ['ok', known.info_msg])
    const html = await (
      await stranger.post(`${htmlBase}extranet_v2/traitement.php`, { action: 'mdp_oublie', email })
    ).text()
    assert.match(html, /alert-success/)
    const link = linkFor(email)
    assert.equal((await stranger.fetch(link)).status, 200)
    const give = async (path: string, fields: Record<string, string>) =>
      (await (await stranger.post(path, fields)).json()) as Answer
    const short = await give(link, { password: 'court' })
    assert.deepEqual([short.status, short.erreurs[0]?.champ], ['formerror', 'password'])
    assert.match(
      await (await stranger.post(`${link}?mode=html`, { password: 'court' })).text(),
      /data-flx-field="password"/,
    )
    assert.equal((await give(link, { password: another, password_confirm: another })).status, 'ok')
    assert.equal((await give(link, { password })).status, 'error', 'it works once')
    assert.equal((await give('/mot-de-passe/0000', { password })).status, 'error')
    assert.deepEqual([await isLoggedIn(stranger), await isLoggedIn(visitor)], [false, false])
    assert.equal((await enter(stranger, email, another)).status, 'ok')
    assert.equal(
      (await post(stranger, login, { action: 'mdp_oublie', email })).status,
      'error',
      'asked three times an hour',
    )
  })

  it('CART-02 ACC-02 ACC-03 carts are put aside and taken up again, each customer theirs, never more than there is', async () => {
    const { visitor } = await newCustomer()
    assert.deepEqual((await listOf(visitor)).actions, [])
    assert.equal((await post(visitor, accountActions, { action: 'enregistre_panier' })).status, 'ko')
    const reference = await fill(visitor, 'verre-souffle', '3')
    assert.equal((await post(visitor, accountActions, { action: 'enregistre_panier', nom: 'Noël' })).status, 'ok')
    const [saved] = (await listOf(visitor)).lignes
    assert.deepEqual([saved?.titre, saved?.montant], ['Noël', 28.5])
    const { panier } = await post(visitor, cartPath, { action: '' })
    assert.equal(panier.paniers_sauvegardes[0]?.idpanier, saved?.id)
    await post(visitor, cartPath, {
      action: 'supArt',
      value: String((panier as { lignes: { idligne?: string }[] }).lignes[0]?.idligne),
    })
    const load = () => post(visitor, cartPath, { action: 'chargePanier', value: saved?.id ?? '' })
    for (const again of [await load(), await load()]) {
      assert.deepEqual(
        again.panier.lignes.map(({ idreference, quantite }) => [idreference, quantite]),
        [[reference, 3]],
        'taken up twice it counts once',
      )
    }
    const { visitor: other } = await newCustomer()
    const notTheirs = { action: 'charge_panier', id: saved?.id ?? '' }
    assert.equal((await other.post(accountActions, notTheirs)).status, 404)
    assert.equal((await other.post(accountActions, { ...notTheirs, action: 'supprime_panier' })).status, 404)
    assert.equal((await new PhpVisitor(shop.url).post(accountActions, notTheirs)).status, 401)
    assert.equal((await post(visitor, accountActions, notTheirs)).url, '/panier')
    const html = await (await visitor.fetch(`${htmlBase}boutique/compte/?p=boutique-compte:liste_panier`)).text()
    assert.match(html, /Noël[\s\S]*charge_panier[\s\S]*supprime_panier/)
    assert.equal((await post(visitor, accountActions, { ...notTheirs, action: 'supprime_panier' })).status, 'ok')
    assert.deepEqual((await listOf(visitor)).lignes, [])
  })

  it('LAW-04 a contract is ended without an account: judged by field, received once, with a receipt', async () => {
    const visitor = new PhpVisitor(shop.url)
    const email = newEmail()
    const notice = { reference: 'ABO-9', nom: 'Yann Kerbrat', email, date_souhaitee: '2099-01-31' }
    const wrong = await post(visitor, contractEnd, { date_souhaitee: '2020-02-31', email: 'non' })
    assert.deepEqual(Object.keys(wrong.errors), ['reference', 'date_souhaitee', 'nom', 'email'])
    const verify = { formulaire: 'resiliation', 'verif[champ][]': 'email', ...notice, email: 'non' }
    assert.deepEqual(Object.keys((await post(visitor, `${base}formulaire/verif_formulaire.php`, verify)).errors), [
      'email',
    ])
    const once = await post(visitor, contractEnd, { ...notice, cle_envoi: 'k1' })
    const twice = await post(visitor, contractEnd, { ...notice, cle_envoi: 'k1' })
    assert.deepEqual(once, twice)
    assert.ok(once.accuse.numero && !Number.isNaN(Date.parse(once.accuse.recu_le)))
    assert.equal(shop.mails().filter((mail) => mail.startsWith(`À : ${email}\n`)).length, 1)
    const html = await (await visitor.post(`${htmlBase}boutique/compte/resiliation.php`, notice)).text()
    assert.match(html, /data-flx-receipt="\d+"[\s\S]*<time datetime="/)
  })

  it('COOKIE-02 a choice on cookies is kept once; what is none is refused', async () => {
    const visitor = new PhpVisitor(shop.url)
    const choice = {
      action: 'consent',
      id: 'a1',
      date: '2026-11-25T19:00:00.000Z',
      version: '1',
      'purposes[mesure]': '0',
    }
    const statusOf = async (fields: Record<string, string>) => (await visitor.post('/cookies/choix', fields)).status
    assert.deepEqual([await statusOf(choice), await statusOf(choice)], [204, 204])
    for (const wrong of [{ date: 'hier' }, { id: '' }, { action: 'autre' }, { 'purposes[mesure]': 'oui' }]) {
      assert.equal(await statusOf({ ...choice, ...wrong }), 400, JSON.stringify(wrong))
    }
  })

  it('flx check has nothing to say of its pages, in JSON and in HTML', async () => {
    for (const path of [
      '/panier',
      '/panier?mode=html',
      '/connexion',
      '/resiliation',
      '/resiliation?mode=html',
      '/cookies',
    ]) {
      const ended = await flx('check', shop.url + path, '--ecrire', '--strict')
      assert.deepEqual([ended.complained, rulesIn(ended), ended.status], ['', [], 0], `${path} ${ended.said}`)
    }
  })

  async function signUp(page: SitePage): Promise<string> {
    const email = newEmail()
    await page.goto('/connexion')
    const form = page.locator('form:has(input[value="new_compte"])')
    await form.getByLabel('Prénom').fill('Yann')
    await form.getByLabel('Nom', { exact: true }).fill('Kerbrat')
    await form.getByLabel('Adresse e-mail').fill(email)
    await form.getByLabel('Mot de passe').fill(password)
    await form.getByRole('button', { name: 'Créer mon compte' }).click()
    await page.getByRole('heading', { name: 'Mon compte' }).waitFor()
    return email
  }

  for (const mode of ['json', 'html'] as const) {
    const at = (path: string): string => (mode === 'html' ? `${path}?mode=html` : path)

    it(`PWCHG-01 LOGIN-04 a visitor changes their password, forgets it, and chooses another (${mode})`, async () => {
      const page = await shop.visit({ viewport: { width: 360, height: 740 } })
      const email = await signUp(page)
      await page.goto(at('/compte'))
      await page.getByLabel('Mot de passe actuel').fill(password)
      await page.getByLabel('Nouveau mot de passe').fill(another)
      await page.getByLabel('Confirmez le mot de passe').fill(another)
      await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
      await page.getByText('Votre mot de passe est changé.').first().waitFor()
      assert.deepEqual(await axe(page), [])
      await page.getByRole('button', { name: 'Se déconnecter' }).click()
      await page.goto(at('/connexion'))
      await page.getByText('Mot de passe oublié').click()
      await page.getByLabel('Adresse e-mail du compte').fill(email)
      await page.getByRole('button', { name: 'Recevoir un lien' }).click()
      await page.getByText('Si un compte existe pour cette adresse').first().waitFor()
      await page.goto(at(linkFor(email)))
      await page.getByLabel('Nouveau mot de passe').fill(password)
      await page.getByLabel('Confirmez le mot de passe').fill(password)
      await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
      await page.getByText('connectez-vous').first().waitFor()
      assert.equal((await enter(new PhpVisitor(shop.url), email, password)).status, 'ok')
      assert.deepEqual(page.problems, [])
      await page.context().close()
    })

    it(`ACC-03 CART-02 a cart is put aside in the account, and taken up in the cart (${mode})`, async () => {
      const page = await shop.visit()
      await signUp(page)
      await page.goto('/article/verre-souffle')
      await page.getByRole('button', { name: 'Ajouter au panier' }).click()
      await page
        .getByText(/est dans votre panier/)
        .first()
        .waitFor()
      await page.goto(at('/compte'))
      await page.waitForLoadState('networkidle')
      await page.getByLabel('Nom de ce panier').fill('Noël')
      await page.getByRole('button', { name: 'Garder le panier en cours' }).click()
      await page.getByRole('button', { name: /^Reprendre/ }).waitFor()
      await page.goto(at('/panier'))
      const take = page.locator('flx-cart [data-flx-action="chargePanier"]').first()
      await page.locator('flx-cart [data-flx-action="supArt"]').first().click()
      await page.locator('flx-cart [data-flx-line]').waitFor({ state: 'detached' })
      await take.click()
      await page.locator('flx-cart [data-flx-line]').waitFor()
      assert.deepEqual(page.problems, [])
      await page.context().close()
    })

    it(`LAW-04 a visitor ends a contract and reads the receipt (${mode})`, async () => {
      const page = await shop.visit({ viewport: { width: 360, height: 740 } })
      await page.goto(at('/resiliation'))
      await page.getByLabel('Numéro du contrat').fill('ABO-7')
      await page.getByRole('button', { name: 'Suivant' }).click()
      await page.getByLabel('Nom et prénom').fill('Yann Kerbrat')
      await page.getByLabel('Adresse e-mail').first().fill('yann@exemple.fr')
      await page.getByRole('button', { name: 'Notification de la résiliation' }).click()
      const receipt = page.getByText(/Votre résiliation est reçue le/).first()
      await receipt.waitFor()
      assert.deepEqual(await axe(page), [])
      assert.deepEqual(page.problems, [])
      await page.context().close()
    })
  }

  it('LAW-04 PWCHG-01 LOGIN-04 without script: the summary before the notice, the link of the mail, the carts put aside', async () => {
    const page = await shop.visit({ javaScriptEnabled: false })
    const email = await signUp(page)
    await page.goto('/resiliation')
    await page.getByLabel('Numéro du contrat').fill('ABO-8')
    await page.getByLabel('Nom et prénom').fill('Yann Kerbrat')
    await page.locator('#resiliation-email').fill(email)
    await page.getByRole('button', { name: 'Notification de la résiliation' }).click()
    await page.getByRole('heading', { name: 'Récapitulatif' }).waitFor()
    await page.getByRole('button', { name: 'Modifier' }).click()
    assert.equal(await page.getByLabel('Numéro du contrat').inputValue(), 'ABO-8')
    await page.getByRole('button', { name: 'Notification de la résiliation' }).click()
    await page.getByRole('button', { name: 'Notification de la résiliation' }).click()
    await page.getByText(/Votre résiliation est reçue le/).waitFor()
    await page.goto('/article/verre-souffle')
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await page.goto('/compte')
    await page.getByRole('button', { name: 'Garder le panier en cours' }).click()
    await page.getByRole('button', { name: /^Reprendre/ }).click()
    await page.waitForURL('**/panier')
    await page.goto('/compte')
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.goto('/connexion')
    await page.getByText('Mot de passe oublié').click()
    await page.getByLabel('Adresse e-mail du compte').fill(email)
    await page.getByRole('button', { name: 'Recevoir un lien' }).click()
    await page.getByText('Si un compte existe pour cette adresse').waitFor()
    await page.goto(linkFor(email))
    await page.getByLabel('Nouveau mot de passe').fill(another)
    await page.getByLabel('Confirmez le mot de passe').fill(another)
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await page.getByText('connectez-vous').waitFor()
    await page.context().close()
  })

  it('COOKIE-02 the choice of a visitor reaches the shop', async () => {
    const page = await shop.visit()
    await page.goto('/cookies')
    const kept = page.waitForResponse((response) => response.url().endsWith('/cookies/choix'))
    await page.getByRole('button', { name: 'Tout refuser' }).click()
    assert.equal((await kept).status(), 204)
    assert.deepEqual(page.problems, [])
    await page.context().close()
  })
})
