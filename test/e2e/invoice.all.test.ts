import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, it } from 'node:test'
import type { Download } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { goods } from '../server/support/cart.ts'
import { decide, orderToPay, readyToOrder } from '../server/support/checkout.ts'
import { Visitor } from '../server/support/visitor.ts'
import { axe } from '../support/axe.ts'
import { overflow } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite } from '../support/site.ts'

async function titleOf(download: Download): Promise<string> {
  const bytes = new Uint8Array(await readFile(await download.path()))
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return /(?:Facture|Avoir) [FA]-\d{4}-\d{6}/.exec(text)?.[0] ?? text.slice(0, 80)
}

describe('invoices', () => {
  const site = forSuite(openSite)

  async function withPaidOrder() {
    const visitor = new Visitor(site.url)
    await readyToOrder(visitor, goods.bowl, 2)
    const { paiement_url, url } = await orderToPay(visitor)
    await decide(visitor, paiement_url, 'accepter')
    const [name = '', value = ''] = visitor.cookie.split('=')
    return { url, cookie: { name, value, url: site.url } }
  }

  it('LAW-02 the invoice of an order is downloaded by keyboard alone, on a phone', async () => {
    const { url, cookie } = await withPaidOrder()
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await page.context().addCookies([cookie])
    await page.goto(url)
    const link = page.getByRole('link', { name: /^Facture F-/ })
    const number = /F-\d{4}-\d{6}/.exec((await link.textContent()) ?? '')?.[0]
    await page.locator('#contenu').focus()
    const isThere = () => link.evaluate((element) => element === document.activeElement)
    while (!(await isThere())) await page.keyboard.press('Tab')
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    assert.equal(download.suggestedFilename(), `facture-${number}.pdf`)
    assert.equal(await titleOf(download), `Facture ${number}`)
    assert.deepEqual(await axe(page), [])
    assert.equal(await overflow(page), 0)
  })

  it('LAW-02 LAW-03 without an account, and without script, the link of the message gives the invoice', async () => {
    const { cookie } = await withPaidOrder()
    const page = await site.visit({ javaScriptEnabled: false })
    await page.context().addCookies([cookie])
    await page.goto('/courriels')
    await page.getByRole('link', { name: 'Voir la version HTML' }).first().click()
    const link = page.getByRole('link', { name: /^Facture F-/ })
    const number = /F-\d{4}-\d{6}/.exec((await link.textContent()) ?? '')?.[0]
    await page.context().clearCookies()
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    assert.equal(download.suggestedFilename(), `facture-${number}.pdf`)
    assert.equal(await titleOf(download), `Facture ${number}`)
  })
})
