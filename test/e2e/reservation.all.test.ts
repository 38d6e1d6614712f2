import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { awake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { fits } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite, type SitePage } from '../support/site.ts'

const workshop = '/article/atelier-de-poterie-premier-tour'

const days = (page: Page) => page.locator('flx-reservation a.flx-reservation__day')
/** Days with places enough for the choice of their number; which day is the first depends on the hour. */
const roomyDays = (page: Page) => days(page).filter({ hasText: /\d{2}\splaces/ })
const slots = (page: Page) => page.locator('flx-reservation input[name="idvalue"]:enabled')
const count = (page: Page, wanted: string) =>
  page.waitForFunction((text) => document.querySelector('[data-flx-cart-count]')?.textContent?.trim() === text, wanted)

/** Opens the workshop's page, its element awake. */
async function open(page: SitePage, path = workshop): Promise<void> {
  await page.goto(path)
  await page.locator('flx-reservation').scrollIntoViewIfNeeded()
  await awake(page, 'flx-reservation')
}

const lineOf = (page: Page) => page.locator('flx-cart .flx-cart__line')

describe('a reservation, from the article to the cart', () => {
  const site = forSuite(openSite)

  it('RESA-01 chooses a day, a slot and two places; the cart says when', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 800 } })
    await open(page)
    const wanted = await roomyDays(page).nth(2).getAttribute('data-flx-value')
    await roomyDays(page).nth(2).click()
    await page.locator(`flx-reservation [data-flx-view][data-flx-date="${wanted}"]`).waitFor()
    await slots(page).first().check()
    await page.getByLabel('Nombre de places').selectOption('2')
    await page.getByRole('button', { name: 'Réserver ce créneau' }).click()
    await page.getByRole('timer').waitFor()
    await count(page, '2')
    await fits(page)
    await page.goto('/panier')
    const details = await lineOf(page).textContent()
    assert.match(details ?? '', /(mer|sam)\. \d{1,2}(er)?\s\S+, \d+\sh\s– \d+\sh/)
    assert.match(details ?? '', /Créneau retenu jusqu’à \d+\sh(\s\d{2})?\./)
  })

  it('RESA-01 books by keyboard alone', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await open(page)
    await days(page).first().focus()
    const wanted = await roomyDays(page).nth(1).getAttribute('data-flx-value')
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('ArrowRight')
      if ((await page.evaluate(() => document.activeElement?.getAttribute('data-flx-value'))) === wanted) break
    }
    const chosen = await page.evaluate(() => document.activeElement?.getAttribute('data-flx-value') ?? '')
    await page.keyboard.press('Enter')
    await page.locator(`flx-reservation [data-flx-view][data-flx-date="${chosen}"]`).waitFor()
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => document.activeElement?.getAttribute('name') === 'idvalue')) break
    }
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('timer').waitFor()
    await count(page, '1')
  })

  it('RESA-01 POPUP-08 moves a booking from the cart, in the popup of the site’s address; the cart follows', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 900 } })
    await open(page)
    await slots(page).first().check()
    await page.getByRole('button', { name: 'Réserver ce créneau' }).click()
    await page.getByRole('timer').waitFor()
    await page.goto('/panier')
    const before = await lineOf(page).locator('.flx-cart__detail').first().textContent()
    const link = page.getByRole('link', { name: /^Changer de créneau/ })
    const address = new URL((await link.getAttribute('href')) ?? '', site.url)
    assert.equal(address.pathname, '/fr/fpopup_criteres.html')
    assert.equal(address.searchParams.get('p'), 'boutique-article:templates::choix_reservation')
    for (const name of ['idligne', 'idarticle', 'idreference', 'type', 'date', 'heure'])
      assert.ok(address.searchParams.get(name), name)
    await link.click()
    const frame = page.frameLocator('dialog iframe')
    const other = frame.locator('a.flx-reservation__day').nth(3)
    const date = await other.getAttribute('data-flx-value')
    await other.click()
    await frame.locator(`flx-reservation [data-flx-view][data-flx-date="${date}"]`).waitFor()
    await frame.locator('input[name="idvalue"]:enabled').first().check()
    await frame.getByRole('button', { name: 'Déplacer ma réservation' }).click()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.waitForFunction(
      (text) => document.querySelector('flx-cart .flx-cart__detail')?.textContent !== text,
      before,
    )
    assert.equal(await lineOf(page).count(), 1)
  })

  it('RESA-01 two visitors want the last place: one has it, the other is told and sees it full', async () => {
    const [first, second] = [await site.visit(), await site.visit()]
    await open(first)
    const sunday = days(first).filter({ hasText: '1 place' }).first()
    const date = (await sunday.getAttribute('data-flx-value')) ?? ''
    for (const page of [first, second]) {
      await open(page, `${workshop}?date=${date}`)
      await slots(page).first().check()
    }
    await first.getByRole('button', { name: 'Réserver ce créneau' }).click()
    await first.getByRole('timer').waitFor()
    await second.getByRole('button', { name: 'Réserver ce créneau' }).click()
    await second.getByText('Ce créneau vient d’être complet').first().waitFor()
    assert.equal(await second.getByRole('timer').count(), 0)
    assert.equal((await second.locator('[data-flx-cart-count]').textContent())?.trim() || '0', '0')
    for (const page of [first, second]) {
      await page.context().close()
    }
  })

  it('RESA-01 a hold is still counted down after a reload', async () => {
    const page = await site.visit()
    await open(page)
    await slots(page).first().check()
    await page.getByRole('button', { name: 'Réserver ce créneau' }).click()
    await page.getByRole('timer').waitFor()
    await page.reload()
    await page.locator('flx-reservation').scrollIntoViewIfNeeded()
    await page.getByRole('timer').waitFor()
    assert.match((await page.getByRole('timer').textContent()) ?? '', /Encore 1[45]:\d\d/)
  })

  it('ART-02 a sold out reference offers to be told; the alert popup says that it is noted', async () => {
    const page = await site.visit()
    await page.goto('/article/bol-kerguen')
    const soldOut = page.locator('.choice[data-out] input').first()
    await soldOut.scrollIntoViewIfNeeded()
    await soldOut.check()
    const send = page.getByRole('button', { name: 'Me prévenir' })
    await send.waitFor()
    assert.equal(await page.getByRole('button', { name: 'Ajouter au panier' }).count(), 0)
    await page.getByLabel('Votre adresse e-mail').fill('nom@exemple.fr')
    await send.click()
    await page.getByRole('alertdialog').getByText('nom@exemple.fr').waitFor()
    assert.deepEqual(await axe(page), [])
    await page.getByRole('button', { name: 'OK' }).click()
  })

  it('ART-03 POPUP-08 the choice of criteria adds what is chosen, closes, and the page’s badge follows', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 900 } })
    await page.goto('/article/bol-kerguen')
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.className = 'squeezebox'
      link.textContent = 'Choisir'
      link.href = '/fr/fpopup_criteres.html?p=boutique-article:templates::choix_criteres&idarticle=1'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('link', { name: 'Choisir', exact: true }).click()
    const choice = page.frameLocator('dialog iframe').locator('button[name="idreference"]:enabled').first()
    await choice.click()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await count(page, '1')
  })
})
