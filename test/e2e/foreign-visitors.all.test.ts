import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Frame, FrameLocator, Locator, Page } from 'playwright-core'
import { type Fault, isEnd } from '../foreign/faults.ts'
import { openVisitorsServer } from '../foreign/visitors.ts'
import { formAwake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { chunkAddress } from '../support/chunk-address.ts'
import { forSuite } from '../support/for-suite.ts'
import { isSound, type Visit, visitByPhone } from '../support/foreign-visit.ts'

const acts = 'ajax/modules/modules/traitement.php'
const saves = 'enregistrer.php'
const links = 'ajax/modules/liens/traitement.php'
const generic = "Une erreur s'est produite, veuillez réessayer plus tard ou contacter un administrateur."

describe('the visitors of a site by someone else', () => {
  const site = forSuite(openVisitorsServer)

  const visit = (name: string, tag = 'flx-my-elements'): Promise<Visit> => visitByPhone(site.page(name), tag)

  type Where = Page | Frame | FrameLocator | Locator

  const button = (where: Where, name: string): Locator => where.getByRole('button', { name, exact: true })
  const row = (main: Locator, title: string): Locator => main.locator('tr, li', { hasText: title })
  /** A command of a row, be it a link or a button. */
  const command = (main: Locator, title: string, name: string): Locator =>
    row(main, title).locator('a, button', { hasText: name })
  const modal = (where: Where): Locator => where.locator('dialog.flx-modal[open]')
  const frameOf = (page: Page): FrameLocator => page.frameLocator('dialog[open] iframe')
  const formReady = (where: Where): Promise<void> => formAwake(where, 'form')

  async function confirm(where: Where, question: string): Promise<void> {
    await modal(where).getByText(question).waitFor()
    await button(modal(where), 'Oui').click()
  }

  async function openForm(page: Page, link: Locator): Promise<FrameLocator> {
    await link.click()
    const frame = frameOf(page)
    await formReady(frame)
    return frame
  }

  async function logIn(where: Where): Promise<void> {
    const login = where.locator('form:has([type="password"])')
    await login.getByLabel('Adresse e-mail').fill('anne@essai.example')
    await login.getByLabel('Mot de passe').fill('mer-calme')
    await button(login, 'Se connecter').click()
  }

  test('ELEM-01 ELEM-02 ELEM-06 one is put online, one refuses to go and says why, one goes', async () => {
    const visited = await visit('annonces')
    const { page, main } = visited
    await command(main, 'Table', 'Hors ligne').click()
    await main.locator('.on', { hasText: /ligne/ }).nth(2).waitFor()
    await command(main, 'Vélo', 'Jeter').click()
    await confirm(page, 'Voulez vous supprimer cet élément ?')
    await modal(page).getByText('Le vélo est en cours de vente.').waitFor()
    assert.deepEqual(await axe(page, 'dialog[open]'), [])
    await button(modal(page), 'OK').click()
    await modal(page).waitFor({ state: 'detached' })
    await command(main, 'Kayak', 'Jeter').click()
    await confirm(page, 'Voulez vous supprimer cet élément ?')
    await row(main, 'Kayak').waitFor({ state: 'detached' })
    await row(main, 'Vélo').waitFor()
    await page.reload()
    assert.deepEqual([await row(main, 'Kayak').count(), await main.locator('.on').count()], [0, 2])
    await isSound(visited)
  })

  test('ELEM-04 ELEM-05 a new one is refused beside its field, then taken; the page of the list has it', async () => {
    const visited = await visit('annonces')
    const { page, main } = visited
    const frame = await openForm(page, main.getByText('Nouvelle'))
    assert.deepEqual(
      await page.locator('dialog[open]').evaluate((dialog) => [dialog.scrollWidth, dialog.clientWidth]),
      [360, 360],
    )
    await frame.getByLabel('Titre').fill('ab')
    await button(frame, 'Garder').click()
    await frame.getByText('Trois lettres au moins.').first().waitFor()
    assert.equal(await frame.getByLabel('Titre').inputValue(), 'ab')
    await frame.getByLabel('Titre').fill('Bouée')
    await button(frame, 'Garder').click()
    await row(main, 'Bouée').waitFor()
    assert.equal(await page.locator('dialog[open]').count(), 0)
    await isSound(visited)
  })

  test('ELEM-04 ELEM-05 one is changed: its page says so, the list has it; what is not saved is asked about', async () => {
    const visited = await visit('annonces')
    const { page, main } = visited
    const frame = await openForm(page, command(main, 'Table', 'Changer'))
    await frame.getByLabel('Titre').fill('Grande table')
    await button(frame, 'Garder').click()
    await frame.getByText('C’est enregistré.').waitFor()
    await row(main, 'Grande table').waitFor({ state: 'attached' })
    await formReady(frame)
    await frame.getByLabel('Titre').fill('Petite table')
    await page.locator('dialog[open] .flx-close').click()
    await modal(page).getByText('Vous avez apporter des modifications sans enregistrer').waitFor()
    await button(modal(page), 'Non').click()
    await modal(page).waitFor({ state: 'detached' })
    assert.equal(await frame.getByLabel('Titre').inputValue(), 'Petite table')
    await page.locator('dialog[open] .flx-close').click()
    await button(modal(page), 'Oui').click()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    assert.equal(await row(main, 'Grande table').count(), 1)
    await isSound(visited)
  })

  test('ELEM-03 ELEM-05 to publish and to take back asks, then closes the pop-in; the list follows', async () => {
    const visited = await visit('annonces')
    const { page, main } = visited
    for (const [name, question, shown] of [
      ['Garder et publier', 'Etes vous sur de vouloir publier sur le site ?', 'En ligne'],
      ['Garder et retirer', 'Etes vous sur de vouloir dépublier du site ?', 'Hors ligne'],
    ] as const) {
      const frame = await openForm(page, command(main, 'Table', 'Changer'))
      await button(frame, name).click()
      await confirm(frame, question)
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      await command(main, 'Table', shown).waitFor()
    }
    await isSound(visited)
  })

  test('PERMA-01 a button that is pressed before its code is there waits for it; a form says why it is refused', async () => {
    let letThrough = (): void => {}
    const held = new Promise<void>((go) => {
      letThrough = go
    })
    const visited = await visit('annonces', '')
    const { page, main } = visited
    await page.route(chunkAddress('share'), async (route) => {
      await held
      await route.continue()
    })
    await page.goto(site.page('lien'))
    await page.waitForFunction(() => 'flx' in window)
    const shorten = button(main, 'Lien court')
    await shorten.click()
    await page.locator('[aria-busy="true"]').waitFor()
    letThrough()
    const dialog = page.getByRole('dialog', { name: 'Le permalien a été généré.' })
    const given = dialog.getByLabel('Permalien')
    const { origin } = new URL(page.url())
    assert.equal(await given.inputValue(), `${origin}/court/${`${origin}/une/adresse?bien=longue`.length}`)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await main.getByLabel('Adresse').fill('/interdit')
    await button(main, 'Raccourcir').click()
    await main.getByRole('alert').getByText('Cette adresse n’est pas à nous.').waitFor()
    await main.getByLabel('Adresse').fill('/bol')
    await button(main, 'Raccourcir').click()
    await given.waitFor()
    assert.equal(await given.inputValue(), `${origin}/court/4`)
    assert.equal(await main.getByRole('alert').count(), 0)
    await isSound(visited)
  })

  /** The other faults come in place of answers of the other sites: they depend on no element. */
  const faults: Fault[] = ['fatal', 'fragment']

  for (const fault of faults) {
    describe(`${fault}, instead of an answer about what visitors publish`, () => {
      test('ELEM-06 a deletion says so, and keeps the row; then it is done', async () => {
        const visited = await visit('annonces')
        const { page, main } = visited
        site.suffer(acts, fault)
        await command(main, 'Kayak', 'Jeter').click()
        await confirm(page, 'Voulez vous supprimer cet élément ?')
        if (isEnd(fault)) await logIn(main)
        else {
          await modal(page).getByText(generic).waitFor()
          await button(modal(page), 'OK').click()
          await modal(page).waitFor({ state: 'detached' })
          assert.equal(await row(main, 'Kayak').count(), 1)
          await command(main, 'Kayak', 'Jeter').click()
          await confirm(page, 'Voulez vous supprimer cet élément ?')
        }
        await row(main, 'Kayak').waitFor({ state: 'detached' })
        await isSound(visited)
      })

      test('ELEM-06 a form that did not arrive keeps what was typed, and is sent again', async () => {
        const visited = await visit('annonces')
        const { page, main } = visited
        const frame = await openForm(page, main.getByText('Nouvelle'))
        await frame.getByLabel('Titre').fill('Bouée')
        site.suffer(saves, fault)
        await button(frame, 'Garder').click()
        if (isEnd(fault)) await logIn(frame)
        else {
          await frame.getByRole('alert').first().waitFor()
          assert.equal(await frame.getByLabel('Titre').inputValue(), 'Bouée')
          await button(frame, 'Garder').click()
        }
        await row(main, 'Bouée').waitFor()
        assert.equal(await row(main, 'Bouée').count(), 1)
        await isSound(visited)
      })

      test('PERMA-01 what is no permalink is a failure beside the button, and is asked for again', async () => {
        const visited = await visit('lien', '')
        const { page, main } = visited
        site.suffer(links, fault)
        await button(main, 'Lien court').click()
        if (isEnd(fault)) await logIn(main)
        else {
          await main.getByRole('alert').waitFor()
          assert.equal(await page.locator('dialog[open]').count(), 0)
          await button(main, 'Réessayer').click()
        }
        await page.getByRole('dialog').getByLabel('Permalien').waitFor()
        assert.equal(await main.getByRole('alert').count(), 0)
        await isSound(visited)
      })
    })
  }
})
