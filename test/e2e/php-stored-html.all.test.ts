import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { before, describe, it } from 'node:test'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { forSuite } from '../support/for-suite.ts'
import { login, offered } from '../support/php-calls.ts'
import { openPhpSite } from '../support/php-site.ts'
import { PhpVisitor } from '../support/php-visitor.ts'
import { goThrough, isBorn, plantedHtml } from '../support/planted-html.ts'
import type { SitePage } from '../support/site.ts'

const bases = ['/globalflexit/ajax/modules/', '/html/globalflexit/ajax/modules/']
const [base = ''] = bases
const cart = `${base}boutique/panier/traitement.php`

/** Columns whose texts name something (an address, a key, a state, a day): they are no words. */
const isName =
  /^(?:slug|code|image|password_hash|display|order_key|key|token|number|state|amounts|ends_on|(?:offer|payment)_id|id|\w+_at|\w+_on|subject|code_postal)$/

const pages = ['/', '/articles', '/article/verre-souffle', '/panier', '/connexion', '/contact', '/conditions']
const own = ['/compte', '/compte/factures']

describe('HTML that was stored in every text of the shop in PHP', { skip: whyWithoutPhp() || false }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'flx-php-'))
  const shop = forSuite(() => openPhpSite({ folder }))
  let customer: PhpVisitor
  let order = ''
  let planted: string[] = []

  /** Writes it at the end of each text of the database. */
  function plant(): string[] {
    const database = new DatabaseSync(join(folder, 'boutique.sqlite'), { timeout: 10_000 })
    const columns = database
      .prepare(
        `SELECT m.name AS place, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND c.type = 'TEXT'`,
      )
      .all() as { place: string; name: string }[]
    const words = columns.filter(({ name }) => !isName.test(name))
    for (const { place, name } of words)
      database.prepare(`UPDATE "${place}" SET "${name}" = "${name}" || ?`).run(plantedHtml)
    database.close()
    return words.map(({ place, name }) => `${place}.${name}`)
  }

  async function send(path: string, fields: Record<string, string>): Promise<{ [field: string]: unknown }> {
    const response = await customer.post(path, fields)
    const text = await response.text()
    assert.match(text, /"status":"ok"/, `${path} ${JSON.stringify(fields)}`)
    return JSON.parse(text)
  }

  /** A customer with all that a customer may leave in the shop. */
  async function live(): Promise<void> {
    const person = { prenom: 'Anne', nom: 'Le Goff', email: 'anne@exemple.fr', password: 'un-secret-assez-long' }
    const address = { adresse: '1 quai', code_postal: '29200', ville: 'Brest', pays: 'FR' }
    const add = async (): Promise<unknown> =>
      send(`${base}boutique/panier/add_item.php`, { ...(await offered(customer, 'verre-souffle')), quantite: '1' })
    await send(login, { action: 'new_compte', ...person })
    await add()
    await send(cart, { action: 'new_adresse', ...address, prenom: 'Anne', nom: 'Le Goff', intitule: 'Chez moi' })
    await send(cart, { action: 'selOffre', value: '1' })
    const { panier } = (await send(cart, { action: 'change_moyen_paie', value: '1', idMoyenPaie: '1' })) as {
      panier: { cle_commande: string }
    }
    const { html } = (await send(cart, {
      ...{ action: 'valide_panier', cle_commande: panier.cle_commande, 'requiredOption[cgv]': '1' },
    })) as { html: string }
    order = /\/commande\/[0-9a-f]{32}/.exec(html)?.[0] ?? 'no order'
    const paid = await customer.post(order.replace('commande', 'paiement'), { decision: 'accepter' })
    await paid.text()
    await add()
    const sent = await customer.post('/contact', { email: person.email, message: 'Bonjour à la boutique' })
    await sent.text()
  }

  before(async () => {
    customer = new PhpVisitor(shop.url)
    await live()
    planted = plant()
  })

  /** The customer in a browser. */
  async function visitAsCustomer(): Promise<SitePage> {
    const page = await shop.visit()
    const cookies = customer.cookies.map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie) ?? [])
    await page.context().addCookies(cookies.map(([, name = '', value = '']) => ({ name, value, url: shop.url })))
    return page
  }

  it('is planted', () => {
    console.log(`      ${planted.length} colonnes`)
    assert.ok(planted.length >= 25, planted.join(' '))
  })

  it('SAFE-01 is read as it was written on the pages of the shop, and nothing comes of it', async () => {
    const page = await shop.visit()
    const search = `/articles?q=${encodeURIComponent(plantedHtml)}`
    const asHtml = pages.map((path) => `${path}?mode=html`)
    const { faults, readable } = await goThrough(page, [...pages, ...asHtml, search])
    assert.deepEqual(faults, [])
    assert.ok(readable >= 6, `on ${readable} pages`)
  })

  it('SAFE-01 ACC-01 so it is in the account, in a cart and on an order', async () => {
    const page = await visitAsCustomer()
    const all = [...own, '/panier', order, `/factures/F-${new Date().getFullYear()}-000001`]
    const { faults, readable } = await goThrough(page, [...all, ...all.map((path) => `${path}?mode=html`)])
    assert.deepEqual(faults, [])
    // Fields of a form hold it as a value.
    assert.ok(readable >= 4, `on ${readable} pages`)
  })

  it('SAFE-01 CART-01 ACC-02 so it is in what the services answer, in JSON and in HTML', async () => {
    const lists = ['liste_cmd', 'liste_factures']
    const asked: [path: string, fields?: Record<string, string>][] = [
      ...lists.map((name): [string] => [`boutique/compte/?p=boutique-compte:${name}`]),
      ['boutique/panier/traitement.php', { action: '' }],
      ['menu/mobile-menu.php', { configmenu: 'principal' }],
    ]
    const faults: string[] = []
    let read = 0
    for (const each of bases) {
      for (const [path, fields] of asked) {
        const response = fields ? await customer.post(each + path, fields) : await customer.fetch(each + path)
        const text = await response.text()
        const isJson = /^application\/json/.test(response.headers.get('Content-Type') ?? '')
        if (text.includes('data-planted')) read++
        const html = isJson ? htmlIn(JSON.parse(text)) : text
        if (isBorn(html)) faults.push(`${each}${path}: ${/.{60}<[\w-]+ data-planted/s.exec(html)?.[0]}`)
      }
    }
    assert.deepEqual(faults, [])
    assert.ok(read >= 4, `in ${read} answers`)
  })
})

/** What the texts of an answer in JSON that are HTML, or code, hold. */
function htmlIn(data: unknown): string {
  if (Array.isArray(data)) return data.map(htmlIn).join('')
  if (typeof data !== 'object' || data === null) return ''
  return Object.entries(data)
    .map(([name, value]) =>
      typeof value === 'string' ? (/^(?:html|js|evaldatas)$/.test(name) ? value : '') : htmlIn(value),
    )
    .join('')
}
