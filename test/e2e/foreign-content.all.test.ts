import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { openContentServer } from '../foreign/content.ts'
import { type Fault, isEnd } from '../foreign/faults.ts'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { isSound, type Visit, visitByPhone } from '../support/foreign-visit.ts'

describe('the content of a site by someone else', () => {
  const site = forSuite(openContentServer)

  /** On a phone, unless it is said how wide. */
  const visit = (name: string, tag: string, width?: number): Promise<Visit> => visitByPhone(site.page(name), tag, width)

  const button = (where: Locator | Page, name: string): Locator => where.getByRole('button', { name, exact: true })
  const other = (main: Locator): Locator => main.locator('[data-flx-date]', { hasText: /autre mois/ })

  /** The first words of each row of the table that are to be seen. */
  async function namesIn(main: Locator): Promise<string[]> {
    const texts = await main.locator('tbody tr:visible').allInnerTexts()
    return texts.map((text) => /[\p{L}]+/u.exec(text)?.[0] ?? '').filter((word) => word !== 'Spectacle')
  }

  async function untilNames(main: Locator, names: string[]): Promise<void> {
    const until = Date.now() + 15_000
    while (Date.now() < until && String(await namesIn(main)) !== String(names)) await main.page().waitForTimeout(50)
    assert.deepEqual(await namesIn(main), names)
  }

  async function logIn(where: Locator): Promise<void> {
    await button(where, 'Se connecter').click()
    const login = where.locator('form:has([type="password"])')
    await login.getByLabel('Adresse e-mail').fill('anne@essai.example')
    await login.getByLabel('Mot de passe').fill('mer-calme')
    await button(login, 'Se connecter').click()
  }

  test('TABLE-01 TABLE-05 FRAG-01 a table inside a block is sorted, asked for anew by its form, and stays sorted', async () => {
    const visited = await visit('bloc', 'flx-table', 1000)
    const { page, main } = visited
    await button(main, 'Spectacle').click()
    await untilNames(main, ['Ânerie', 'Bal', 'Élégie', 'Noëls', 'Zouk'])
    await button(main, 'Prix').click()
    await untilNames(main, ['Bal', 'Zouk', 'Élégie', 'Noëls', 'Ânerie'])
    const from = site.asked.length
    await main.locator('select').selectOption('2026-11')
    await main.locator('form [type=submit], form button').first().click()
    await untilNames(main, ['Zouk', 'Élégie', 'Ânerie'])
    const [service, fields] = site.asked.slice(from)[0] ?? []
    assert.deepEqual([service, fields?.['mois'], fields?.['identload']], ['bloc.php', '2026-11', '12'])
    assert.equal(await main.locator('select').inputValue(), '2026-11')
    assert.equal(await main.locator('th[aria-sort="ascending"]').count(), 1)
    assert.deepEqual(await axe(page, 'flx-table'), [])
    await isSound(visited)
  })

  test('TABLE-02 on a phone two columns are in view, and the others unfold below their row', async () => {
    const visited = await visit('bloc', 'flx-table')
    const { main } = visited
    const more = main.locator('.flx-table__more').first()
    await more.click()
    await main.locator('.flx-table__details', { hasText: /12,50 €/ }).waitFor()
    await isSound(visited)
  })

  test('CAL-04 an agenda goes to the other month and back, and to a day of one’s own', async () => {
    const visited = await visit('agenda', 'flx-agenda')
    const { page, main } = visited
    await other(main).click()
    await main.getByText('Noëls').waitFor()
    assert.equal(await main.getByText('Zouk').count(), 0)
    await other(main).focus()
    await page.keyboard.press('Enter')
    await main.getByText('Zouk').waitFor()
    await main.getByLabel('Jour').fill('2026-12-24')
    await main.getByText('24/12/2026').waitFor()
    assert.deepEqual(site.asked.at(-1), ['agenda.php', { module: 'salle', param: '7', date: '2026-12-24' }])
    assert.equal(await main.getByRole('heading', { level: 2 }).count(), 1)
    assert.deepEqual(await axe(page, 'flx-agenda'), [])
    await isSound(visited)
  })

  test('CAL-01 CAL-03 CAL-05 a calendar shows the next month, and what a day has', async () => {
    for (const width of [360, 1000]) {
      const visited = await visit('mois', 'flx-calendar', width)
      const { page, main } = visited
      await main.getByText('novembre 2026').waitFor()
      await button(main, 'décembre 2026').click()
      await main.getByText('décembre 2026').waitFor()
      await main.getByText('Noëls').first().click()
      const panel = page.getByRole('dialog')
      await panel.waitFor()
      assert.equal(await panel.getByRole('link').getAttribute('href'), 'bloc')
      assert.deepEqual(await axe(page, 'flx-calendar'), [])
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'hidden' })
      await isSound(visited)
    }
  })

  test('MAP-02 MAP-03 places of a list are on the map; one that has no place stays in the list', async () => {
    const visited = await visit('lieux', 'flx-map')
    const { page, main } = visited
    await main.locator('.flx-map__marker, .flx-marker').first().waitFor()
    assert.equal(await button(main, 'Grande salle').count(), 1)
    assert.equal(await button(main, 'Petite salle').count(), 1)
    assert.equal(await button(main, 'Itinérance').count(), 0)
    await main.getByText('Itinérance').waitFor()
    await button(main, 'Grande salle').click()
    await main.locator('.flx-map__frame').getByText('3 rue de Siam').waitFor()
    assert.deepEqual(await axe(page, 'flx-map'), [])
    await isSound(visited)
  })

  test('SLIDE-01 SLIDE-04 slides that someone else wrote turn, and leave nothing behind in the page', async () => {
    const visited = await visit('images', 'flx-carousel')
    const { page, main } = visited
    const next = main.getByRole('button', { name: /suivant/i })
    for (let turn = 0; turn < 4; turn++) await next.click()
    await main.locator('[role="status"]', { hasText: '2 sur 3' }).waitFor()
    assert.deepEqual(await axe(page, 'flx-carousel'), [])
    await isSound(visited)
  })

  /** The other faults come in place of answers of the other sites: they depend on no element. */
  const faults: Fault[] = ['failed', 'ended']

  for (const fault of faults) {
    describe(`${fault}, instead of content`, () => {
      test('FRAG-03 a block keeps what it had, says so, and is asked for again', async () => {
        const visited = await visit('bloc', 'flx-fragment', 1000)
        const { main } = visited
        site.suffer('bloc.php', fault)
        await main.locator('select').selectOption('2026-12')
        await main.locator('form [type=submit], form button').first().click()
        await main.getByRole('alert').waitFor()
        assert.equal((await namesIn(main)).length, 5)
        site.heal('bloc.php')
        if (isEnd(fault)) await logIn(main)
        else await button(main, 'Réessayer').click()
        await untilNames(main, ['Bal', 'Noëls'])
        assert.equal(await main.getByRole('alert').count(), 0)
        await isSound(visited)
      })

      test('CAL-04 an agenda keeps its date, says so, and is asked for again', async () => {
        const visited = await visit('agenda', 'flx-agenda')
        const { main } = visited
        site.suffer('agenda.php', fault)
        await other(main).click()
        await main.getByRole('alert').waitFor()
        assert.equal(await main.getByText('Zouk').count(), 1)
        site.heal('agenda.php')
        if (isEnd(fault)) await logIn(main)
        else await button(main, 'Réessayer').click()
        await main.getByText('Noëls').waitFor()
        assert.equal(await main.getByRole('alert').count(), 0)
        await isSound(visited)
      })

      test('CAL-05 a calendar keeps its month, says so, and is asked for again', async () => {
        const visited = await visit('mois', 'flx-calendar')
        const { main } = visited
        await main.getByText('Zouk').locator('visible=true').first().waitFor()
        site.suffer('mois.php', fault)
        // The month before is never fetched ahead.
        await button(main, 'octobre 2026').click()
        await main.getByRole('alert').waitFor()
        await main.getByText('novembre 2026').waitFor()
        site.heal('mois.php')
        if (isEnd(fault)) await logIn(main)
        else await button(main, 'Réessayer').click()
        await main.locator('[aria-live]', { hasText: 'octobre 2026' }).waitFor()
        assert.equal(await main.getByRole('alert').count(), 0)
        await isSound(visited)
      })
    })
  }
})
