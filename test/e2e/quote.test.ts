import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { newsletterSubscribers, quoteRequests } from '../../demo/server/schema.ts'
import { axe } from '../support/axe.ts'
import { Keyboard } from '../support/keyboard.ts'
import { openSite, type Site, type SitePage } from '../support/site.ts'

const picture = {
  name: 'Table.PNG',
  mimeType: '',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

describe('a request for a quote', () => {
  let site: Site
  before(async () => {
    site = await openSite()
  })
  after(() => site.close())

  const town = (page: SitePage) => page.getByLabel('Ville ou code postal')
  const quoteOf = async (name: string) => {
    const rows = await site.db.select().from(quoteRequests).where(eq(quoteRequests.name, name))
    return rows.map(({ town, postalCode, article, files }) => ({
      town,
      postalCode,
      article,
      files: files.map((f) => f.name),
    }))
  }

  async function fillRest(page: SitePage, name: string): Promise<void> {
    await page.getByLabel('Votre nom').fill(name)
    await page.getByLabel('Adresse e-mail', { exact: true }).fill('lise@exemple.fr')
    await page.getByLabel('Votre projet').fill('Douze bols pour une cantine.')
  }

  for (const width of [1280, 360]) {
    it(`AUTO-03 UPLOAD-02 town, article and pictures by mouse, ${width} px`, async () => {
      const page = await site.visit({ viewport: { width, height: 740 } })
      await page.goto('/devis')
      await town(page).pressSequentially('saint-brieuc')
      await page.getByRole('option', { name: 'Saint-Brieuc (22000)' }).click()
      assert.equal(await town(page).inputValue(), 'Saint-Brieuc')
      assert.equal(await page.getByLabel('Code postal', { exact: false }).last().inputValue(), '22000')
      await page.getByLabel('Article concerné').pressSequentially('bol')
      assert.deepEqual(await axe(page), [])
      const option = page.getByRole('option').first()
      const article = (await option.textContent()) ?? ''
      await option.click()
      await page.getByLabel('Photos ou plans').scrollIntoViewIfNeeded()
      await page.getByLabel('Photos ou plans').setInputFiles([picture, { ...picture, name: 'virus.exe' }])
      await page.getByRole('list', { name: 'Fichiers' }).getByText('Ce type de fichier n’est pas accepté').waitFor()
      await page.getByText('Envoyé', { exact: true }).waitFor()
      assert.deepEqual(await axe(page), [])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.ok(overflow <= 0, `${overflow} px too wide`)
      await fillRest(page, `Souris ${width}`)
      await page.getByRole('button', { name: 'Envoyer la demande' }).click()
      await page.getByText('Votre demande est notée').waitFor()
      assert.deepEqual(await quoteOf(`Souris ${width}`), [
        { town: 'Saint-Brieuc', postalCode: '22000', article, files: ['Table.PNG'] },
      ])
      assert.deepEqual(page.problems, [])
    })
  }

  it('AUTO-05 the same by the keyboard alone', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 740 } })
    await page.goto('/devis')
    const keyboard = new Keyboard(page)
    await keyboard.type(page.getByLabel('Votre nom'), 'Clavier')
    await keyboard.type(page.getByLabel('Adresse e-mail', { exact: true }), 'lise@exemple.fr')
    await keyboard.type(town(page), '29200')
    await page.getByRole('option', { name: 'Brest (29200)' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await keyboard.type(page.getByLabel('Votre projet'), 'Douze bols.')
    await keyboard.press(page.getByRole('button', { name: 'Envoyer la demande' }))
    await page.getByText('Votre demande est notée').waitFor()
    assert.deepEqual(await quoteOf('Clavier'), [{ town: 'Brest', postalCode: '29200', article: '', files: [] }])
    assert.deepEqual(page.problems, [])
  })

  it('UPLOAD-03 without script the whole form goes as it is', async () => {
    const page = await site.visit({ javaScriptEnabled: false })
    await page.goto('/devis')
    await town(page).fill('Brest')
    await fillRest(page, 'Sans script')
    await page.getByLabel('Photos ou plans').setInputFiles(picture)
    await page.getByRole('button', { name: 'Envoyer la demande' }).click()
    await page.getByText('Votre demande est notée').waitFor()
    assert.deepEqual((await quoteOf('Sans script'))[0]?.files, ['Table.PNG'])
  })

  it('UPLOAD-03 where its code cannot be fetched the console says so, and the browser’s own field remains', async () => {
    const page = await site.visit()
    await page.route(/chunks\/upload-/, (route) => route.abort())
    await page.goto('/devis')
    await page.getByLabel('Photos ou plans').scrollIntoViewIfNeeded()
    await page.getByLabel('Photos ou plans').setInputFiles(picture)
    for (let looks = 0; looks < 100 && !page.problems.some((line) => line.includes('flx-upload')); looks++)
      await page.waitForTimeout(100)
    assert.ok(
      page.problems.some((line) => line.includes('flx-upload')),
      page.problems.join('\n'),
    )
    await town(page).fill('Brest')
    await fillRest(page, 'Sans son code')
    await page.getByRole('button', { name: 'Envoyer la demande' }).click()
    await page.getByText('Votre demande est notée').waitFor()
    assert.deepEqual((await quoteOf('Sans son code'))[0]?.files, ['Table.PNG'])
  })

  it('AUTO-04 the shop is searched by what is proposed, or by what is typed', async () => {
    const page = await site.visit()
    await page.goto('/articles')
    const search = page.getByLabel('Chercher un article')
    await search.pressSequentially('torchon')
    const option = page.locator('.flx-autocomplete__option').first()
    const name = (await option.textContent()) ?? ''
    await option.click()
    await page.getByRole('button', { name: 'Chercher' }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.goto('/articles')
    await search.pressSequentially('torchon')
    await page.locator('.flx-autocomplete__option').first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '« torchon »' }).waitFor()
    assert.deepEqual(page.problems, [])
  })

  it('NEWS-01 NEWS-02 the newsletter from the foot of a page to its confirmation', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await page.goto('/plan')
    const email = 'lettre@exemple.fr'
    const field = page.getByLabel('La lettre de L’Estran')
    await field.scrollIntoViewIfNeeded()
    await page.locator('flx-newsletter:defined').waitFor()
    await field.fill(email)
    await page.getByRole('button', { name: 'S’inscrire' }).click()
    await page.getByRole('alertdialog').getByText('suivez son lien').waitFor()
    assert.deepEqual(await axe(page), [])
    await page.goto('/courriels')
    await page.getByRole('link', { name: 'Ouvrir le lien du message' }).first().click()
    await page.getByRole('button', { name: 'Confirmer mon inscription' }).click()
    await page.getByText('C’est fait').waitFor()
    const [row] = await site.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
    assert.ok(row?.confirmedAt instanceof Date)
    assert.deepEqual(page.problems, [])
  })
})
