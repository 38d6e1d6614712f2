import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { accountSections, sectionPath } from '../../demo/site/account-sections.ts'
import { logInDemo, order, readyToOrder } from '../server/support/checkout.ts'
import { Visitor } from '../server/support/visitor.ts'
import { demoPages } from '../support/demo-pages.ts'
import { forSuite } from '../support/for-suite.ts'
import { followNetwork } from '../support/network-quiet.ts'
import { goThrough, harmOn, plantedHtml } from '../support/planted-html.ts'
import { openSite } from '../support/site.ts'

/** Columns that hold what somebody wrote to be read, in whatever table; the others hold keys, states and addresses. */
const isWritten =
  /^(?:name|first_name|last_name|label|title|company|street|more|city|town|phone|message|subject|reason|project|tagline|description|intro|caption|alt|hours|delay|carrier|agent)$/

describe('HTML that was stored in every text', () => {
  const site = forSuite(openSite)
  let paths: string[]
  let orderPath: string
  let customer: Visitor
  let buyer: Visitor
  let planted = 0

  /** Writes it at the end of each text of the database. */
  async function plant(): Promise<void> {
    const { rows } = (await site.db.execute(
      sql`select table_name, column_name from information_schema.columns where table_schema = 'public' and data_type = 'text'`,
    )) as unknown as { rows: { table_name: string; column_name: string }[] }
    for (const { table_name: table, column_name: column } of rows.filter((each) => isWritten.test(each.column_name))) {
      const [name, place] = [sql.identifier(column), sql.identifier(table)]
      await site.db.execute(sql`update ${place} set ${name} = ${name} || ${plantedHtml}`)
      planted++
    }
  }

  before(async () => {
    paths = await demoPages(site)
    customer = new Visitor(site.url)
    await logInDemo(customer)
    buyer = new Visitor(site.url)
    await readyToOrder(buyer)
    orderPath = (await order(buyer)).commande?.url ?? ''
    await plant()
  })

  it('is planted', () => {
    assert.ok(planted > 60, `${planted} columns`)
  })

  it('SAFE-01 is read as it was written on the pages of the shop, and nothing comes of it', async () => {
    const page = await site.visit()
    const search = `/recherche?q=${encodeURIComponent(plantedHtml)}`
    const { faults, readable } = await goThrough(page, [...paths, search, '/boutiques?mode=html'])
    assert.deepEqual(faults, [])
    assert.ok(readable >= 12, `on ${readable} pages`)
  })

  it('SAFE-01 ACC-01 so it is in the account, in a cart and on an order, in JSON and in HTML', async () => {
    const page = await site.visitAs(customer)
    const own = ['/compte', ...accountSections.map(({ slug }) => sectionPath(slug)), '/mes-annonces', '/panier']
    const asHtml = own.map((path) => `${path}?mode=html`)
    const { faults, readable } = await goThrough(page, [...own, ...asHtml, '/courriels'])
    assert.deepEqual(faults, [])
    assert.ok(readable >= own.length, `on ${readable} pages`)
    await page.context().close()
    const ordered = await site.visitAs(buyer)
    assert.deepEqual((await goThrough(ordered, [orderPath])).faults, [])
  })

  it('SAFE-01 MENU-01 AUTO-01 so it is in the menu and among the answers of a search', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    followNetwork(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.locator('dialog[open]').getByText('<img data-planted').first().waitFor()
    assert.deepEqual(await harmOn(page), [])
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.getByRole('combobox').first().pressSequentially('bol')
    await page.getByRole('option').filter({ hasText: '<img data-planted' }).first().waitFor()
    assert.deepEqual(await harmOn(page), [])
  })
})
