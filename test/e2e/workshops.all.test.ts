import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { awake } from '../support/awake.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite, requestFailed } from '../support/site.ts'

describe('the page of the workshops', () => {
  const site = forSuite(openSite)

  it('FRAG-01 leafs through the weeks in place, by keyboard; Back shows the week before', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await page.goto('/page/ateliers')
    const block = page.locator('flx-fragment')
    await block.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => customElements.get('flx-fragment'))
    const week = block.locator('.places__week')
    const first = await week.textContent()
    // A document that was loaded anew would have lost it.
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await block.getByRole('link', { name: 'Semaine suivante' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/page/ateliers?semaine=1')
    assert.notEqual(await week.textContent(), first)
    await block.getByRole('link', { name: 'Semaine précédente' }).waitFor()
    assert.equal(await page.evaluate(() => document.activeElement?.textContent?.trim()), 'Semaine suivante')
    await page.goBack()
    await page.waitForFunction((text) => document.querySelector('.places__week')?.textContent === text, first)
    assert.equal(await page.locator('body[data-same]').count(), 1)
  })

  it('FRAG-03 says what the page says, without script too', async () => {
    const page = await site.visit({ javaScriptEnabled: false })
    await page.goto('/page/ateliers')
    const first = await page.locator('.places__week').textContent()
    await page.getByRole('link', { name: 'Semaine suivante' }).click()
    await page.waitForURL('**/page/ateliers?semaine=1')
    assert.notEqual(await page.locator('.places__week').textContent(), first)
  })

  it('FRAG-03 a lost connection keeps what is shown, and another try brings the week', async () => {
    const page = await site.visit()
    await page.goto('/page/ateliers')
    const block = page.locator('flx-fragment')
    await block.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => customElements.get('flx-fragment'))
    const first = await block.locator('.places__week').textContent()
    page.provoked = requestFailed
    await page.route('**/ateliers/places', (route) => route.abort(), { times: 1 })
    await block.getByRole('link', { name: 'Semaine suivante' }).click()
    await block.getByRole('alert').waitFor()
    assert.equal(await block.locator('.places__week').textContent(), first)
    await block.getByRole('button', { name: 'Réessayer' }).click()
    await page.waitForFunction((text) => document.querySelector('.places__week')?.textContent !== text, first)
    await block.getByRole('alert').waitFor({ state: 'detached' })
  })

  it('CAL-01 CAL-05 the calendar begins with the month of the page, and goes on by keyboard; its panel gives focus back', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 900 } })
    await page.goto('/page/ateliers')
    const calendar = page.locator('flx-calendar')
    await calendar.scrollIntoViewIfNeeded()
    await awake(page, 'flx-calendar')
    const days = calendar.locator('[role="grid"] .flx-month__day')
    await days.first().waitFor()
    const title = calendar.locator('[aria-live]')
    const first = await title.textContent()
    await calendar.locator('[role="grid"] [tabindex="0"]').focus()
    await page.keyboard.press('PageDown')
    await page.waitForFunction(
      (text) => document.querySelector('flx-calendar [aria-live]')?.textContent !== text,
      first,
    )
    const day = calendar.locator('[role="grid"] [aria-haspopup="dialog"]').first()
    const name = await day.textContent()
    await day.focus()
    await page.keyboard.press('Enter')
    const panel = calendar.getByRole('dialog')
    await panel.waitFor()
    assert.ok((await panel.getByRole('link').first().getAttribute('href'))?.startsWith('/article/'))
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), name)
  })

  it('CAL-01 the month and its moves are there without script, and a calendar to subscribe to', async () => {
    const page = await site.visit({ javaScriptEnabled: false })
    await page.goto('/page/ateliers')
    const line = await page.locator('.flx-month__title').boundingBox()
    for (const way of await page.locator('.flx-month__move').all()) {
      const box = await way.boundingBox()
      assert.ok(box && line && box.width >= 44 && box.height >= 44, JSON.stringify(box))
      assert.ok(Math.abs(box.y + box.height / 2 - (line.y + line.height / 2)) < 2, 'on the line of the title')
    }
    const title = page.locator('.flx-month__title')
    const first = await title.textContent()
    await page.locator('.flx-month__move').last().click()
    await page.waitForURL('**/page/ateliers?year=*&month=*')
    assert.notEqual(await title.textContent(), first)
    assert.ok((await page.locator('[data-flx-entry] a').count()) > 0)
  })

  it('CAL-04 the agenda of the shop goes from month to month in place, at 360 px', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await page.goto('/page/horaires-et-acces')
    const agenda = page.locator('flx-agenda')
    await agenda.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => customElements.get('flx-agenda'))
    const month = agenda.getByRole('heading')
    const first = await month.textContent()
    await agenda.locator('[data-flx-date]').last().focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction((text) => document.querySelector('flx-agenda h3')?.textContent !== text, first)
    assert.equal(new URL(page.url()).search, '')
  })
})
