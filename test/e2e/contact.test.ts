import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { desc, eq } from 'drizzle-orm'
import type { BrowserContextOptions, Route } from 'playwright-core'
import { contactItems, contactRequests } from '../../demo/server/schema.ts'
import { formAwake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { chunkAddress } from '../support/chunk-address.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import { openSite, requestFailed, type SitePage } from '../support/site.ts'

describe('the contact page', () => {
  const site = forSuite(openSite)

  const kept = (email: string) =>
    site.db.select().from(contactRequests).where(eq(contactRequests.email, email)).orderBy(desc(contactRequests.id))

  async function open(mode: 'json' | 'html', options: BrowserContextOptions = {}): Promise<SitePage> {
    const page = await site.visit(options)
    await page.goto(`/contact?mode=${mode}`)
    await formAwake(page, 'form#contact')
    return page
  }
  /** Its code is there: the lines of a quotation are hidden. */
  const awake = (page: SitePage) => page.getByLabel('Société (facultatif)').waitFor({ state: 'hidden' })

  const nextYear = new Date().getFullYear() + 1

  for (const mode of ['json', 'html'] as const) {
    it(`FORM-01 FORM-04 a quotation by mouse, on a phone: its lines, its errors, then one record (${mode})`, async () => {
      const email = `devis-${mode}@exemple.fr`
      const page = await open(mode, { viewport: { width: 360, height: 740 }, hasTouch: true })
      await awake(page)
      await page.getByLabel('Votre demande concerne').selectOption('devis')
      await page.getByLabel('Société (facultatif)').fill('Le Phare')
      const day = page.getByRole('textbox', { name: /^Souhaité pour le/ })
      const calendar = page.getByRole('button', { name: /^Choisir une date/ })
      // A hand is there: what is typed before goes by the browser's own date, whose order is that of its language.
      await page.keyboard.press('Shift')
      await calendar.waitFor()
      await day.pressSequentially(`1/2/${nextYear}`)
      await calendar.click()
      await page.getByRole('button', { name: `10 février ${nextYear}` }).click()
      assert.equal(await day.inputValue(), `10/02/${nextYear}`)
      // What is said of the field that is left by it does not push the button away from under the finger.
      await page.getByLabel('Votre adresse e-mail').pressSequentially('anne')
      await page.getByRole('button', { name: 'Envoyer' }).tap()
      await page.getByText('3 champs sont à corriger').waitFor()
      const edge = (name: string) => page.getByLabel(name).evaluate((field) => getComputedStyle(field).borderColor)
      assert.notEqual(await edge('Votre nom'), await edge('Société (facultatif)'), 'a wrong field is seen')
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'nom')
      await page.getByRole('link', { name: /^Votre message/ }).click()
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'message')
      const top = await page.getByText('Votre message', { exact: true }).boundingBox()
      assert.ok(top && top.y >= 0 && top.y < 500, 'the label of the field is in view')
      await page.getByLabel('Votre nom').fill('Anne Le Goff')
      await page.getByLabel('Votre adresse e-mail').fill(email)
      await page.getByLabel('Votre message').fill('Pour un mariage en mai.')
      assert.deepEqual(await axe(page), [])

      await page.getByRole('button', { name: 'Envoyer' }).click()
      await page.getByText('Votre message n’est pas encore parti.').waitFor()
      const item = page.getByLabel('Quel article ?')
      assert.match(
        await item.evaluate(
          (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
        ),
        /au moins un article/,
      )
      assert.deepEqual(await kept(email), [])
      assert.deepEqual(await axe(page), [])
      await item.fill('Bol Kerguen')
      await page.getByRole('button', { name: 'Envoyer' }).dblclick()
      await page.getByText('Merci Anne Le Goff').waitFor()
      const rows = await kept(email)
      assert.deepEqual(
        rows.map(({ subject, company, wantedOn }) => [subject, company, wantedOn]),
        [['devis', 'Le Phare', `${nextYear}-02-10`]],
      )
      const items = await site.db
        .select()
        .from(contactItems)
        .where(eq(contactItems.requestId, rows[0]?.id ?? 0))
      assert.deepEqual(
        items.map(({ name, quantity }) => [name, quantity]),
        [['Bol Kerguen', 1]],
      )
      assert.equal(await page.getByLabel('Votre nom').inputValue(), '')
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    })

    it(`FORM-01 a question by keyboard alone (${mode})`, async () => {
      const email = `clavier-${mode}@exemple.fr`
      const page = await open(mode)
      await awake(page)
      const keyboard = new Keyboard(page)
      await keyboard.type(page.getByLabel('Votre nom'), 'Anne')
      await keyboard.type(page.getByLabel('Votre adresse e-mail'), email)
      await keyboard.reach(page.getByLabel('Votre message'))
      await page.keyboard.type('Livrez-vous à Sein ?')
      await keyboard.press(page.getByLabel('Je préfère être rappelé'), 'Space')
      await keyboard.press(page.getByRole('button', { name: 'Envoyer' }))
      await page.getByRole('link', { name: /Indiquez le numéro auquel vous joindre|^Numéro de téléphone/ }).waitFor()
      await keyboard.type(page.getByLabel('Numéro de téléphone'), '02 98 00 00 00')
      await page.keyboard.press('Enter')
      await page.getByText('Merci Anne').waitFor()
      const rows = await kept(email)
      assert.deepEqual(
        rows.map(({ phone }) => phone),
        ['02 98 00 00 00'],
      )
    })
  }

  /** A visit where a file of the library waits until it is let go. */
  async function slowly(file: RegExp): Promise<{ page: SitePage; release(): void }> {
    const page = await site.visit()
    let release = (): void => {}
    const released = new Promise<void>((done) => {
      release = done
    })
    await page.route(file, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/contact')
    return { page, release }
  }

  it('FORM-01 SAFE-07 sent before its code has come: it waits for it, and leaves once without a new page', async () => {
    const email = 'pressee@exemple.fr'
    const { page, release } = await slowly(chunkAddress('form'))
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
    await page.getByLabel('Votre nom').fill('Anne')
    await page.getByLabel('Votre adresse e-mail').fill(email)
    await page.getByLabel('Votre message').fill('Livrez-vous à Sein ?')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await page.keyboard.press('Enter')
    release()
    await page.getByText('Merci Anne').waitFor()
    assert.equal(await page.locator('html[data-same]').count(), 1)
    assert.equal((await kept(email)).length, 1)
  })

  it('FORM-03 a field that was left before its code has come is checked then', async () => {
    const { page, release } = await slowly(chunkAddress('form-later'))
    await formAwake(page, 'form#contact')
    await page.getByLabel('Votre adresse e-mail').focus()
    await page.keyboard.type('anne@exemple')
    await page.keyboard.press('Tab')
    release()
    await page.locator('#contact [type="email"][aria-invalid="true"]').waitFor()
    assert.equal(await page.getByLabel('Votre nom').getAttribute('aria-invalid'), null)
  })

  it('FORM-11 a lost answer, a reload and another try make one record', async () => {
    const email = 'perdue@exemple.fr'
    const page = await open('json')
    await awake(page)
    await page.getByLabel('Votre nom').fill('Anne')
    await page.getByLabel('Votre adresse e-mail').fill(email)
    await page.getByLabel('Votre message').fill('La réponse se perd en route.')
    const lose = async (route: Route): Promise<void> => {
      await route.fetch()
      await route.abort('connectionreset')
    }
    page.provoked = requestFailed
    await page.route('**/contact.php', lose)
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await page.getByText('Rien n’est perdu').waitFor()
    assert.equal((await kept(email)).length, 1)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByText('a été reprise').waitFor()
    assert.equal(await page.getByLabel('Votre message').inputValue(), 'La réponse se perd en route.')
    await page.unroute('**/contact.php', lose)
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await page.getByText('Merci Anne').waitFor()
    assert.equal((await kept(email)).length, 1)
    await page.reload()
    await formAwake(page, 'form#contact')
    assert.equal(await page.getByLabel('Votre nom').inputValue(), '', 'what was sent is no draft')
  })

  it('FORM-11 leaving asks once while something is typed', async () => {
    const page = await open('json')
    await awake(page)
    await page.getByLabel('Votre nom').pressSequentially('Anne')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await page.getByRole('link', { name: 'Plan du site' }).click()
    await page.waitForURL('**/plan')
    assert.deepEqual(asked, ['beforeunload'])
  })
})
