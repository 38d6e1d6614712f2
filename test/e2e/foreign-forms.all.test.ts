import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import type { Fault } from '../foreign/faults.ts'
import { manners, openFormsServer } from '../foreign/forms.ts'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { isSound, type Visit, visitByPhone } from '../support/foreign-visit.ts'

describe('the forms of a site by someone else', () => {
  const site = forSuite(openFormsServer)

  /** On a phone, under a policy with Trusted Types. */
  const visit = (manner: string, name: string, tag: string): Promise<Visit> =>
    visitByPhone(site.page(manner, name), tag)

  const button = (where: Page | Locator, name: string): Locator => where.getByRole('button', { name, exact: true })
  const step = (main: Locator, name: string): Locator => main.getByText(new RegExp(`^Étape . sur 4\\s*${name}$`))

  /** What is proposed under a field. */
  const proposed = (page: Page, name: string): Locator => page.getByRole('listbox').getByRole('option', { name })

  /** A text file, of so many letters. */
  const piece = (name: string, size = 20) => ({ name, mimeType: 'text/plain', buffer: Buffer.alloc(size, 'a') })

  /** What is asked for, once there are that many; each service is asked by name. */
  const askedOf = (service: string): Record<string, string>[] =>
    site.asked.filter(([name]) => name === service).map(([, fields]) => fields)

  for (const { name: manner } of manners) {
    describe(`forms by someone else, in their way of writing: ${manner}`, () => {
      test('FORM-01 FORM-02 FORM-11 what is wrong is said in the server’s words, at its field; then it is taken once', async () => {
        const visited = await visit(manner, 'contact', 'flx-form')
        const { page, main } = visited
        const earlier = site.taken.length
        await main.getByLabel('Nom', { exact: true }).fill('Anne')
        await main.getByLabel('Courriel').fill('anne@ailleurs.example')
        await main.getByLabel('Message').fill('Où êtes-vous ?')
        await button(main, 'Envoyer').click()
        const link = main.getByRole('alert').getByRole('link', { name: /Cette adresse n'est pas à nous : é, è\./ })
        await link.waitFor()
        const email = main.getByLabel('Courriel')
        await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
        assert.equal(await email.evaluate((field) => field === document.activeElement), true)
        const told = await email.evaluate((field) =>
          (field.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent)
            .join(' '),
        )
        assert.equal(told, "Cette adresse n'est pas à nous : é, è.")
        assert.match((await main.getByRole('alert').textContent()) ?? '', /à nous : é, è\./)
        assert.equal(await main.getByLabel('Message').inputValue(), 'Où êtes-vous ?')
        assert.deepEqual(await axe(page, 'main', ['wcag2a', 'wcag2aa']), [])
        await main.getByLabel('Message').focus()
        await link.click()
        await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
        await email.fill('anne@essai.example')
        await button(main, 'Envoyer').dblclick()
        await main.getByText("Merci, c'est noté.").waitFor()
        assert.deepEqual(
          [
            site.taken.length - earlier,
            await main.getByLabel('Message').inputValue(),
            await main.getByRole('alert').count(),
          ],
          [1, '', 0],
        )
        await isSound(visited)
      })

      test('FORM-03 FORM-04 FORM-05 FORM-09 MASK-03 DATE-03 AUTO-03 UPLOAD-01 a long form leaves one whole record', async () => {
        const visited = await visit(manner, 'dossier', 'flx-form')
        const { page, main } = visited
        const earlier = site.taken.length
        await page.locator('form[data-flx-steps]').waitFor()
        await button(main, 'Suivant').click()
        await main.getByText('Il manque votre nom.').first().waitFor()
        await main.getByLabel('Nom', { exact: true }).fill('Anne')
        await main.getByLabel('Courriel').fill('anne@essai.example')
        await main.getByLabel('Téléphone').pressSequentially('0298443412')
        await page.waitForFunction(
          () => document.querySelector<HTMLInputElement>('[name*="tel"]')?.value === '02 98 44 34 12',
        )
        await main.getByLabel('Pays').selectOption('BE')
        await main.getByLabel('Région').getByRole('option', { name: 'Flandre' }).waitFor({ state: 'attached' })
        await main.getByLabel('Région').selectOption('Flandre')
        await button(main, 'Suivant').click()
        await step(main, 'Enfants').waitFor()
        for (const name of ['Lou', 'Noé', 'Zoé']) {
          const first = main.getByLabel('Prénom').last()
          if ((await main.getByLabel('Prénom').count()) === 0 || (await first.inputValue()) !== '')
            await button(main, 'Un enfant de plus').click()
          await main.getByLabel('Prénom').last().fill(name)
          await main.getByRole('textbox', { name: 'Né le', exact: true }).last().pressSequentially('29022016')
          await page.keyboard.press('Tab')
        }
        assert.equal(await main.getByLabel('Prénom').count(), 3)
        await main.getByRole('button', { name: /^Retirer\b.*2/ }).click()
        assert.equal(await main.getByLabel('Prénom').count(), 2)
        await button(main, 'Suivant').click()
        await step(main, 'Séjour').waitFor()
        await main.getByLabel('Du', { exact: true }).pressSequentially('01072030')
        await main.getByLabel('Au', { exact: true }).pressSequentially('08072030')
        await main.getByLabel('Ville').first().pressSequentially('Br')
        await proposed(page, 'Brest').click()
        assert.deepEqual(
          [await main.getByLabel('Ville').first().inputValue(), await main.getByLabel('Code').inputValue()],
          ['Brest', '29200'],
        )
        assert.equal(await main.getByLabel('Plaque').isVisible(), false)
        await main.getByLabel('Transport').selectOption('voiture')
        await main.getByLabel('Gare').getByRole('option', { name: 'Aucune' }).waitFor({ state: 'attached' })
        await main.getByLabel('Gare').selectOption('0')
        await main.getByLabel('Plaque').fill('AB-123-CD')
        await button(main, 'Suivant').click()
        await step(main, 'Pièces').waitFor()
        await main
          .locator('input[type="file"]')
          .first()
          .setInputFiles([piece('un.txt'), piece('deux.txt')])
        await main.locator('.flx-upload__state', { hasText: 'Envoyé' }).nth(1).waitFor()
        await main.getByLabel('Participation').pressSequentially('1234,5')
        await button(main, 'Vérifier avant d’envoyer').click()
        await main.getByRole('heading', { name: 'Récapitulatif' }).waitFor()
        assert.match((await main.textContent()) ?? '', /02 98 44 34 12[\s\S]*29\/02\/2016[\s\S]*un\.txt/)
        await button(main, 'Envoyer le dossier').click()
        await main.getByText("Merci, c'est noté.").waitFor()
        assert.equal(site.taken.length - earlier, 1)
        const record = site.taken.at(-1) ?? []
        const held = (name: string): string[] => record.filter(([each]) => each === name).map(([, value]) => value)
        const children = record.filter(([name]) => /prenom|ne\b/.test(name)).map(([, value]) => value)
        assert.deepEqual(
          {
            nom: held('nom'),
            tel: held('tel').map((value) => value.replaceAll(' ', '')),
            region: held('region'),
            children,
            stay: [...held('debut'), ...held('fin')],
            town: [...held('idville'), ...held('cp')],
            plaque: held('plaque'),
            gare: held('gare'),
            pieces: held('pieces').length,
            montant: held('montant').map(Number),
          },
          {
            nom: ['Anne'],
            tel: ['0298443412'],
            region: ['Flandre'],
            children: ['Lou', '2016-02-29', 'Zoé', '2016-02-29'],
            stay: ['2030-07-01', '2030-07-08'],
            town: ['7', '29200'],
            plaque: ['AB-123-CD'],
            gare: ['0'],
            pieces: 2,
            montant: [1234.5],
          },
        )
        await isSound(visited)
      })

      test('AUTO-03 AUTO-05 PWD-01 NEWS-01 UPLOAD-01 the small ones: proposed, rated, subscribed, sent and refused', async () => {
        const visited = await visit(manner, 'seuls', 'flx-upload')
        const { page, main } = visited
        const town = main.getByRole('combobox', { name: 'Ville' })
        await town.pressSequentially('brele')
        await main.getByText(/Aucun/).first().waitFor()
        await town.fill('Br')
        await proposed(page, 'Brélès <b>').click()
        assert.equal(await main.locator('[name="idville"]').inputValue(), '12')
        await main.getByLabel('Secret').fill('court')
        await main.getByText('Trop court.').waitFor()
        await main.getByLabel('Secret').fill('un secret plus long')
        await main.getByText('Solide').waitFor()
        const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
        await main.getByLabel('Courriel').fill('anne')
        await button(main, "S'abonner").click()
        await dialog.getByText('Cette adresse est fausse.').waitFor()
        await button(dialog, 'OK').click()
        await dialog.waitFor({ state: 'detached' })
        assert.equal(await main.getByLabel('Courriel').inputValue(), 'anne')
        await main.getByLabel('Courriel').fill('anne@essai.example')
        await button(main, "S'abonner").click()
        await dialog.getByText('Bienvenue à bord.').waitFor()
        await button(dialog, 'OK').click()
        await dialog.waitFor({ state: 'detached' })
        await main.locator('input[type="file"]').setInputFiles([piece('refuse.txt'), piece('un.txt')])
        const line = (name: string): Locator => main.locator('flx-upload li', { hasText: name })
        await line('un.txt').getByText('Envoyé').waitFor()
        await line('refuse.txt').getByText('Un virus était dans cette pièce.').waitFor()
        await button(line('un.txt'), 'Retirer : un.txt').click()
        await line('un.txt').waitFor({ state: 'detached' })
        assert.equal(askedOf('upload').at(-1)?.['action'], 'delete')
        await isSound(visited)
      })
    })
  }

  /** The other faults come in place of answers of the other sites: they depend on no element. */
  const faults: Fault[] = ['notice', 'empty', 'maintenance']

  for (const [index, fault] of faults.entries()) {
    // What comes instead has no manner; each is seen before one.
    const manner = manners[index % manners.length]?.name ?? ''
    describe(`${fault}, instead of an answer to a form (${manner})`, () => {
      test('FORM-11 says so and keeps what was typed; then it is sent', async () => {
        const visited = await visit(manner, 'contact', 'flx-form')
        const { main } = visited
        const earlier = site.taken.length
        await main.getByLabel('Nom', { exact: true }).fill('Anne')
        await main.getByLabel('Courriel').fill('anne@essai.example')
        await main.getByLabel('Message').fill('Où êtes-vous ?')
        site.suffer('envoi.php', fault)
        await button(main, 'Envoyer').click()
        await main.getByRole('alert').waitFor()
        assert.equal(await main.getByLabel('Message').inputValue(), 'Où êtes-vous ?')
        await button(main, 'Envoyer').click()
        await main.getByText("Merci, c'est noté.").waitFor()
        assert.equal(site.taken.length - earlier, 1)
        await isSound(visited)
      })

      test('FORM-03 FORM-09 a part and a list say so and stay as they were; then they are renewed', async () => {
        const visited = await visit(manner, 'parties', 'flx-form')
        const { main } = visited
        await main.getByLabel('Nom', { exact: true }).fill('Anne')
        for (const [service, field, value, list, old, renewed] of [
          ['formulaire/recharge.php', 'Pays', 'FR', 'Région', 'Ancienne', 'Alsace'],
          ['templates/get_contents.php', 'Transport', 'voiture', 'Gare', '', 'Aucune'],
        ] as const) {
          site.suffer(service, fault)
          await main.getByLabel(field).selectOption(value)
          const again = main.getByRole('alert').getByRole('button', { name: 'Réessayer' })
          await again.waitFor()
          assert.equal(await main.getByLabel(list).locator('option').first().textContent(), old)
          await again.click()
          await main.getByLabel(list).getByRole('option', { name: renewed }).waitFor({ state: 'attached' })
          await main.getByRole('alert').waitFor({ state: 'detached' })
        }
        assert.equal(await main.getByLabel('Nom', { exact: true }).inputValue(), 'Anne')
        await isSound(visited)
      })

      test('AUTO-05 PWD-01 NEWS-01 UPLOAD-01 the small ones say so, lose nothing, and are asked again', async () => {
        const visited = await visit(manner, 'seuls', 'flx-upload')
        const { page, main } = visited
        site.suffer('autocompleter.php', fault)
        const town = main.getByRole('combobox', { name: 'Ville' })
        // It asks a moment after the letter: until then it is not busy either.
        const asked = page.waitForRequest(/autocompleter\.php/)
        await town.fill('B')
        await asked
        await page.waitForFunction(() => document.querySelector('flx-autocomplete')?.getAttribute('aria-busy') === null)
        assert.equal(await town.inputValue(), 'B')
        await town.pressSequentially('r')
        await proposed(page, 'Brest').click()
        site.suffer('vieprivee/check_pwd.php', fault)
        await main.getByLabel('Secret').fill('court')
        await main.getByText('La solidité de ce mot de passe n’a pas pu être estimée.').waitFor()
        await main.getByLabel('Secret').fill('un secret plus long')
        await main.getByText('Solide').waitFor()
        const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
        site.suffer('newsletter_v2/traitement.php', fault)
        await main.getByLabel('Courriel').fill('anne@essai.example')
        await button(main, "S'abonner").click()
        await dialog.getByText('Inscription refusée').waitFor()
        await button(dialog, 'OK').click()
        await dialog.waitFor({ state: 'detached' })
        assert.equal(await main.getByLabel('Courriel').inputValue(), 'anne@essai.example')
        await button(main, "S'abonner").click()
        await dialog.getByText('Bienvenue à bord.').waitFor()
        await button(dialog, 'OK').click()
        await dialog.waitFor({ state: 'detached' })
        site.suffer('upload', fault)
        site.suffer('upload', fault)
        site.suffer('upload', fault)
        await main.locator('input[type="file"]').setInputFiles([piece('un.txt')])
        const line = main.locator('flx-upload li')
        await line.getByText('Envoi du fichier échoué').waitFor()
        site.relieve('upload')
        await line.getByRole('button', { name: /Réessayer|Reprendre/ }).click()
        await line.getByText('Envoyé').waitFor()
        await isSound(visited)
      })
    })
  }
})
