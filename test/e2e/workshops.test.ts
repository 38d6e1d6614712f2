import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openSite, type Site } from '../support/site.ts'

describe('the page of the workshops', () => {
  let site: Site

  before(async () => {
    site = await openSite()
  })
  after(() => site.close())

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
    assert.deepEqual(page.problems, [])
    await page.context().close()
  })

  it('FRAG-03 says what the page says, without script too', async () => {
    const page = await site.visit({ javaScriptEnabled: false })
    await page.goto('/page/ateliers')
    const first = await page.locator('.places__week').textContent()
    await page.getByRole('link', { name: 'Semaine suivante' }).click()
    await page.waitForURL('**/page/ateliers?semaine=1')
    assert.notEqual(await page.locator('.places__week').textContent(), first)
    await page.context().close()
  })

  it('FRAG-03 a lost connection keeps what is shown, and another try brings the week', async () => {
    const page = await site.visit()
    await page.goto('/page/ateliers')
    const block = page.locator('flx-fragment')
    await block.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => customElements.get('flx-fragment'))
    const first = await block.locator('.places__week').textContent()
    await page.route('**/ateliers/places', (route) => route.abort(), { times: 1 })
    await block.getByRole('link', { name: 'Semaine suivante' }).click()
    await block.getByRole('alert').waitFor()
    assert.equal(await block.locator('.places__week').textContent(), first)
    await block.getByRole('button', { name: 'Réessayer' }).click()
    await page.waitForFunction((text) => document.querySelector('.places__week')?.textContent !== text, first)
    await block.getByRole('alert').waitFor({ state: 'detached' })
    await page.context().close()
  })
})
