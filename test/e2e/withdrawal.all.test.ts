import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { orders, withdrawals } from '../../demo/server/schema.ts'
import { goods } from '../server/support/cart.ts'
import { decide, orderToPay, readyToOrder } from '../server/support/checkout.ts'
import { Visitor } from '../server/support/visitor.ts'
import { fits } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import { openSite, type SitePage } from '../support/site.ts'

describe('a withdrawal', () => {
  const site = forSuite(openSite)

  async function paidOrder() {
    const visitor = new Visitor(site.url)
    await readyToOrder(visitor, goods.bowl, 2)
    const { paiement_url, numero } = await orderToPay(visitor)
    await decide(visitor, paiement_url, 'accepter')
    const [row] = await site.db.select().from(orders).where(eq(orders.number, numero))
    const [name = '', value = ''] = visitor.cookie.split('=')
    return { numero, id: row?.id ?? 0, email: row?.terms.email ?? '', cookie: { name, value, url: site.url } }
  }

  const quantity = (page: SitePage) => page.getByRole('spinbutton', { name: /Bol/ })
  const receipt = (page: SitePage) => page.getByText(/Votre rétractation est reçue le/)
  const recorded = async (id: number) =>
    (await site.db.select().from(withdrawals).where(eq(withdrawals.orderId, id))).map(({ refundTtc }) => refundTtc)

  for (const [mode, width] of [
    ['json', 1280],
    ['html', 360],
  ] as const) {
    it(`LAW-04 a guest, from the footer, one piece of two, clicked twice: ${mode}, ${width} px`, async () => {
      const { numero, email, id } = await paidOrder()
      const page = await site.visit({ viewport: { width, height: 740 } })
      await page.goto('/')
      await page.getByRole('link', { name: 'Renoncer au contrat ici' }).click()
      if (mode === 'html') await page.goto('/retractation?mode=html')
      await page.locator('form[data-flx-steps]').waitFor()
      await fits(page)
      await page.getByLabel('Numéro de la commande').fill(numero)
      await page.getByLabel('Adresse e-mail de la commande').fill(email)
      await page.getByRole('button', { name: 'Suivant' }).click()
      await quantity(page).fill('1')
      await fits(page)
      await page.getByRole('button', { name: 'Confirmer la rétractation' }).dblclick()
      await receipt(page).waitFor()
      await page.locator('form#retractation').waitFor({ state: 'hidden' })
      await fits(page)
      assert.deepEqual(await recorded(id), [goods.bowl.ttc * 100])
    })
  }

  it('LAW-04 a customer, by keyboard alone', async () => {
    const { numero, id, cookie } = await paidOrder()
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await page.context().addCookies([cookie])
    await page.goto(`/retractation?commande=${numero}`)
    await page.locator('form[data-flx-steps]').waitFor()
    const keys = new Keyboard(page)
    await keys.press(page.getByRole('button', { name: 'Suivant' }))
    await quantity(page).waitFor()
    await keys.press(page.getByRole('button', { name: 'Confirmer la rétractation' }))
    await receipt(page).waitFor()
    assert.equal((await recorded(id)).length, 1)
  })

  it('LAW-05 a wrong address is said, and nothing else; what was typed stays', async () => {
    const { numero } = await paidOrder()
    const page = await site.visit()
    await page.goto('/retractation')
    await page.locator('form[data-flx-steps]').waitFor()
    await page.getByLabel('Numéro de la commande').fill(numero)
    await page.getByLabel('Adresse e-mail de la commande').fill('autre@exemple.fr')
    await page.getByRole('button', { name: 'Suivant' }).click()
    await page
      .getByText(/Aucune commande conclue/)
      .first()
      .waitFor()
    assert.equal(await page.getByLabel('Numéro de la commande').inputValue(), numero)
    assert.equal(await quantity(page).count(), 0)
  })
})
