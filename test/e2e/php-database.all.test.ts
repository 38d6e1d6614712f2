import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, it } from 'node:test'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { startPhp } from '../support/php-site.ts'

describe('the database of the demo shop in PHP', { skip: whyWithoutPhp() || false }, () => {
  for (const version of [1, 99]) {
    it(`SAFE-01 a database of another program is left as it is (${version})`, async (test) => {
      const folder = mkdtempSync(join(tmpdir(), 'flx-php-'))
      const file = join(folder, 'boutique.sqlite')
      const made = new DatabaseSync(file)
      made.exec(`CREATE TABLE other (id INTEGER); PRAGMA user_version = ${version}`)
      made.close()
      const shop = await startPhp({ folder, page: '/style.css' })
      test.after(() => shop.close())
      assert.equal((await fetch(`${shop.url}/articles`)).status, 500)
      const kept = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
      assert.equal(kept.prepare('PRAGMA user_version').get()?.['user_version'], version)
      assert.deepEqual(
        kept
          .prepare('SELECT name FROM sqlite_master')
          .all()
          .map(({ name }) => name),
        ['other'],
      )
      kept.close()
    })
  }

  it('CART-02 SAFE-01 first requests that come at once make one database, which is whole', async (test) => {
    for (let shops = 0; shops < 6; shops++) {
      const shop = await startPhp({ page: '/style.css' })
      test.after(() => shop.close())
      const answers = await Promise.all([1, 2, 3, 4].map(() => fetch(`${shop.url}/articles`)))
      for (const answer of answers) assert.match(await answer.text(), /sur 30\sarticles/)
      assert.deepEqual(shop.complaints(), [])
    }
  })
})
