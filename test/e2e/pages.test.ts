import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { faultsOfPages } from '../support/clean-pages.ts'
import { demoPages } from '../support/demo-pages.ts'
import { openSite, type Site } from '../support/site.ts'

describe('every page of the demo shop', () => {
  let site: Site
  let all: string[]

  before(async () => {
    site = await openSite()
    all = await demoPages(site)
  })
  after(() => site.close())

  it('has no error, no refusal of the CSP and nothing for axe, 360 px, light', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    assert.deepEqual(await faultsOfPages(page, all), [])
    await page.context().close()
  })

  it('is read, and buys, without JavaScript', async () => {
    const page = await site.visit({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
    await page.goto('/')
    await page.getByRole('link', { name: /Panier/ }).waitFor()
    await page.goto(all.at(-1) ?? '')
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await page.goto('/panier')
    const line = page.locator('.flx-cart__line').first()
    await line.getByRole('button', { name: /Augmenter/ }).click()
    assert.equal(await line.locator('input[name="quantite"]').inputValue(), '2')
    await line.getByRole('button', { name: /Supprimer/ }).click()
    await page.getByText('Votre panier est vide').waitFor()
    await page.context().close()
  })
})
