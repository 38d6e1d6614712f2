import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { customers, orders, subscriptions, withdrawals } from '../../demo/server/schema.ts'
import { act, add, goods } from '../server/support/cart.ts'
import { chooseAll, decide, orderToPay, someAddress } from '../server/support/checkout.ts'
import { Visitor } from '../server/support/visitor.ts'
import { book, findWorkshop, slotsOf, valuesOf } from '../server/support/workshop.ts'
import { awake, formAwake } from '../support/awake.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import { openSite, type SitePage } from '../support/site.ts'

const secret = 'trois-vagues-et-un-phare'

describe('a customer, from the first day to the last', () => {
  const site = forSuite(openSite)

  const field = (page: SitePage, label: string) => page.getByLabel(label, { exact: true })

  async function messageWith(page: SitePage, pattern: RegExp): Promise<string> {
    const [, found = ''] = pattern.exec(await (await page.request.get('/courriels')).text()) ?? []
    assert.notEqual(found, '', `${pattern}`)
    return found
  }

  async function signUp(page: SitePage, keys: Keyboard, mode: string, email: string): Promise<void> {
    await page.goto(`/compte/creation?mode=${mode}`)
    await formAwake(page, 'form#creation')
    await awake(page, 'flx-signup')
    await keys.type(field(page, 'Prénom'), 'Anne')
    await keys.type(field(page, 'Nom'), 'Le Goff')
    await keys.type(field(page, 'Adresse e-mail'), email)
    await keys.type(field(page, 'Confirmez l’adresse e-mail'), email)
    await keys.type(page.getByLabel(/^Mot de passe \(/), secret)
    await keys.type(field(page, 'Confirmez le mot de passe'), secret)
    await page.keyboard.press('Enter')
    await page.getByLabel('Code reçu par e-mail').waitFor()
    await keys.type(page.getByLabel('Code reçu par e-mail'), await messageWith(page, /compte à L’Estran[^<]*?(\d{6})/))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/compte')
  }

  /** Two bowls and a place in a workshop, ordered and paid in the same session; `e2e/order-keyboard` does it by its keys. */
  async function orderAndPay(page: SitePage): Promise<string> {
    const visitor = new Visitor(site.url)
    const session = (await page.context().cookies()).find(({ name }) => /flx_session$/.test(name))
    visitor.cookie = `${session?.name}=${session?.value}`
    const workshop = await findWorkshop(visitor)
    const { jours } = await slotsOf(visitor, workshop.idarticle)
    for (const { date } of jours) {
      const day = await slotsOf(visitor, workshop.idarticle, date)
      const [slot] = valuesOf({ ...day, creneaux: day.creneaux.filter(({ places }) => places > 1) })
      if (!slot) continue
      await book(visitor, workshop, slot)
      break
    }
    await add(visitor, goods.bowl, 2)
    await act(visitor, { action: 'new_adresse', ...someAddress })
    await chooseAll(visitor)
    const { numero, paiement_url } = await orderToPay(visitor)
    await decide(visitor, paiement_url, 'accepter')
    return numero
  }

  async function askForCodes(page: SitePage, keys: Keyboard, mode: string): Promise<void> {
    await page.goto(`/compte/parametres?mode=${mode}`)
    await formAwake(page, 'form#compte-double-facteur')
    await keys.press(page.getByLabel('Demander un code à chaque connexion'), 'Space')
    await keys.type(page.locator('form#compte-double-facteur').getByLabel('Votre mot de passe'), secret)
    await page.keyboard.press('Enter')
    await page.getByText('La connexion demande désormais un code').waitFor()
  }

  async function logOutAndIn(page: SitePage, keys: Keyboard, mode: string, email: string): Promise<void> {
    await page.goto('/compte')
    await keys.press(page.getByRole('button', { name: 'Se déconnecter' }))
    await page.getByRole('button', { name: 'Se connecter' }).waitFor()
    await page.goto(`/connexion?mode=${mode}`)
    await awake(page, 'main flx-login')
    await keys.type(field(page, 'Adresse e-mail'), email)
    await keys.type(field(page, 'Mot de passe'), secret)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Chiffre 1 sur 6')
    await page.keyboard.type(await messageWith(page, /code de connexion est (\d{6})/))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /^Bonjour/ }).waitFor()
  }

  async function moveBooking(page: SitePage, keys: Keyboard, mode: string): Promise<void> {
    await page.goto(`/compte?mode=${mode}`)
    const booking = page.locator('#reservations li')
    const before = await booking.textContent()
    await keys.press(page.getByRole('link', { name: /^Déplacer/ }))
    const frame = page.frameLocator('dialog iframe')
    await frame.locator('a.flx-reservation__day').first().waitFor()
    await frame
      .locator('flx-reservation')
      .evaluate((element) => (element as HTMLElement & { ready?: Promise<void> }).ready)
    const tabTo = async (selector: string): Promise<void> => {
      const isThere = () =>
        page.evaluate((wanted) => {
          const inner = document.querySelector('iframe')?.contentDocument?.activeElement
          return document.activeElement?.localName === 'iframe' && (inner?.matches(wanted) ?? false)
        }, selector)
      for (let presses = 0; presses < 60; presses++) {
        if (await isThere()) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`Tab does not reach ${selector}`)
    }
    await tabTo('a.flx-reservation__day')
    await page.keyboard.press('ArrowRight')
    const day = await frame.locator('a.flx-reservation__day:focus').getAttribute('data-flx-value')
    await page.keyboard.press('Enter')
    await frame.locator(`[data-flx-view][data-flx-date="${day}"]`).waitFor()
    await tabTo('input[name="idvalue"]')
    await page.keyboard.press('Space')
    await tabTo('button[data-flx-action="changereservationcompte"]')
    await page.keyboard.press('Enter')
    await page.getByText('Votre réservation est déplacée').waitFor()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    assert.notEqual(await booking.textContent(), before)
  }

  async function downloadInvoice(page: SitePage, keys: Keyboard, mode: string): Promise<void> {
    await page.goto(`/compte/commandes?mode=${mode}`)
    await awake(page, 'flx-account')
    const download = page.waitForEvent('download')
    await keys.press(page.getByRole('link', { name: /^Facture \(PDF\)/ }))
    assert.match((await download).suggestedFilename(), /^facture-F-\d{4}-\d{6}\.pdf$/)
  }

  /** One bowl of two, from the list of orders. */
  async function withdraw(page: SitePage, keys: Keyboard, mode: string, number: string): Promise<void> {
    await page.goto(`/retractation?commande=${number}&mode=${mode}`)
    await page.locator('form[data-flx-steps]').waitFor()
    await keys.press(page.getByRole('button', { name: 'Suivant' }))
    const bowls = page.getByRole('spinbutton', { name: /Bol/ })
    await bowls.waitFor()
    await keys.type(bowls, '1')
    await keys.press(page.getByRole('button', { name: 'Confirmer la rétractation' }))
    await page.getByText(/Votre rétractation est reçue le/).waitFor()
  }

  async function stopSubscription(page: SitePage, keys: Keyboard, mode: string): Promise<void> {
    await page.goto(`/compte/abonnements?mode=${mode}`)
    await awake(page, 'flx-account')
    await keys.press(page.getByRole('button', { name: /^Arrêter/ }))
    await keys.press(page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }))
    await page.getByText('plus rien ne sera prélevé').waitFor()
  }

  async function endAccount(page: SitePage, keys: Keyboard, mode: string): Promise<void> {
    await page.goto(`/compte/donnees?mode=${mode}`)
    const form = page.locator('form#compte-suppression')
    await keys.type(form.getByLabel('Votre mot de passe'), secret)
    await formAwake(page, 'form#compte-suppression')
    await page.keyboard.press('Enter')
    await page.getByText('Votre compte est fermé').waitFor()
  }

  for (const mode of ['json', 'html'] as const) {
    it(`SIGNUP-01 TFA-03 RESA-01 LAW-02 LAW-04 ACC-03 ACC-06 by keyboard alone, at 360 px (${mode})`, async () => {
      const email = `vie-${mode}@exemple.fr`
      const page = await site.visit({ viewport: { width: 360, height: 740 } })
      const keys = new Keyboard(page)
      await signUp(page, keys, mode, email)
      const number = await orderAndPay(page)
      await askForCodes(page, keys, mode)
      await logOutAndIn(page, keys, mode, email)
      await moveBooking(page, keys, mode)
      await downloadInvoice(page, keys, mode)
      await withdraw(page, keys, mode, number)

      const [order] = await site.db.select().from(orders).where(eq(orders.number, number))
      const withdrawn = await site.db
        .select()
        .from(withdrawals)
        .where(eq(withdrawals.orderId, order?.id ?? 0))
      assert.deepEqual(
        withdrawn.map(({ refundTtc }) => refundTtc),
        [goods.bowl.ttc * 100],
      )

      const customerId = order?.customerId ?? 0
      const thing = { name: 'Le thé du mois', priceTtc: 1800, months: 1, paymentMethodId: 1 }
      const dates = { status: 'active' as const, startedOn: '2026-01-05', nextOn: '2036-01-05' }
      await site.db.insert(subscriptions).values({ customerId, ...thing, ...dates })
      await stopSubscription(page, keys, mode)
      const [stopped] = await site.db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId))
      assert.equal(stopped?.status, 'stopped')

      await endAccount(page, keys, mode)
      const [closed] = await site.db.select().from(customers).where(eq(customers.id, customerId))
      assert.notEqual(closed?.deletionAskedAt, null)
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    })
  }
})
