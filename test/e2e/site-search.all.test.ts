import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { awake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite } from '../support/site.ts'

const search = (page: Page) => page.getByLabel('Chercher un article ou une page').first()
const options = (page: Page) => page.locator('.flx-autocomplete__option')

describe('the search of the header', () => {
  const site = forSuite(openSite)

  it('AUTO-03 AUTO-04 what is proposed leads to its article or page; what is typed, to all that is found', async () => {
    const page = await site.visit()
    await page.goto('/articles')
    await search(page).click()
    await awake(page, 'flx-autocomplete')
    await search(page).fill('torchon')
    await options(page)
      .filter({ hasText: /torchon/i })
      .first()
      .waitFor()
    const name = await options(page)
      .first()
      .evaluate((option) => option.firstChild?.textContent ?? '')
    assert.match((await options(page).first().textContent()) ?? '', /torchon.*\d+,\d\d\s€$/i)
    await options(page).first().click()
    await page.waitForURL('**/article/*')
    await page.getByRole('heading', { level: 1, name: name.trim() }).waitFor()
    await search(page).click()
    await awake(page, 'flx-autocomplete')
    await search(page).fill('torchon')
    await options(page).first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '« torchon »' }).waitFor()
  })

  it('AUTO-05 at 360 px its icon is the field: it opens over the header, and keys alone lead to a page', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await page.goto('/')
    const icon = await search(page).boundingBox()
    assert.ok(icon && icon.width >= 44 && icon.height >= 44 && icon.width < 60, JSON.stringify(icon))
    await search(page).focus()
    await awake(page, 'flx-autocomplete')
    const open = await search(page).boundingBox()
    assert.ok(open && open.width > 300, JSON.stringify(open))
    await page.keyboard.type('livraison')
    await options(page).first().filter({ hasText: 'Livraison' }).waitFor()
    // While the list has the whole screen, what is typed is seen.
    assert.equal(await search(page).evaluate((field) => getComputedStyle(field).opacity), '1')
    assert.deepEqual(await axe(page), [])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/page/livraison')
  })
})
