import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { awake } from '../support/awake.ts'
import { chunkAddress } from '../support/chunk-address.ts'
import { nonce, openDistPages } from '../support/dist-page.ts'
import { forSuite } from '../support/for-suite.ts'

describe('a date field on a page that loads what ships', () => {
  const pages = forSuite(openDistPages)

  it('DATE-04 asks for its calendar once it is awake, before its button is touched, and opens it without another request', async () => {
    const fetched: string[] = []
    const hasCalendar = (): boolean => fetched.some((url) => chunkAddress('calendar-later').test(url))
    const { page } = await pages.open(
      `<flx-date-field><label>Jour <input name="jour"></label></flx-date-field>
<script type="module" nonce="${nonce}" src="${pages.cdn}/flx.js" crossorigin></script>`,
      { prepare: async (page) => void page.on('request', (request) => fetched.push(request.url())) },
    )
    await awake(page, 'flx-date-field')
    await page.locator('.flx-date-field__button').waitFor()
    for (const end = Date.now() + 20_000; Date.now() < end && !hasCalendar(); ) await page.waitForTimeout(50)
    assert.ok(hasCalendar())
    await page.waitForLoadState('networkidle')
    const count = fetched.length
    await page.locator('.flx-date-field__button').click()
    await page.locator('.flx-calendar:popover-open').waitFor()
    assert.deepEqual(fetched.slice(count), [])
  })

  it('DATE-03 keeps its date for a visitor who comes back to the page', async () => {
    const shown = await openDistPages({ hasWindows: true })
    try {
      const { page } = await shown.open(
        `<form><input name="nom"><flx-date-field><input type="date" name="jour"></flx-date-field></form>
<flx-date-field><input type="date" name="fin" value="2027-04-01"></flx-date-field>
<script type="module" nonce="${nonce}" src="${shown.cdn}/flx.js" crossorigin></script>`,
      )
      const read = (): Promise<string[]> =>
        page.locator('input').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
      await page.locator('[name="jour"]').click()
      await page.locator('.flx-date-field__button').nth(1).waitFor()
      await page.locator('[name="jour"]').pressSequentially('12032027')
      await page.locator('[name="nom"]').fill('Anne')
      assert.deepEqual(await read(), ['Anne', '12/03/2027', '01/04/2027'])
      await page.evaluate(() => location.assign('/ailleurs'))
      await page.waitForURL('**/ailleurs')
      await page.goBack()
      assert.deepEqual(await read(), ['Anne', '2027-03-12', '2027-04-01'])
      await page.locator('[name="jour"]').click()
      await page.locator('.flx-date-field__button').nth(1).waitFor()
      assert.deepEqual(await read(), ['Anne', '12/03/2027', '01/04/2027'])
    } finally {
      await shown.close()
    }
  })
})
