import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, it } from 'node:test'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import type { WireList } from '../../src/account/account/list-contract.ts'
import { axe } from '../support/axe.ts'
import { ContractCheck } from '../support/contract-check.ts'
import { login, offered, openAccount, postChecked } from '../support/php-calls.ts'
import { sendLogin } from '../support/php-login.ts'
import { openPhpSite, type PhpSite } from '../support/php-site.ts'
import { PhpVisitor } from '../support/php-visitor.ts'
import type { SitePage } from '../support/site.ts'

const skip = whyWithoutPhp() || false
const base = '/globalflexit/ajax/modules/boutique/'
const cartPath = `${base}panier/traitement.php`
const lists = `${base}compte/`
const service = `${lists}traitement.php`
const place = { prenom: 'Yann', nom: 'Kerbrat', adresse: '1 cale du Port', code_postal: '29200', ville: 'Brest' }
const password = 'un-secret-assez-long'

interface Answer {
  status: string
  error_msg: string
  info_msg: string
  url: string
  html: string
  commande: { numero: string }
  panier: {
    cle_commande: string
    devis: { numero: string } | null
    lignes: { reference: string; prix_unitaire_ttc: number; quantite: number }[]
    totaux: { total_ttc: number }
    blocages: unknown[]
  }
}

describe('quotes, invoices, credit notes and subscriptions in the demo shop in PHP', { skip }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'flx-php-'))
  let shop: PhpSite
  let check: ContractCheck
  let count = 0

  before(async () => {
    shop = await openPhpSite({ folder })
    check = new ContractCheck()
  })

  after(() => shop.close())

  const post = (visitor: PhpVisitor, path: string, fields: Record<string, string>): Promise<Answer> =>
    postChecked<Answer>(check, visitor, path, fields)
  const act = (visitor: PhpVisitor, action: string, fields: Record<string, string> = {}): Promise<Answer> =>
    post(visitor, cartPath, { action, ...fields })
  const ask = (visitor: PhpVisitor, action: string, fields: Record<string, string> = {}): Promise<Answer> =>
    post(visitor, service, { action, ...fields })

  /** Writes what no visitor can: what a colleague of the shop, or the time that passes, would. */
  function inDatabase<T>(work: (database: DatabaseSync) => T): T {
    const database = new DatabaseSync(join(folder, 'boutique.sqlite'), { timeout: 10_000 })
    try {
      return work(database)
    } finally {
      database.close()
    }
  }

  async function listOf(visitor: PhpVisitor, name: string, query = ''): Promise<WireList> {
    const response = await visitor.fetch(`${lists}?p=boutique-compte:${name}&id_page=2${query}`)
    assert.equal(response.status, 200)
    const list = (await response.json()) as WireList
    assert.equal(check.faults('get', lists, list), '', name)
    return list
  }

  const titles = ({ lignes }: WireList): string[] => lignes.map(({ titre }) => titre)
  const yearOf = (): number => new Date().getFullYear()

  async function newCustomer(): Promise<{ visitor: PhpVisitor; email: string; id: number }> {
    const email = `document-${++count}@exemple.fr`
    const visitor = new PhpVisitor(shop.url)
    await openAccount(check, visitor, email, password)
    const id = inDatabase((database) => database.prepare('SELECT id FROM customers WHERE email = ?').get(email)?.['id'])
    return { visitor, email, id: Number(id) }
  }

  /** A quote that the shop makes for a customer: two bowls for less, put aside for them. */
  function makeQuote(customer: number): string {
    const number = `D-${yearOf()}-${900000 + customer}`
    inDatabase((database) => {
      const at = '2026-10-01'
      const { lastInsertRowid: quote } = database
        .prepare('INSERT INTO quotes (number, customer_id, made_on) VALUES (?, ?, ?)')
        .run(number, customer, at)
      const { lastInsertRowid: saved } = database
        .prepare("INSERT INTO saved_carts (customer_id, name, saved_at, quote_id) VALUES (?, 'Votre devis', ?, ?)")
        .run(customer, at, quote)
      const ref = database.prepare("SELECT id FROM refs WHERE code = 'GR-106'").get()?.['id'] as number
      database.prepare('INSERT INTO quote_lines (quote_id, ref_id, price) VALUES (?, ?, 700)').run(quote, ref)
      database
        .prepare('INSERT INTO saved_cart_lines (saved_cart_id, ref_id, quantity) VALUES (?, ?, 2)')
        .run(saved, ref)
    })
    return number
  }

  async function takeQuoteUp(visitor: PhpVisitor): Promise<void> {
    const [saved] = (await listOf(visitor, 'liste_panier')).lignes
    assert.equal((await ask(visitor, 'charge_panier', { id: String(saved?.id) })).url, '/panier')
  }

  /** Orders what is in the cart. @returns its number and the address of its bank. */
  async function order(visitor: PhpVisitor, means: '1' | '2'): Promise<{ number: string; bank: string }> {
    await act(visitor, 'new_adresse', place)
    await act(visitor, 'selOffre', { value: '1' })
    const { panier } = await act(visitor, 'change_moyen_paie', {
      value: means,
      idMoyenPaie: means,
      idModePaiementBanque: '1',
    })
    assert.deepEqual(panier.blocages, [])
    const { commande } = await act(visitor, 'valide_panier', {
      cle_commande: panier.cle_commande,
      total_vu: panier.totaux.total_ttc.toFixed(2),
      'requiredOption[cgv]': '1',
    })
    const token = inDatabase((database) =>
      database.prepare('SELECT token FROM orders WHERE number = ?').get(commande.numero),
    )
    return { number: commande.numero, bank: `/paiement/${token?.['token']}` }
  }

  async function addGlasses(visitor: PhpVisitor, quantite = '2'): Promise<void> {
    await post(visitor, `${base}panier/add_item.php`, { ...(await offered(visitor, 'verre-souffle')), quantite })
  }

  it('CART-02 a quote has its prices until it is cancelled, goes with its order, and comes back when the bank refuses', async () => {
    const { visitor, id } = await newCustomer()
    const number = makeQuote(id)
    const stranger = (await newCustomer()).visitor
    const [saved] = (await listOf(visitor, 'liste_panier')).lignes
    assert.equal(saved?.montant, 14)
    const taken = await stranger.post(service, { action: 'charge_panier', id: String(saved?.id) })
    assert.equal(taken.status, 404, 'a stranger takes no quote up')
    await takeQuoteUp(visitor)
    const quoted = (await act(visitor, '')).panier
    assert.deepEqual([quoted.devis?.numero, quoted.lignes[0]?.prix_unitaire_ttc], [number, 7])
    const ordered = await order(visitor, '1')
    assert.equal((await act(visitor, '')).panier.devis, null, 'an order takes its quote along')
    await visitor.post(ordered.bank, { decision: 'refuser' })
    const back = (await act(visitor, '')).panier
    assert.deepEqual([back.devis?.numero, back.lignes[0]?.prix_unitaire_ttc], [number, 7])
    const cancelled = await act(visitor, 'annuledevis', { value: '1' })
    assert.match(cancelled.info_msg, /est annulé/)
    assert.deepEqual(
      [
        cancelled.panier.devis,
        cancelled.panier.lignes.map(({ prix_unitaire_ttc, quantite }) => [prix_unitaire_ttc, quantite]),
      ],
      [null, [[9.5, 2]]],
    )
    assert.equal((await act(visitor, 'annuledevis')).status, 'ok', 'twice does no harm')
  })

  it('ACC-02 ACC-04 SAFE-01 what is owed is paid and becomes an invoice, which its owner alone opens', async () => {
    const { visitor } = await newCustomer()
    const stranger = (await newCustomer()).visitor
    await addGlasses(visitor)
    const { number, bank } = await order(visitor, '1')
    const owed = await listOf(visitor, 'liste_factures')
    assert.deepEqual([titles(owed), owed.resume?.length], [[`Commande ${number}`], 1])
    assert.deepEqual((await ask(visitor, 'payer_facture', { id: number, classname: 'commande' })).url, bank)
    assert.equal((await ask(stranger, 'payer_facture', { id: number })).status, 'ko')
    await visitor.post(bank, { decision: 'accepter' })
    await visitor.post(bank, { decision: 'accepter' })
    const [invoice, ...more] = (await listOf(visitor, 'liste_factures')).lignes
    assert.ok(invoice?.adresse)
    assert.deepEqual([more, invoice.etat?.libelle], [[], 'Payée'])
    assert.equal((await ask(visitor, 'payer_facture', { id: number })).status, 'ko', 'nothing is left to pay')
    const shown = await (await visitor.fetch(invoice.adresse)).text()
    assert.match(shown, /TVA à 20\s% sur [\s\S]*SIRET|SIRET[\s\S]*TVA à 20\s% sur/)
    assert.match(shown, /Yann Kerbrat, 1 cale du Port/)
    assert.equal((await stranger.fetch(invoice.adresse)).status, 404)
    const passer = await new PhpVisitor(shop.url).fetch(invoice.adresse)
    assert.deepEqual([passer.status, passer.headers.get('Location')], [303, '/connexion'])
    assert.equal((await visitor.fetch('/documents/F-2020-000001')).status, 404)
  })

  it('ACC-02 LAW-04 a withdrawal from a paid order makes a credit note of what was paid, discount taken off', async () => {
    const { visitor } = await newCustomer()
    await addGlasses(visitor)
    await act(visitor, 'useCodePromo', { value: 'BIENVENUE' })
    const { number, bank } = await order(visitor, '1')
    await visitor.post(bank, { decision: 'accepter' })
    const asked = { formulaire: 'retractation', 'recharge[bloc]': 'articles', commande: number, compte: '1' }
    const form = '/globalflexit/ajax/modules/formulaire/recharge.php'
    const field = /name="(quantite\[\d+\])"/.exec(await (await visitor.post(form, asked)).text())?.[1] ?? ''
    const declared = {
      commande: number,
      compte: '1',
      nom: 'Yann',
      recu: 'y@exemple.fr',
      cle_envoi: 'une',
      [field]: '1',
    }
    for (const _twice of [1, 2]) await post(visitor, `${lists}retractation.php`, declared)
    const { lignes, resume } = await listOf(visitor, 'liste_avoir')
    assert.deepEqual(
      lignes.map(({ montant, etat }) => [montant, etat?.libelle]),
      [[8.55, 'À rembourser']],
    )
    assert.equal(resume?.length, 1)
    assert.match(await (await visitor.fetch(lignes[0]?.adresse ?? '')).text(), /à vous rembourser[^<]*<strong>8,55/)
  })

  it('ACC-02 an order is ordered again and a cart named anew, by their customer alone', async () => {
    const { visitor } = await newCustomer()
    const stranger = (await newCustomer()).visitor
    await addGlasses(visitor)
    await ask(visitor, 'enregistre_panier', { nom: 'Noël' })
    const id = String((await listOf(visitor, 'liste_panier')).lignes[0]?.id)
    assert.equal((await ask(visitor, 'renomme_panier', { id, nom: '' })).status, 'ko')
    assert.equal((await ask(visitor, 'renomme_panier', { id, nom: 'Étrennes' })).status, 'ok')
    assert.equal((await stranger.post(service, { action: 'renomme_panier', id, nom: 'Le mien' })).status, 404)
    assert.deepEqual(titles(await listOf(visitor, 'liste_panier')), ['Étrennes'])
    await order(visitor, '2')
    const made = String((await listOf(visitor, 'liste_cmd')).lignes[0]?.id)
    assert.equal((await ask(stranger, 'recommande', { id: made })).status, 'ko')
    assert.deepEqual((await ask(visitor, 'recommande', { id: made })).url, '/panier')
    assert.equal((await act(visitor, '')).panier.lignes[0]?.quantite, 2)
  })

  it('ACC-02 invoices have numbers without a gap, also of orders paid at the same moment', async () => {
    const buyers = await Promise.all([1, 2, 3].map(async () => (await newCustomer()).visitor))
    const banks: string[] = []
    for (const buyer of buyers) {
      await addGlasses(buyer, '1')
      banks.push((await order(buyer, '1')).bank)
    }
    await Promise.all(buyers.map((buyer, place) => buyer.post(banks[place] ?? '', { decision: 'accepter' })))
    const numbers = inDatabase((database) =>
      database.prepare("SELECT number FROM invoices WHERE kind = 'facture' ORDER BY number").all(),
    ).map(({ number }) => Number(String(number).slice(-6)))
    assert.ok(numbers.length >= 3)
    assert.deepEqual(
      numbers,
      numbers.map((_number, place) => place + 1),
    )
  })

  /** So many paid orders of a customer, each with its invoice, as years of buying leave them. */
  function manyInvoices(customer: number, many: number): void {
    inDatabase((database) => {
      for (let each = 1; each <= many; each++) {
        const number = `F-2025-${String(customer * 1000 + each).padStart(6, '0')}`
        const { lastInsertRowid: id } = database
          .prepare(`INSERT INTO orders (key, token, number, customer_id, email, placed_at, state, total, delivery, payment)
            VALUES (?, ?, ?, ?, 'y@exemple.fr', '2025-03-01T10:00:00+01:00', 'payée', 1250, 'À domicile', 'Virement')`)
          .run(number, number, `C-${number}`, customer)
        database
          .prepare(`INSERT INTO invoices (number, kind, customer_id, order_id, issued_on, total, state)
            VALUES (?, 'facture', ?, ?, '2025-03-01', 1250, 'payée')`)
          .run(number, customer, id)
      }
    })
  }

  it('ACC-02 lists come in pages of ten; a page that is none, or too far, is the nearest', async () => {
    const { visitor, id } = await newCustomer()
    manyInvoices(id, 23)
    for (const name of ['liste_factures', 'liste_cmd']) {
      const first = await listOf(visitor, name)
      assert.deepEqual([first.lignes.length, first.total, first.pages, first.precedente], [10, 23, 3, ''])
      const last = await listOf(visitor, name, '&page=3')
      assert.deepEqual([last.lignes.length, last.suivante], [3, ''])
      for (const page of ['0', '-4', '99999', 'x'])
        assert.ok((await listOf(visitor, name, `&page=${page}`)).lignes.length)
    }
    for (const p of ['', 'boutique-compte:rien', 'boutique-compte:constructor'])
      assert.equal((await visitor.fetch(`${lists}?p=${p}`)).status, 404)
    assert.equal((await new PhpVisitor(shop.url).fetch(`${lists}?p=boutique-compte:liste_factures`)).status, 401)
    assert.equal((await new PhpVisitor(shop.url).post(service, { action: 'stopRecur', idabo: '1' })).status, 401)
  })

  it('ACC-03 a subscription is stopped, taken up again and paid otherwise by its customer alone; its days pass', async () => {
    const visitor = new PhpVisitor(shop.url)
    await post(visitor, login, { action: 'login', ...demoAccount })
    const stranger = (await newCustomer()).visitor
    const [own] = (await listOf(visitor, 'liste_abonnements')).lignes
    assert.ok(own)
    const idabo = String(own.id)
    assert.ok(
      own.historique?.some((text) => /échéance/.test(text)),
      'the day that passed is in its history',
    )
    const again = (await listOf(visitor, 'liste_abonnements')).lignes[0]
    assert.deepEqual(again?.historique, own.historique, 'and only once')
    for (const action of ['stopRecur', 'startRecur', 'majPaiement'])
      assert.match((await ask(stranger, action, { idabo, idmoyenpaie: '2' })).error_msg, /pas dans votre compte/)
    for (const _twice of [1, 2]) assert.equal((await ask(visitor, 'stopRecur', { idabo })).status, 'ok')
    const stopped = (await listOf(visitor, 'liste_abonnements')).lignes[0]
    assert.deepEqual(
      [stopped?.etat?.libelle, stopped?.actions?.map(({ action }) => action)],
      ['Arrêté', ['startRecur']],
    )
    assert.equal(shop.mails().filter((mail) => /est arrêté/.test(mail)).length, 1)
    assert.equal((await ask(visitor, 'startRecur', { idabo })).status, 'ok')
    assert.match((await ask(visitor, 'majPaiement', { idabo })).html, /name="idmoyenpaie"/)
    assert.equal((await ask(visitor, 'majPaiement', { idabo, idmoyenpaie: '3' })).status, 'ko', 'it has a fee')
    assert.equal((await ask(visitor, 'majPaiement', { idabo, idmoyenpaie: '2' })).status, 'ok')
    assert.match((await listOf(visitor, 'liste_abonnements')).lignes[0]?.textes?.[0] ?? '', /virement/)
  })

  async function logIn(page: SitePage, email: string, query: string): Promise<void> {
    await page.goto(`/connexion${query}`)
    await sendLogin(page, email, password)
    await page.waitForURL('**/compte')
  }

  for (const mode of ['json', 'html'] as const) {
    const query = mode === 'html' ? '?mode=html' : ''

    it(`ACC-01 ACC-02 a visitor turns the pages of their invoices in place, and opens one (${mode})`, async () => {
      const { email, id } = await newCustomer()
      manyInvoices(id, 12)
      const page = await shop.visit({ viewport: { width: 360, height: 740 } })
      await logIn(page, email, query)
      await page.goto(`/compte${query}`)
      await page.locator('flx-account').getByRole('link', { name: 'Mes factures' }).click()
      await page.getByRole('heading', { name: 'Mes factures' }).waitFor()
      const invoices = page.locator('flx-account').getByRole('link', { name: /^Facture F-2025/ })
      await page
        .locator('[data-flx-list="liste_factures"]')
        .getByRole('link', { name: /^Suivant/ })
        .click()
      await page.waitForURL(/page=2/)
      await page.getByText(/Page 2 sur 2/).waitFor()
      assert.equal(await invoices.count(), 2)
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
      assert.deepEqual(await axe(page), [])
      await invoices.first().click()
      await page.getByRole('heading', { name: /^Facture F-2025/ }).waitFor()
      assert.deepEqual(await axe(page), [])
      assert.deepEqual(page.problems, [])
      await page.context().close()
    })

    it(`ACC-03 a subscription is stopped in place, after a question, and taken up again (${mode})`, async () => {
      const { email, id } = await newCustomer()
      inDatabase((database) =>
        database
          .prepare(`INSERT INTO subscriptions (customer_id, name, price, months, payment_id, state, started_on, next_on)
            VALUES (?, 'Le sel du trimestre', 540, 3, '1', 'en cours', '2026-01-31', '2099-01-31')`)
          .run(id),
      )
      const page = await shop.visit()
      await logIn(page, email, query)
      await page.goto(`/compte/abonnements${query}`)
      await page.getByRole('button', { name: /^Changer le moyen de paiement/ }).click()
      await page.getByRole('dialog').getByLabel('Virement').check()
      assert.deepEqual(await axe(page), [])
      await page.getByRole('dialog').getByRole('button', { name: 'Payer ainsi' }).click()
      await page.getByText(/Tous les 3\smois, par virement/).waitFor()
      await page.getByRole('button', { name: /^Arrêter/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click()
      await page.getByRole('button', { name: /^Reprendre/ }).click()
      await page.getByRole('button', { name: /^Arrêter/ }).waitFor()
      assert.deepEqual(page.problems, [])
      await page.context().close()
    })

    it(`CART-02 a quote is taken up from the account and cancelled in the cart (${mode})`, async () => {
      const { email, id } = await newCustomer()
      const number = makeQuote(id)
      const page = await shop.visit({ viewport: { width: 360, height: 740 } })
      await logIn(page, email, query)
      await page.goto(`/compte/paniers${query}`)
      await page.getByRole('button', { name: /^Reprendre/ }).click()
      await page.waitForURL('**/panier')
      await page.goto(`/panier${query}`)
      await page.getByText(`Ce panier vient du devis ${number}`).waitFor()
      await page.getByText('7,00').first().waitFor()
      assert.deepEqual(await axe(page), [])
      await page.getByRole('button', { name: 'Annuler le devis' }).click()
      await page.getByText(`Ce panier vient du devis ${number}`).waitFor({ state: 'detached' })
      await page.getByText('9,50').first().waitFor()
      assert.deepEqual(page.problems, [])
      await page.context().close()
    })
  }

  it('ACC-02 ACC-03 without script, plain links and forms do the same', async () => {
    const { email, id } = await newCustomer()
    manyInvoices(id, 12)
    inDatabase((database) =>
      database
        .prepare(`INSERT INTO subscriptions (customer_id, name, price, months, payment_id, state, started_on, next_on)
          VALUES (?, 'Le sel du mois', 540, 1, '1', 'en cours', '2026-01-31', '2099-01-31')`)
        .run(id),
    )
    const page = await shop.visit({ javaScriptEnabled: false })
    await logIn(page, email, '')
    await page.getByRole('link', { name: 'Mes factures' }).click()
    await page.getByRole('link', { name: 'Suivante' }).click()
    await page.getByText(/Page 2 sur 2/).waitFor()
    await page.getByRole('link', { name: 'Mes abonnements' }).click()
    await page.getByRole('button', { name: /^Changer le moyen de paiement/ }).click()
    await page.getByLabel('Virement').check()
    await page.getByRole('button', { name: 'Payer ainsi' }).click()
    await page.getByText(/sera payé ainsi/).waitFor()
    await page.getByRole('button', { name: /^Arrêter/ }).click()
    await page.getByText(/est arrêté/).waitFor()
    await page.context().close()
  })
})
