import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, it } from 'node:test'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import type { WireList } from '../../src/account/account/account-contract.ts'
import { flx, rulesIn } from '../command/run.ts'
import { axe } from '../support/axe.ts'
import { ContractCheck } from '../support/contract-check.ts'
import { forSuite } from '../support/for-suite.ts'
import { offered, openAccount, postChecked } from '../support/php-calls.ts'
import { sendLogin } from '../support/php-login.ts'
import { openPhpSite } from '../support/php-site.ts'
import { PhpVisitor } from '../support/php-visitor.ts'
import type { SitePage } from '../support/site.ts'

const skip = whyWithoutPhp() || false
const base = '/globalflexit/ajax/modules/boutique/'
const cartPath = `${base}panier/traitement.php`
const lists = `${base}compte/`
const place = { prenom: 'Yann', nom: 'Kerbrat', adresse: '1 cale du Port', code_postal: '29200', ville: 'Brest' }
const password = 'un-secret-assez-long'

interface Answer {
  status: string
  commande: { numero: string }
  panier: {
    cle_commande: string
    lignes: { quantite: number }[]
    codes: { code: string }[]
    totaux: { total_ttc: number }
    blocages: unknown[]
  }
}

interface Ordered {
  number: string
  bank: string
}

describe('orders, payments and lists of the account in the demo shop in PHP', { skip }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'flx-php-'))
  const shop = forSuite(() => openPhpSite({ folder }))
  const check = new ContractCheck()
  let count = 0

  const newVisitor = (): PhpVisitor => new PhpVisitor(shop.url)
  const post = (visitor: PhpVisitor, path: string, fields: Record<string, string>): Promise<Answer> =>
    postChecked<Answer>(check, visitor, path, fields)
  const act = (visitor: PhpVisitor, action: string, fields: Record<string, string> = {}): Promise<Answer> =>
    post(visitor, cartPath, { action, ...fields })

  /** Reads, or writes what no visitor can: what the time that passes would. */
  function inDatabase<T>(work: (database: DatabaseSync) => T): T {
    const database = new DatabaseSync(join(folder, 'boutique.sqlite'), { timeout: 10_000 })
    try {
      return work(database)
    } finally {
      database.close()
    }
  }

  const stockOf = (slug: string): number =>
    inDatabase((database) =>
      Number(
        database
          .prepare('SELECT SUM(stock) AS stock FROM refs JOIN articles ON articles.id = article_id WHERE slug = ?')
          .get(slug)?.['stock'],
      ),
    )

  async function listOf(visitor: PhpVisitor, name: string, query = ''): Promise<WireList> {
    const response = await visitor.fetch(`${lists}?p=boutique-compte:${name}&id_page=2${query}`)
    assert.equal(response.status, 200)
    const list = (await response.json()) as WireList
    assert.equal(check.faults('get', lists, list), '', name)
    return list
  }

  async function newCustomer(): Promise<{ visitor: PhpVisitor; email: string; id: number }> {
    const email = `client-${++count}@exemple.fr`
    const visitor = newVisitor()
    await openAccount(check, visitor, email, password)
    const id = inDatabase((database) => database.prepare('SELECT id FROM customers WHERE email = ?').get(email)?.['id'])
    return { visitor, email, id: Number(id) }
  }

  const add = async (visitor: PhpVisitor, slug: string, quantite: string): Promise<Answer> =>
    post(visitor, `${base}panier/add_item.php`, { ...(await offered(visitor, slug)), quantite })

  /** Orders what is in the cart, by card. @returns its number and the address of its bank. */
  async function order(visitor: PhpVisitor): Promise<Ordered> {
    await act(visitor, 'new_adresse', place)
    await act(visitor, 'selOffre', { value: '1' })
    const { panier } = await act(visitor, 'change_moyen_paie', { value: '1', idMoyenPaie: '1' })
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

  /** The half hour that an order waits for its bank goes by. */
  function endWait(number: string): void {
    const { changes } = inDatabase((database) =>
      database.prepare('UPDATE orders SET pay_until = pay_until - 1800 WHERE number = ?').run(number),
    )
    assert.equal(changes, 1)
  }

  it('PAY-01 a refused payment gives stock, articles and codes back, once', async () => {
    const { visitor } = await newCustomer()
    const before = stockOf('carafe')
    await add(visitor, 'carafe', '3')
    await act(visitor, 'useCodePromo', { value: 'BIENVENUE' })
    const { bank } = await order(visitor)
    assert.equal(stockOf('carafe'), before - 3)
    const left = (await act(visitor, '')).panier
    assert.deepEqual([left.lignes.length, left.codes.length], [0, 0])
    await Promise.all([1, 2].map(() => visitor.post(bank, { decision: 'refuser' })))
    assert.equal(stockOf('carafe'), before)
    const { panier } = await act(visitor, '')
    assert.deepEqual(
      [panier.lignes.map(({ quantite }) => quantite), panier.codes.map(({ code }) => code)],
      [[3], ['BIENVENUE']],
    )
  })

  it('PAY-01 a payment that the bank refuses later, without its visitor, gives the stock back to the shop', async () => {
    const visitor = newVisitor()
    await act(visitor, 'sans_compte', { prenom: 'Yann', nom: 'Kerbrat', email: 'yann@exemple.fr' })
    const before = stockOf('theiere')
    await add(visitor, 'theiere', '2')
    const { bank } = await order(visitor)
    await newVisitor().post(bank, { decision: 'refuser' })
    assert.deepEqual([stockOf('theiere'), (await act(visitor, '')).panier.lignes], [before, []])
  })

  it('PAY-01 an order whose bank never comes back is given up after half an hour; what is paid later is to be given back', async () => {
    const { visitor } = await newCustomer()
    const before = stockOf('carafe')
    await add(visitor, 'carafe', '3')
    const { number, bank } = await order(visitor)
    const page = bank.replace('/paiement/', '/commande/')
    const stateOf = async () => (await listOf(visitor, 'liste_cmd')).lignes[0]?.etat?.libelle
    assert.match(await (await visitor.fetch(page)).text(), /réservés une demi-heure/)
    assert.equal(await stateOf(), 'à payer')
    endWait(number)
    // Whoever comes next, wherever: there is no program that keeps watch.
    await newVisitor().fetch('/conditions')
    assert.deepEqual([stockOf('carafe'), await stateOf()], [before, 'abandonnée'])
    assert.match(await (await visitor.fetch(page)).text(), /Le paiement n’est pas arrivé à temps/)
    assert.doesNotMatch(await (await visitor.fetch(bank)).text(), /Accepter le paiement/)
    for (const _ of [1, 2]) await visitor.post(bank, { decision: 'accepter' })
    assert.deepEqual([await stateOf(), stockOf('carafe')], ['paiement à rendre', before])
    assert.match(await (await visitor.fetch(page)).text(), /Nous vous le rendons/)
  })

  it('ACC-02 ACC-04 SAFE-01 what is paid becomes an invoice, once, which its owner alone opens', async () => {
    const { visitor } = await newCustomer()
    const stranger = (await newCustomer()).visitor
    await add(visitor, 'verre-souffle', '2')
    await act(visitor, 'useCodePromo', { value: 'BIENVENUE' })
    const { bank } = await order(visitor)
    assert.deepEqual((await listOf(visitor, 'liste_factures')).lignes, [])
    for (const _twice of [1, 2]) await visitor.post(bank, { decision: 'accepter' })
    const [invoice, ...more] = (await listOf(visitor, 'liste_factures')).lignes
    assert.ok(invoice?.adresse)
    assert.deepEqual([more, invoice.montant], [[], 24])
    const shown = await (await visitor.fetch(invoice.adresse)).text()
    assert.match(shown, /SIRET[\s\S]*Yann Kerbrat, 1 cale du Port[\s\S]*1,90[\s\S]*TVA à 20\s% sur 20,00[\s\S]*24,00/)
    assert.equal((await stranger.fetch(invoice.adresse)).status, 404)
    const passer = await newVisitor().fetch(invoice.adresse)
    assert.deepEqual([passer.status, passer.headers.get('Location')], [303, '/connexion'])
    assert.equal((await visitor.fetch('/factures/F-2020-000001')).status, 404)
  })

  it('ACC-02 invoices have numbers without a gap, also of orders paid at the same moment', async () => {
    const buyers = await Promise.all([1, 2, 3].map(async () => (await newCustomer()).visitor))
    const banks: string[] = []
    for (const buyer of buyers) {
      await add(buyer, 'verre-souffle', '1')
      banks.push((await order(buyer)).bank)
    }
    await Promise.all(buyers.map((buyer, place) => buyer.post(banks[place] ?? '', { decision: 'accepter' })))
    const numbers = inDatabase((database) => database.prepare('SELECT number FROM invoices ORDER BY number').all()).map(
      ({ number }) => Number(String(number).slice(-6)),
    )
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
          .prepare(`INSERT INTO orders (key, token, number, customer_id, email, placed_at, state, pay_until, total, amounts,
            delivery, payment, billing) VALUES (?, ?, ?, ?, 'y@exemple.fr', '2025-03-01T10:00:00+01:00', 'payée', 0, 1250,
            '{"discount":0,"delivery":0,"vat":[]}', 'À domicile', 'Virement', 'Yann')`)
          .run(number, number, `C-${number}`, customer)
        database.prepare("INSERT INTO invoices VALUES (?, ?, '2025-03-01')").run(number, id)
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
    assert.equal((await newVisitor().fetch(`${lists}?p=boutique-compte:liste_factures`)).status, 401)
  })

  async function logIn(page: SitePage, email: string, query: string): Promise<void> {
    await page.goto(`/connexion${query}`)
    await sendLogin(page, email, password)
    await page.getByRole('heading', { name: 'Mon compte' }).waitFor()
  }

  for (const query of ['', '?mode=html']) {
    it(`ACC-02 ACC-03 on a phone, a customer goes through the lists (${query || 'json'})`, async () => {
      const { visitor, email, id } = await newCustomer()
      await add(visitor, 'verre-souffle', '1')
      await order(visitor)
      manyInvoices(id, 12)
      const page = await shop.visit({ viewport: { width: 360, height: 740 } })
      await logIn(page, email, query)
      await page.goto(`/compte/factures${query}`)
      await page.getByRole('link', { name: 'Suivante' }).click()
      await page.getByText(/Page 2 sur 2/).waitFor()
      assert.deepEqual(await axe(page), [])
      await page.getByRole('link', { name: 'Mes commandes' }).click()
      await page.getByRole('heading', { name: 'Mes commandes' }).waitFor()
      await page.getByRole('link', { name: 'Suivante' }).click()
      await page.getByRole('link', { name: /^Payer/ }).waitFor()
      assert.deepEqual(await axe(page), [])
    })
  }

  it('ACC-02 ACC-03 without script, plain links and forms do the same', async () => {
    const { visitor, email, id } = await newCustomer()
    manyInvoices(id, 12)
    await add(visitor, 'verre-souffle', '1')
    await order(visitor)
    const page = await shop.visit({ javaScriptEnabled: false })
    await logIn(page, email, '')
    await page.getByRole('link', { name: 'Mes factures' }).click()
    await page.getByRole('link', { name: 'Suivante' }).click()
    await page.getByText(/Page 2 sur 2/).waitFor()
    await page.getByRole('link', { name: 'Mes commandes' }).click()
    await page.getByRole('heading', { name: 'Mes commandes' }).waitFor()
  })

  it('flx check has nothing to say of its pages, in JSON and in HTML', async () => {
    for (const path of [
      '/',
      '/articles',
      '/panier',
      '/panier?mode=html',
      '/connexion',
      '/contact',
      '/contact?mode=html',
    ]) {
      const ended = await flx('check', shop.url + path, '--ecrire', '--strict')
      assert.deepEqual([ended.complained, rulesIn(ended), ended.status], ['', [], 0], `${path} ${ended.said}`)
    }
  })
})
