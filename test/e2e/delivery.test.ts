import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { awake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite } from '../support/site.ts'

const phone = { viewport: { width: 360, height: 740 } }

/** Texts of a column of a table's rows in view, from 0. */
const column = (page: Page, caption: string, index: number): Promise<string[]> =>
  page
    .getByRole('table', { name: caption })
    .locator('tbody > tr:not(.flx-table__details)')
    .filter({ visible: true })
    .evaluateAll(
      (rows, at) => rows.map((row) => (row as HTMLTableRowElement).cells[at]?.textContent?.trim() ?? ''),
      index,
    )

/** Reads until it is what is wanted, or for so long that it will never be. */
async function until(read: () => Promise<string[]>, wanted: (texts: string[]) => boolean): Promise<string[]> {
  let texts: string[] = []
  for (let tries = 0; tries < 300; tries++) {
    texts = await read()
    if (wanted(texts)) return texts
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return texts
}

describe('the tables of the delivery, and the long one of the delays', () => {
  const site = forSuite(openSite)

  it('TABLE-01 TABLE-05 sort prices and times, filter and give their file', async () => {
    const page = await site.visit()
    await page.goto('/essais/delais')
    const times = 'Délais, jours ouvrés, par département et par pays'
    await page.getByRole('button', { name: 'À domicile' }).click()
    const sorted = await until(
      () => column(page, times, 3),
      ([first]) => first === '2\u00a0jours',
    )
    assert.equal(sorted.length, 25)
    await page.getByRole('button', { name: 'À domicile' }).click()
    await until(
      () => column(page, times, 3),
      ([first]) => first === '8 à 12\u00a0jours',
    )
    await page.getByRole('searchbox', { name: 'Filtrer' }).fill('cote armor')
    assert.deepEqual(
      await until(
        () => column(page, times, 1),
        ({ length }) => length === 1,
      ),
      ['Côtes-d’Armor'],
    )
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger (CSV)' }).click(),
    ])
    assert.equal(download.suggestedFilename(), 'delais-de-livraison.csv')
    assert.equal(
      await readFile(await download.path(), 'utf8'),
      '\ufeff"Département";"Nom";"Zone";"À domicile";"En point relais"\r\n"22";"Côtes-d’Armor";"France métropolitaine";"2 jours";"3 à 4 jours"\r\n',
    )
    await page.goto('/page/livraison')
    await page.getByRole('button', { name: 'Prix TTC' }).click()
    await page.getByRole('table', { name: 'Frais de livraison' }).locator('th[aria-sort="ascending"]').waitFor()
    assert.deepEqual(page.problems, [])
  })

  it('TABLE-02 TABLE-03 are read on a phone, unfolded and in full screen', async () => {
    const page = await site.visit(phone)
    await page.goto('/page/livraison')
    await awake(page, 'flx-table')
    const costs = page.getByRole('table', { name: 'Frais de livraison' })
    const tier = costs.getByRole('row').filter({ hasText: 'De 40,00' })
    for (const said of ['De 40,00\u00a0€ à 79,99\u00a0€', '4,90\u00a0€\u00a0TTC']) {
      await tier.getByText(said).waitFor()
      const { right = Number.NaN } = await tier
        .getByText(said)
        .evaluate((node) => node.getBoundingClientRect().toJSON())
      assert.ok(right <= 360, `${said} ends at ${right}`)
    }
    assert.deepEqual(await axe(page), [])
    await page.goto('/essais/delais')
    await awake(page, 'flx-table')
    const times = page.getByRole('table', { name: 'Délais' })
    await times.getByRole('button', { name: 'Autres colonnes : Ain' }).click()
    const details = times.locator('.flx-table__details')
    await details.waitFor()
    assert.deepEqual(await details.locator('dt').allTextContents(), ['Département', 'Zone', 'En point relais'])
    assert.deepEqual(await axe(page), [])
    await page.getByRole('button', { name: 'Plein écran' }).click()
    await page.getByRole('dialog', { name: 'Délais' }).waitFor()
    assert.deepEqual(await axe(page), [])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Colonnes', exact: true }).click()
    await page.getByRole('checkbox', { name: 'En point relais' }).check()
    await page.getByRole('checkbox', { name: 'À domicile' }).uncheck()
    await times.getByRole('columnheader', { name: 'En point relais' }).waitFor()
    await times.getByRole('columnheader', { name: 'À domicile' }).waitFor({ state: 'hidden' })
    assert.deepEqual(await axe(page), [])
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0)
    assert.deepEqual(page.problems, [])
  })

  it('TABLE-05 are plain tables without script', async () => {
    const page = await site.visit({ ...phone, javaScriptEnabled: false })
    await page.goto('/page/livraison')
    assert.equal(await page.locator('tbody tr').filter({ visible: true }).count(), 13)
    assert.equal(await page.getByRole('columnheader').filter({ visible: true }).count(), 5)
    const times = page.getByRole('table', { name: 'Délais, en jours ouvrés' })
    await times.getByRole('row', { name: 'Corse 3 à 4 jours 5 à 6 jours' }).waitFor()
    await page.goto('/essais/delais')
    assert.equal(await page.locator('tbody tr').filter({ visible: true }).count(), 103)
  })
})
