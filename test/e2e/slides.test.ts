import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { axe } from '../support/axe.ts'
import { chunkAddress } from '../support/chunk-address.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite, untilTold } from '../support/site.ts'

describe('the slides of the shop', () => {
  const site = forSuite(openSite)

  it('SLIDE-04 where what moves them cannot be fetched they are a row that scrolls and snaps', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await page.route(chunkAddress('carousel'), (route) => route.abort('connectionreset'))
    await page.goto('/articles')
    const path = await page.locator('main a[href^="/article/"]').first().getAttribute('href')
    await page.goto(path ?? '')
    const shelf = page.locator('flx-carousel')
    const failed = shelf.evaluate(
      (element) => new Promise((resolve) => element.addEventListener('flx-error', resolve, { once: true })),
    )
    await shelf.scrollIntoViewIfNeeded()
    // It serves as it is until a gesture.
    await page.mouse.move(10, 10)
    await page.mouse.move(20, 20)
    await failed
    const row = shelf.locator('ul')
    const scrolled = () => row.evaluate((list) => list.scrollLeft)
    assert.match(await row.evaluate((list) => getComputedStyle(list).scrollSnapType), /^x/)
    assert.equal(await shelf.locator('[inert]').count(), 0, 'all of them are in reach')
    assert.equal(await shelf.getByRole('button').count(), 0)

    await row.hover()
    await row.evaluate((list) => list.addEventListener('scrollend', () => list.setAttribute('data-stands', '')))
    await page.mouse.wheel(360, 0)
    await shelf.locator('ul[data-stands]').waitFor()
    assert.ok((await scrolled()) > 0)
    const last = row.locator('li').last()
    await last.getByRole('link').first().focus()
    await page.waitForFunction(() => {
      const [box, slide] = ['flx-carousel ul', 'flx-carousel li:last-child'].map((each) =>
        document.querySelector(each)?.getBoundingClientRect(),
      )
      return box && slide && slide.right <= box.right + 1 && slide.left >= box.left - 1
    })
    assert.ok((await scrolled()) > 0)
    assert.deepEqual(await axe(page), [])
    await untilTold(page, /<flx-carousel/)
  })
})
