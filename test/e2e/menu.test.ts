import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite } from '../support/site.ts'

describe('the mobile menu of the demo shop', () => {
  const site = forSuite(openSite)

  it('MENU-01 MENU-07 MENU-08 opens, goes down, comes back, leads to a page', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await page.goto('/')
    await page.locator('#flx-menu-button').click()
    const menu = page.getByRole('dialog')
    await menu.waitFor()
    assert.deepEqual(await axe(page), [])
    const submenu = menu.getByRole('button', { name: /sous-menu|Ouvrir/i }).first()
    await submenu.click()
    await menu.getByRole('button', { name: /^Retour/ }).click()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'flx-menu-button')
    await page.locator('#flx-menu-button').click()
    await menu.waitFor()
  })

  it('MENU-01 the first tap shows at once that the menu is coming, before its code is there', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 }, hasTouch: true })
    let release = (): void => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/chunks\/mobile-menu/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    const button = page.locator('#flx-menu-button')
    const bar = () => button.evaluate((element) => getComputedStyle(element, '::after').height)
    assert.equal(await bar(), 'auto')
    await button.tap()
    await page.locator('#flx-menu-button[aria-busy="true"]').waitFor()
    assert.equal(await bar(), '3px')
    release()
    await page.getByRole('dialog').waitFor()
    assert.equal(await bar(), 'auto')
  })

  it('MENU-13 is used by keyboard alone', async () => {
    const page = await site.visit()
    await page.goto('/')
    await page.locator('#flx-menu-button').focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog')
    await menu.waitFor()
    assert.equal(await menu.evaluate((dialog) => dialog.contains(document.activeElement)), true)
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      assert.equal(await page.evaluate(() => document.activeElement?.closest('.site-header') ?? null), null)
    }
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
  })
})
