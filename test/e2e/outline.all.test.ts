import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { accountSections, sectionPath } from '../../demo/site/account-sections.ts'
import { legacyPath } from '../../demo/site/fixtures/legacy-parts.tsx'
import { logInDemo, order, readyToOrder } from '../server/support/checkout.ts'
import { Visitor } from '../server/support/visitor.ts'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { outlineFaults } from '../support/outline.ts'
import { focusFaults, pixelsTooWide } from '../support/readable.ts'
import { openSite, type SitePage } from '../support/site.ts'

const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

describe('pages, gone through by headings and landmarks', () => {
  const site = forSuite(openSite)

  it('expectation: a page of an old template has one way through it', async () => {
    const page = await site.visit(phone)
    await page.goto(legacyPath, { waitUntil: 'networkidle' })
    assert.deepEqual(await outlineFaults(page), [])
  })

  it('ACC-01 expectation: so have the account’s sections and the page of an order, which Tab and axe go through too', async () => {
    const customer = new Visitor(site.url)
    await logInDemo(customer)
    const buyer = new Visitor(site.url)
    await readyToOrder(buyer)
    const { commande } = await order(buyer)
    const found: string[] = []
    const goThrough = async (page: SitePage, paths: string[]): Promise<void> => {
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' })
        const faults = [
          ...(await outlineFaults(page)),
          ...(await pixelsTooWide(page)),
          ...(await axe(page, undefined, ['target-size'])),
          ...(await focusFaults(page)),
        ]
        for (const fault of faults) found.push(`${path}: ${fault}`)
      }
      await page.context().close()
    }
    await goThrough(await site.visitAs(customer, phone), [
      '/compte',
      ...accountSections.map(({ slug }) => sectionPath(slug)),
    ])
    await goThrough(await site.visitAs(buyer, phone), [commande?.url ?? ''])
    assert.deepEqual(found, [])
  })
})
