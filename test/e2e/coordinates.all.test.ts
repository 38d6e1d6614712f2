import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { FrameLocator } from 'playwright-core'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite, type Site, type SitePage } from '../support/site.ts'

const caller = '/essais/ancienne-page'
const address = '/fr/fpopup_coord_map_v3.html?p=commun:coord_map_v3'

/** Once the page has its code: before that, a link of an old template is a plain link. */
async function gotoCaller(page: SitePage): Promise<void> {
  await page.goto(caller)
  await page.locator('flx-page > *').first().waitFor({ state: 'attached' })
}

describe('the popup of coordinates', () => {
  const site = forSuite(openSite)

  async function open(options: Parameters<Site['visit']>[0] = {}): Promise<{ page: SitePage; popup: FrameLocator }> {
    const page = await site.visit({ viewport: { width: 1280, height: 900 }, ...options })
    await gotoCaller(page)
    await page.locator('a.squeezebox.point').click()
    const popup = page.frameLocator('dialog[open] iframe')
    await drawn(popup)
    return { page, popup }
  }

  /** The picker takes the place of the plain forms; a label of theirs is still in the page, and not in view. */
  const drawn = (popup: FrameLocator): Promise<void> => popup.locator('.flx-map-picker__fields').waitFor()
  const field = (popup: FrameLocator, name: string) => popup.getByRole('textbox', { name, exact: true })

  const answered = (page: SitePage): Promise<string[]> =>
    page
      .locator('form[name="mouillage"] input')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

  const closed = (page: SitePage): Promise<void> => page.locator('dialog[open]').waitFor({ state: 'detached' })

  const leave = async (page: SitePage): Promise<void> => {
    await page.context().close()
  }

  it('MAP-01 POPUP-08 begins at the point of its address, in the size that it says', async () => {
    const { page, popup } = await open()
    assert.deepEqual(
      [await field(popup, 'Latitude').inputValue(), await field(popup, 'Longitude').inputValue()],
      ['48.7256', '-3.9827'],
    )
    await popup.getByText('Point choisi : 48,7256° nord, 3,9827° ouest').waitFor()
    const size = await page
      .locator('dialog[open] iframe')
      .evaluate((frame: HTMLElement) => [frame.offsetWidth, frame.offsetHeight])
    assert.deepEqual(size, [600, 520])
    await leave(page)
  })

  it('MAP-01 coordinates that are typed come back into the fields of the form, which hears of it; the popup closes', async () => {
    const { page, popup } = await open()
    await page.evaluate(() => {
      const heard: string[] = []
      for (const type of ['input', 'change']) {
        document.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as HTMLInputElement).name}`))
      }
      Object.assign(globalThis, { heard })
    })
    await field(popup, 'Latitude').fill('47,6582')
    await field(popup, 'Longitude').fill('-2.7608')
    await popup.getByRole('button', { name: 'Choisir ce point' }).click()
    await closed(page)
    assert.deepEqual(await answered(page), ['47.6582', '-2.7608'])
    assert.deepEqual(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard), [
      'input latitude',
      'change latitude',
      'input longitude',
      'change longitude',
    ])
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Choisir le point')
    await leave(page)
  })

  it('MAP-01 MAP-03 goes by keyboard alone, from the link to the answer', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 900 } })
    await gotoCaller(page)
    await page.locator('a.squeezebox.point').focus()
    await page.keyboard.press('Enter')
    const popup = page.frameLocator('dialog[open] iframe')
    await drawn(popup)
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab')
      if (await field(popup, 'Latitude').evaluate((field) => field === document.activeElement)) break
    }
    await page.keyboard.press('Control+A')
    await page.keyboard.type('48.1113')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('-1.68')
    await page.keyboard.press('Enter')
    await closed(page)
    assert.deepEqual(await answered(page), ['48.1113', '-1.68'])
    await leave(page)
  })

  it('MAP-01 a form that the page does not have is said, with the point to copy', async () => {
    const page = await site.visit()
    await gotoCaller(page)
    await page.evaluate((href) => {
      const link = document.querySelector<HTMLAnchorElement>('a.squeezebox.point')
      if (link) link.href = `${href}&lat=48&lng=2&name_form=absent&name_lat=a&name_lng=b`
    }, address)
    await page.locator('a.squeezebox.point').click()
    const popup = page.frameLocator('dialog[open] iframe')
    await drawn(popup)
    await popup.getByRole('button', { name: 'Choisir ce point' }).click()
    const said = popup.getByRole('alert').filter({ hasText: 'n’a pas de formulaire pour ce point' })
    assert.match((await said.textContent()) ?? '', /absent, a, b.*48° nord, 2° est/)
    await leave(page)
  })

  it('MAP-01 the preset of an element leads to it, and its answer closes that element', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 900 } })
    await page.goto('/guide/flx-popup')
    await page.getByRole('button', { name: 'Choisir un point' }).click()
    const popup = page.frameLocator('dialog[open] iframe')
    await drawn(popup)
    await field(popup, 'Latitude').fill('43.2995')
    await field(popup, 'Longitude').fill('5,3698')
    await popup.getByRole('button', { name: 'Choisir ce point' }).click()
    await closed(page)
    const fields = page.locator('form[name="fiche"] input')
    assert.deepEqual(await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)), [
      '43.2995',
      '5.3698',
    ])
    await leave(page)
  })

  it('I18N-02 speaks English under its English address; another template is no page', async () => {
    const page = await site.visit()
    await page.goto(address.replace('/fr/', '/en/'))
    assert.equal(await page.locator('h1').textContent(), 'Choose a point')
    assert.equal(await page.locator('html').getAttribute('lang'), 'en')
    const other = await page.request.get('/fr/fpopup_coord_map_v3.html?p=commun:autre')
    assert.equal(other.status(), 404)
    await leave(page)
  })

  it('without script it is a page that says the point', async () => {
    const page = await site.visit({ javaScriptEnabled: false })
    await page.goto(`${address}&name_form=fiche`)
    await page.getByLabel('Latitude').fill('48°23′24″ N')
    await page.getByLabel('Longitude').fill('-4,48')
    await page.getByRole('button', { name: 'Choisir ce point' }).click()
    await page.getByText('Point choisi : 48,39 ; -4,48').waitFor()
  })

  for (const width of [360, 1280]) {
    it(`has nothing for axe and fits, ${width} px`, async () => {
      const page = await site.visit({ viewport: { width, height: 740 } })
      await page.goto(`${address}&lat=48,39&lng=-4,48&adresse_search=brest`)
      await page.locator('[data-flx-map="shown"] [role="slider"]').waitFor()
      assert.deepEqual(await axe(page), [])
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      await leave(page)
    })
  }
})
