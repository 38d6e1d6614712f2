import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { awake } from '../support/awake.ts'
import { fits } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite } from '../support/site.ts'

const phone = { viewport: { width: 360, height: 740 } }

describe('the tables of the delivery', () => {
  const site = forSuite(openSite)

  it('TABLE-01 sort prices', async () => {
    const page = await site.visit()
    await page.goto('/page/livraison')
    await page.getByRole('button', { name: 'Prix TTC' }).click()
    await page.getByRole('table', { name: 'Frais de livraison' }).locator('th[aria-sort="ascending"]').waitFor()
  })

  it('TABLE-02 are read on a phone', async () => {
    const page = await site.visit(phone)
    await page.goto('/page/livraison')
    await awake(page, 'flx-table')
    const costs = page.getByRole('table', { name: 'Frais de livraison' })
    const tier = costs.getByRole('row').filter({ hasText: 'De 40,00' })
    for (const said of ['De 40,00\u00a0€ à 79,99\u00a0€', '4,90\u00a0€\u00a0TTC']) {
      await tier.getByText(said).waitFor()
      const { right = Number.NaN } = await tier
        .getByText(said)
        .evaluate((node) => node.getBoundingClientRect().toJSON())
      assert.ok(right <= 360, `${said} ends at ${right}`)
    }
    await fits(page)
  })

  it('TABLE-05 are plain tables without script', async () => {
    const page = await site.visit({ ...phone, javaScriptEnabled: false })
    await page.goto('/page/livraison')
    assert.equal(await page.locator('tbody tr').filter({ visible: true }).count(), 13)
    assert.equal(await page.getByRole('columnheader').filter({ visible: true }).count(), 5)
    const times = page.getByRole('table', { name: 'Délais, en jours ouvrés' })
    await times.getByRole('row', { name: 'Corse 3 à 4 jours 5 à 6 jours' }).waitFor()
  })
})
