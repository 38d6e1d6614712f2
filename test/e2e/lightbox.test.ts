import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite } from '../support/site.ts'

describe('the gallery of the home page', () => {
  const site = forSuite(openSite)

  it('LBX-01 LBX-02 LBX-07 opens, turns, closes by Escape and by Back', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await page.goto('/')
    const links = page.locator('main a[rel^="lightbox"]')
    const all = await links.count()
    assert.ok(all >= 8)
    await links.nth(1).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await dialog.getByText(`2 sur ${all}`).first().waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowRight')
    await dialog.getByText(`3 sur ${all}`).first().waitFor({ state: 'attached' })
    assert.deepEqual(await axe(page), [])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    assert.equal(await page.evaluate(() => document.activeElement?.matches('a[rel^="lightbox"]')), true)
    const here = page.url()
    await links.nth(0).click()
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    assert.equal(page.url(), here)
  })
})
