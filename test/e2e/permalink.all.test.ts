import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { permalinks } from '../../demo/server/schema.ts'
import { awake } from '../support/awake.ts'
import { fits } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import { openSite, type SitePage } from '../support/site.ts'

const page = '/page/livraison'

describe('a permalink', () => {
  const site = forSuite(openSite)

  const keptFor = async (path: string) => {
    const [kept] = await site.db.select().from(permalinks).where(eq(permalinks.path, path))
    return kept?.code
  }

  /** Its code is there: before, its form is a plain one. */
  async function wake(tab: SitePage): Promise<void> {
    await tab.locator('flx-permalink').getByRole('button').first().hover()
    await awake(tab, 'flx-permalink')
  }

  it('PERMA-01 is made by a click, copied, and leads to its page', async () => {
    const tab = await site.visit({ viewport: { width: 360, height: 740 }, hasTouch: true })
    await tab.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await tab.goto(`${page}?mode=html`)
    await wake(tab)
    await tab.getByRole('button', { name: 'Lien court de cette page' }).dblclick()
    const dialog = tab.getByRole('dialog', { name: 'Le permalien a été généré.' })
    const permalink = await dialog.getByLabel('Permalien').inputValue()
    assert.equal(new URL(permalink).pathname, `/l/${await keptFor(page)}`)
    await dialog.getByRole('button', { name: 'Copier' }).click()
    await dialog.getByText('Le permalien est copié.').waitFor()
    assert.equal(await tab.evaluate(() => navigator.clipboard.readText()), permalink)
    await dialog.getByRole('button', { name: 'Code QR' }).click()
    await dialog.getByRole('img', { name: `Code QR de ${permalink}` }).waitFor()
    await fits(tab)
    await tab.goto(permalink)
    assert.equal(new URL(tab.url()).pathname, page)
  })

  it('PERMA-01 by keyboard alone, without the permission of the clipboard', async () => {
    const tab = await site.visit()
    await tab.goto(page)
    await wake(tab)
    const button = tab.getByRole('button', { name: 'Lien court de cette page' })
    const keyboard = new Keyboard(tab)
    await keyboard.press(button)
    const dialog = tab.getByRole('dialog')
    await dialog.getByLabel('Permalien').waitFor()
    await keyboard.press(dialog.getByRole('button', { name: 'Copier' }))
    await dialog.getByText('Le permalien est copié.').waitFor()
    await tab.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    assert.equal(await button.evaluate((node) => document.activeElement === node), true)
  })
})
