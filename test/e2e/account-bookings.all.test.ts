import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { act } from '../server/support/cart.ts'
import { becomeCustomer, order } from '../server/support/checkout.ts'
import { Visitor } from '../server/support/visitor.ts'
import { book, findWorkshop, slotsOf, valuesOf, type Workshop } from '../server/support/workshop.ts'
import { axe } from '../support/axe.ts'
import { fits } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite, type SitePage } from '../support/site.ts'

/** The first slot with at least this many places, in the days to come. */
async function slotWith(visitor: Visitor, { idarticle }: Workshop, least: number, most = 99): Promise<string> {
  for (const { date } of (await slotsOf(visitor, idarticle)).jours) {
    const day = await slotsOf(visitor, idarticle, date)
    const wide = day.creneaux.filter(({ places }) => places >= least && places <= most)
    const [value] = valuesOf({ ...day, creneaux: wide })
    if (value) return value
  }
  throw new Error(`no slot has ${least} places`)
}

const booking = (page: Page) => page.locator('#reservations li')
const frame = (page: Page) => page.frameLocator('dialog iframe')

/** The popup's element is awake: what is pressed is done at once. */
async function openMove(page: Page): Promise<void> {
  await frame(page).locator('a.flx-reservation__day').first().waitFor()
  await frame(page)
    .locator('flx-reservation')
    .evaluate((element) => (element as HTMLElement & { ready?: Promise<void> }).ready)
}

describe('bookings, moved from the account’s page', () => {
  const site = forSuite(openSite)

  /** The page of a customer who ordered one place of a slot. */
  async function withBooking(mode: 'json' | 'html', options: BrowserContextOptions = {}): Promise<SitePage> {
    const visitor = new Visitor(site.url)
    await becomeCustomer(visitor)
    const workshop = await findWorkshop(visitor)
    await book(visitor, workshop, await slotWith(visitor, workshop, 2))
    await act(visitor, { action: 'change_moyen_paie', idMoyenPaie: 3 })
    const { commande, error_msg } = await order(visitor)
    assert.ok(commande, error_msg)
    const page = await site.visitAs(visitor, options)
    await page.goto(`/compte?mode=${mode}`)
    return page
  }

  it('RESA-01 a booking is moved from the account by mouse, on a phone; the list follows', async () => {
    const page = await withBooking('json', { viewport: { width: 360, height: 740 } })
    const before = await booking(page).textContent()
    assert.deepEqual(await axe(page), [])
    await page.getByRole('link', { name: /^Déplacer/ }).click()
    await openMove(page)
    const calls = page.waitForRequest((request) => (request.postData() ?? '').includes('changereservationcompte'))
    const day = frame(page).locator('a.flx-reservation__day').nth(3)
    const shown = frame(page).locator(
      `a.flx-reservation__day[aria-current="date"][data-flx-value="${await day.getAttribute('data-flx-value')}"]`,
    )
    await day.click()
    // A slot of the day before would be gone with the answer.
    await shown.waitFor()
    await frame(page).locator('input[name="idvalue"]:enabled').first().check()
    await frame(page).getByRole('button', { name: 'Déplacer ma réservation' }).click()
    assert.doesNotMatch(new URL((await calls).url()).pathname, /^\/html\//)
    await page.getByText('Votre réservation est déplacée').waitFor()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    assert.notEqual(await booking(page).textContent(), before)
    await fits(page)
  })

  it('RESA-01 a booking is moved from the account by keyboard alone', async () => {
    const page = await withBooking('html')
    const before = await booking(page).textContent()
    const press = async (key: string, until: () => Promise<boolean>): Promise<void> => {
      for (let presses = 0; presses < 60; presses++) {
        if (await until()) return
        await page.keyboard.press(key)
      }
      throw new Error(`${key} does not get there`)
    }
    const isActive = (selector: string) => () =>
      page.evaluate((wanted) => {
        const inner = document.querySelector('iframe')?.contentDocument?.activeElement
        const active = document.activeElement?.localName === 'iframe' ? inner : document.activeElement
        return active?.matches(wanted) ?? false
      }, selector)
    await press('Tab', isActive('#reservations a.squeezebox'))
    await page.keyboard.press('Enter')
    await openMove(page)
    await press('Tab', isActive('a.flx-reservation__day'))
    await press('ArrowRight', isActive('a.flx-reservation__day:not([aria-current="date"])'))
    await page.keyboard.press('ArrowRight')
    const day = await page.evaluate(() => {
      const inner = document.querySelector('iframe')?.contentDocument
      return inner?.activeElement?.getAttribute('data-flx-value') ?? ''
    })
    await page.keyboard.press('Enter')
    await frame(page).locator(`[data-flx-view][data-flx-date="${day}"]`).waitFor()
    await press('Tab', isActive('input[name="idvalue"]'))
    await page.keyboard.press('Space')
    await press('Tab', isActive('button[data-flx-action="changereservationcompte"]'))
    await page.keyboard.press('Enter')
    await page.getByText('Votre réservation est déplacée').waitFor()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    assert.notEqual(await booking(page).textContent(), before)
    assert.ok(await isActive('#reservations a.squeezebox')(), 'the focus is back where it was')
  })

  it('RESA-01 a place that was taken meanwhile is said, and the booking stays', async () => {
    const page = await withBooking('json')
    const before = await booking(page).textContent()
    const rival = new Visitor(site.url)
    const workshop = await findWorkshop(rival)
    const last = await slotWith(rival, workshop, 1, 1)
    await page.getByRole('link', { name: /^Déplacer/ }).click()
    await openMove(page)
    const [date] = last.split('|')
    await frame(page).locator(`a.flx-reservation__day[data-flx-value="${date}"]`).click()
    await frame(page).locator(`[data-flx-view][data-flx-date="${date}"]`).waitFor()
    await frame(page).locator(`input[value="${last}"]`).check()
    await book(rival, workshop, last)
    await frame(page).getByRole('button', { name: 'Déplacer ma réservation' }).click()
    await frame(page).getByText('Ce créneau vient d’être complet').first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.reload()
    assert.equal(await booking(page).textContent(), before)
  })
})
