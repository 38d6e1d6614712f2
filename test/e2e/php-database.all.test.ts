import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, it } from 'node:test'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { ContractCheck } from '../support/contract-check.ts'
import { login, postChecked } from '../support/php-calls.ts'
import { type PhpServer, startPhp } from '../support/php-site.ts'
import { PhpVisitor } from '../support/php-visitor.ts'

const skip = whyWithoutPhp() || false
const { email, password } = demoAccount
const base = '/globalflexit/ajax/modules/'
const cart = `${base}boutique/panier/traitement.php`
const formPart = `${base}formulaire/recharge.php`
const schemas = resolve(import.meta.dirname, '../support/php-schemas')

interface Answer {
  panier: { lignes: { quantite: number }[] }
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'flx-php-'))
const fileIn = (folder: string): string => join(folder, 'boutique.sqlite')

/** A shop that a former schema has kept, which grew in these parts: a customer, what is in the cart, an order, another whose bank never came back. */
function keepFormer(folder: string, schema: readonly string[]): void {
  const { stdout: hash } = spawnSync('php', ['-r', `echo password_hash('${password}', PASSWORD_DEFAULT);`], {
    encoding: 'utf8',
  })
  const database = new DatabaseSync(fileIn(folder))
  for (const part of schema) database.exec(readFileSync(join(schemas, `${part}.sql`), 'utf8'))
  database.exec(`
    PRAGMA user_version = 1;
    INSERT INTO categories VALUES (1, 'epicerie', 'Épicerie');
    INSERT INTO articles (id, category_id, slug, name, description, price, vat)
      VALUES (1, 1, 'sel-gris', 'Sel gris', 'Du marais.', 540, 55);
    INSERT INTO refs VALUES (1, 1, 'GR-101', 'Gris', '/media/objet/smalljar-bruyere-72-480.webp', 7);
    INSERT INTO carts (id, customer_id, order_key) VALUES (1, NULL, 'autre');
  `)
  database
    .prepare(
      "INSERT INTO customers (id, email, password_hash, first_name, last_name, points) VALUES (1, ?, ?, 'Anne', 'Le Gall', 42)",
    )
    .run(email, hash)
  database.exec(`
    INSERT INTO carts (id, customer_id, order_key) VALUES (2, 1, 'une-cle');
    INSERT INTO cart_lines (cart_id, ref_id, quantity) VALUES (2, 1, 3);
    INSERT INTO orders (key, token, number, customer_id, email, placed_at, state, total, delivery, payment)
      VALUES ('k', 't', 'C-2026-000001', 1, '${email}', '2026-10-01T10:00:00+02:00', 'payée', 1080, 'Au magasin', 'Chèque');
    INSERT INTO order_lines VALUES (1, 1, 'Sel gris', 'Gris', 2, 540);
    INSERT INTO orders (key, token, number, customer_id, email, placed_at, state, total, delivery, payment)
      VALUES ('k2', 't2', 'C-2026-000002', 1, '${email}', '2026-10-01T10:00:00+02:00', 'à payer', 540, 'Au magasin', 'Carte');
    INSERT INTO order_lines VALUES (2, 1, 'Sel gris', 'Gris', 1, 540);
  `)
  database.close()
}

/** Tables with their columns, and indexes, whatever the order they were made in. */
function shapeOf(folder: string): { version: unknown; columns: unknown[]; indexes: unknown[] } {
  const database = new DatabaseSync(fileIn(folder), { readOnly: true, timeout: 10_000 })
  const all = (sql: string): unknown[] => database.prepare(sql).all()
  const shape = {
    version: database.prepare('PRAGMA user_version').get()?.['user_version'],
    columns:
      all(`SELECT tables.name AS "table", columns.name, columns.type, "notnull", dflt_value, pk FROM sqlite_master tables,
      pragma_table_info(tables.name) columns WHERE tables.type = 'table' ORDER BY 1, 2`),
    indexes:
      all(`SELECT tables.name AS "table", indexes.name, "unique", columns.name AS "column" FROM sqlite_master tables,
      pragma_index_list(tables.name) indexes, pragma_index_info(indexes.name) columns
      WHERE tables.type = 'table' ORDER BY 1, 2, columns.seqno`),
  }
  database.close()
  return shape
}

describe('the database of the demo shop in PHP', { skip }, () => {
  // The first schema that there was, and the last that bore the same number with other tables.
  for (const schema of [['first'], ['first', 'ads']]) {
    it(`CART-02 a database that a former schema made goes on, and keeps what it has (${schema.join(', ')})`, async (test) => {
      const serve = async (folder: string): Promise<PhpServer> => {
        const shop = await startPhp({ folder })
        test.after(() => shop.close())
        return shop
      }
      const [fresh, folder] = [newFolder(), newFolder()]
      keepFormer(folder, schema)
      await serve(fresh)
      const shop = await serve(folder)
      const check = new ContractCheck()
      const visitor = new PhpVisitor(shop.url)
      const act = (path: string, fields: Record<string, string>) => postChecked<Answer>(check, visitor, path, fields)
      await act(login, { action: 'login', email, password })
      const { panier } = await act(cart, { action: '' })
      assert.deepEqual(
        panier.lignes.map(({ quantite }) => quantite),
        [4],
        'what was never paid is back',
      )
      const account = await (await visitor.fetch('/compte')).text()
      assert.match(account, /C-2026-000001/)
      assert.match(account, /42\s*points/)
      const who = { formulaire: 'retractation', 'recharge[bloc]': 'articles', commande: 'C-2026-000001', email }
      const due = schema.length === 1 ? /Sel gris[^<]*:[^<]*périmer/ : /Sel gris/
      assert.match(await (await visitor.post(formPart, who)).text(), due)
      assert.deepEqual(shapeOf(folder), shapeOf(fresh), 'the same tables as a new one')
      assert.deepEqual(shop.complaints(), [])
    })
  }

  it('SAFE-01 a database of a later program is left as it is', async (test) => {
    const folder = newFolder()
    const database = new DatabaseSync(fileIn(folder))
    database.exec('CREATE TABLE later (id INTEGER); PRAGMA user_version = 99')
    database.close()
    const shop = await startPhp({ folder, page: '/style.css' })
    test.after(() => shop.close())
    assert.equal((await fetch(`${shop.url}/articles`)).status, 500)
    const { version, columns } = shapeOf(folder)
    assert.deepEqual([version, columns.length], [99, 1])
  })
})
