import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite, requestFailed } from '../support/site.ts'

const menuCall = '**/modules/menu/mobile-menu.php'

describe('the mobile menu of the demo shop', () => {
  const site = forSuite(openSite)

  for (const width of [360, 1280]) {
    it(`MENU-01 MENU-07 MENU-08 opens, goes down, comes back, leads to a page, ${width} px`, async () => {
      const page = await site.visit({ viewport: { width, height: 740 } })
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
  }

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

  it('MENU-09 asks the server once an hour, whatever the page', async () => {
    const page = await site.visit()
    let calls = 0
    page.on('request', (request) => {
      if (request.url().endsWith('mobile-menu.php')) calls++
    })
    for (const path of ['/', '/articles']) {
      await page.goto(path)
      await page.locator('#flx-menu-button').click()
      await page.getByRole('dialog').locator('.flx-mobile-menu__label').first().waitFor()
      // It is kept in a quiet moment after it is shown: a page that is left before keeps none.
      await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('flx-mobile-menu-')))
    }
    assert.equal(calls, 1)
  })

  it('MENU-11 finds école under ecole, with the path of what it finds', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await page.goto('/')
    await page.locator('#flx-menu-button').click()
    const menu = page.getByRole('dialog')
    const entry = await page.evaluate(async () => {
      const answer = await fetch('/globalflexit/ajax/modules/menu/mobile-menu.php', {
        method: 'POST',
        body: new URLSearchParams({ configmenu: 'principal' }),
      })
      const text = JSON.stringify(await answer.json())
      return /"nom_page":"([^"]*[éèêàç][^"]*)"/.exec(text)?.[1] ?? ''
    })
    assert.notEqual(entry, '')
    await menu.getByRole('searchbox').fill(entry.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())
    await menu
      .getByRole('link', { name: new RegExp(entry.replace(/[^\p{L} ]/gu, '.')) })
      .first()
      .waitFor()
    assert.deepEqual(await axe(page), [])
  })

  it('MENU-10 HTTP-02 a broken answer is said, and the button works again', async () => {
    const page = await site.visit()
    page.provoked = requestFailed
    await page.route(menuCall, (route) => route.fulfill({ status: 500, body: 'Erreur' }))
    await page.goto('/')
    const button = page.locator('#flx-menu-button')
    await button.click()
    const retry = page.getByRole('button', { name: /Réessayer/ })
    await retry.waitFor()
    await page.unroute(menuCall)
    await retry.click()
    await page.getByRole('dialog').getByRole('searchbox').waitFor()
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
