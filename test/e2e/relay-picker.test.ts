import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite, type SitePage } from '../support/site.ts'

describe('the relay picker, over real postal codes', () => {
  const site = forSuite(openSite)

  async function open(width: number): Promise<SitePage> {
    const page = await site.visit({ viewport: { width, height: 800 } })
    await page.goto('/guide/flx-relay-picker')
    await page
      .locator('flx-relay-picker')
      .first()
      .evaluate((picker) => picker.scrollIntoView())
    await page.locator('flx-relay-picker .flx-relay__point').first().waitFor()
    return page
  }

  it('RELAY-01 by keyboard alone: seven towns of one code, the list, the map, a choice', async () => {
    const page = await open(360)
    const picker = page.locator('flx-relay-picker').first()
    await picker.getByLabel('Code postal').fill('54 490')
    const towns = picker.locator('.flx-relay-picker__cities button')
    await page.waitForFunction(() => document.querySelectorAll('.flx-relay-picker__cities button').length === 7)
    await towns.first().focus()
    await page.keyboard.press('Enter')
    await picker.getByText(`près de ${await towns.first().textContent()}.`).waitFor()
    assert.deepEqual(await axe(page), [])
    const show = picker.getByRole('button', { name: /^Voir sur la carte/ }).first()
    if (await show.count()) {
      await show.focus()
      await page.keyboard.press('Enter')
      await picker.locator('.flx-map__card').waitFor()
      await page.waitForFunction(() => document.activeElement?.classList.contains('flx-map__marker'))
      assert.deepEqual(await axe(page), [])
      const frame = await picker.locator('.flx-map__frame').boundingBox()
      const credits = await picker.getByText('Plan schématique').boundingBox()
      assert.ok(frame && credits, 'who made the map is named')
      assert.ok(
        credits.x + credits.width <= frame.x + frame.width && credits.y > frame.y + frame.height / 2,
        'at its foot',
      )
      assert.ok(credits.y + credits.height <= frame.y + frame.height, 'inside it')
      await picker
        .locator('.flx-map__card')
        .getByRole('button', { name: /^Choisir/ })
        .focus()
    } else {
      await picker
        .getByRole('button', { name: /^Choisir le point/ })
        .first()
        .focus()
    }
    await page.keyboard.press('Enter')
    await picker.locator('.flx-relay__chosen').waitFor()
    const fields = await page.evaluate(() => {
      const form = document.querySelector('flx-relay-picker')?.closest('form')
      return Object.fromEntries([...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]))
    })
    assert.match(fields['relais_id'] ?? '', /^\d{6}$/)
    assert.ok(fields['relais_params'])
    assert.equal(fields['relais_pref'], '0')
  })

  it('RELAY-01 a code that is nobody’s, then one that is', async () => {
    const page = await open(768)
    const picker = page.locator('flx-relay-picker').first()
    await picker.getByLabel('Code postal').fill('99999')
    await picker.getByText('Aucun résultat pour le code postal 99999.').waitFor()
    await picker.getByLabel('Code postal').fill('97400')
    await picker.locator('.flx-relay__point').first().waitFor()
  })
})
