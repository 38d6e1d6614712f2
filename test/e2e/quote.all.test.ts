import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { newsletterSubscribers } from '../../demo/server/schema.ts'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { axe } from '../support/axe.ts'
import { fits } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import {
  article,
  inStep,
  lineOf,
  nameArticle,
  next,
  openQuote,
  picture,
  quoteOf,
  quotesOf,
  send,
  thanks,
  toDelivery,
  toSummary,
  town,
} from '../support/quote-page.ts'
import { openSite, requestFailed } from '../support/site.ts'

describe('a request for a quote', () => {
  const site = forSuite(openSite)

  for (const [mode, width] of [
    ['json', 1280],
    ['html', 360],
  ] as const) {
    it(`FORM-03 AUTO-03 UPLOAD-02 four steps and the summary by mouse, ${mode}, ${width} px`, async () => {
      const name = `Souris ${width}`
      const page = await openQuote(site, mode, { viewport: { width, height: 740 } })
      await page.getByText('Étape 1 sur 4').waitFor()
      await fits(page)
      await page.getByLabel('Il s’agit de').selectOption('hotel')
      await page.getByLabel('Nombre de couverts').fill('40')
      await next(page).click()
      await page.getByRole('link', { name: /^Votre projet/ }).waitFor()
      await page.getByLabel('Votre projet').fill('Douze bols pour une cantine.')
      await next(page).click()

      await inStep(page, 'Les articles')
      await article(page).pressSequentially('bol')
      const option = page.getByRole('option').first()
      await option.waitFor()
      await fits(page)
      const bowl = (await option.textContent()) ?? ''
      await option.click()
      const reference = page.getByLabel('Couleur et taille').first()
      await page.waitForFunction(() => document.querySelectorAll('#articles-0-reference option').length > 1)
      await reference.selectOption({ index: 1 })
      const chosen = (await reference.locator('option:checked').textContent()) ?? ''
      await page.getByLabel('Quantité').first().fill('12')
      await next(page).click()

      await inStep(page, 'La livraison')
      await page.getByText('D’après vos articles : environ').waitFor()
      await town(page).pressSequentially('saint-brieuc')
      await page.getByRole('option', { name: 'Saint-Brieuc (22000)' }).click()
      assert.equal(await town(page).inputValue(), 'Saint-Brieuc')
      assert.equal(await page.getByLabel('Code postal', { exact: false }).last().inputValue(), '22000')
      await page.getByLabel('Photos ou plans').scrollIntoViewIfNeeded()
      await page.getByLabel('Photos ou plans').setInputFiles([picture, { ...picture, name: 'virus.exe' }])
      await page.getByRole('list', { name: 'Fichiers' }).getByText('Ce type de fichier n’est pas accepté').waitFor()
      await page.getByText('Envoyé', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Retirer : virus.exe' }).click()
      await fits(page)
      await next(page).click()

      await inStep(page, 'Vous')
      await page.getByText('Étape 4 sur 4').waitFor()
      await page.getByLabel('Votre nom').fill(name)
      await page.getByLabel('Adresse e-mail', { exact: true }).fill('lise@exemple.fr')
      await page.getByLabel('Société').fill('Le Phare')
      await fits(page)
      await page.getByRole('button', { name: 'Vérifier avant d’envoyer' }).click()

      await page.getByRole('heading', { name: 'Récapitulatif' }).waitFor()
      const summary = page.getByRole('region', { name: 'Récapitulatif' })
      for (const text of [bowl, chosen, 'Saint-Brieuc', 'Table.PNG', 'Le Phare', 'Un hôtel ou un restaurant']) {
        await summary.getByText(text, { exact: true }).waitFor()
      }
      await fits(page)
      await send(page).click()
      await thanks(page).waitFor()
      assert.deepEqual(await quoteOf(site, name), [
        { town: 'Saint-Brieuc', postalCode: '22000', lines: [[bowl, 12]], files: ['Table.PNG'] },
      ])
    })
  }

  it('FORM-03 AUTO-05 the same by the keyboard alone: Enter goes on', async () => {
    const page = await openQuote(site, 'json', { viewport: { width: 1280, height: 740 } })
    const keyboard = new Keyboard(page)
    await keyboard.type(page.getByLabel('Votre projet'), 'Douze bols.')
    await keyboard.press(next(page))
    await inStep(page, 'Les articles')
    await keyboard.type(page.getByLabel('Quantité').first(), '')
    await page.keyboard.press('Enter')
    await inStep(page, 'La livraison')
    await keyboard.type(town(page), '29200')
    await page.getByRole('option', { name: 'Brest (29200)' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await keyboard.press(next(page))
    await inStep(page, 'Vous')
    await keyboard.type(page.getByLabel('Votre nom'), 'Clavier')
    await keyboard.type(page.getByLabel('Adresse e-mail', { exact: true }), 'lise@exemple.fr')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Récapitulatif' }).waitFor()
    await keyboard.press(page.getByRole('button', { name: 'Modifier : Le projet' }))
    await inStep(page, 'Le projet')
    await keyboard.press(page.getByRole('button', { name: 'Revenir au récapitulatif' }))
    await page.getByRole('heading', { name: 'Récapitulatif' }).waitFor()
    await keyboard.press(send(page))
    await thanks(page).waitFor()
    assert.deepEqual(await quoteOf(site, 'Clavier'), [{ town: 'Brest', postalCode: '29200', lines: [], files: [] }])
  })

  it('FORM-03 the country changes what is asked of a place, and loses nothing of what was typed', async () => {
    const page = await openQuote(site, 'json')
    await toDelivery(page)
    await town(page).fill('Liège')
    await page.getByLabel('Pays').selectOption('BE')
    await page.getByText('Livraison en Belgique').waitFor()
    assert.equal(await page.getByLabel('Ville', { exact: true }).inputValue(), 'Liège')
    await page.getByLabel('Numéro de TVA').fill('BE0123456789')
    await page.getByLabel('Code postal (facultatif)').fill('4000')
    await next(page).click()
    await toSummary(page, 'Liégeoise')
    await send(page).click()
    await thanks(page).waitFor()
    const [kept] = await quotesOf(site, 'Liégeoise')
    assert.deepEqual(
      [kept?.country, kept?.town, kept?.postalCode, kept?.vatNumber],
      ['BE', 'Liège', '4000', 'BE0123456789'],
    )
  })

  it('FORM-03 the server says of a field that was left, and of a step, what the page cannot know', async () => {
    const page = await openQuote(site, 'json')
    await toDelivery(page)
    await town(page).fill('Brest')
    await page.getByLabel('Code postal (facultatif)').fill('35000')
    await page.getByLabel('Pays').focus()
    await page.getByText('Ce code postal n’est pas celui de Brest, mais de Rennes.').waitFor()
    await next(page).click()
    await page.getByRole('link', { name: /Ce code postal n’est pas celui de Brest/ }).waitFor()
    await page.getByLabel('Code postal (facultatif)').fill('29200')
    await next(page).click()
    await inStep(page, 'Vous')
  })

  it('FORM-03 FORM-11 Back goes back a step; a reload stays in its step with all that was typed', async () => {
    const page = await openQuote(site, 'json')
    page.on('dialog', (dialog) => void dialog.accept())
    await toDelivery(page)
    await page.getByLabel('Pays').selectOption('LU')
    await page.getByLabel('Numéro de TVA').fill('LU123')
    await page.goBack()
    await inStep(page, 'Les articles')
    await page.goForward()
    await inStep(page, 'La livraison')
    await page.waitForFunction(() => JSON.stringify(sessionStorage).includes('LU123'))
    await page.reload()
    await page.getByText('a été reprise').waitFor()
    await page.getByText('Étape 3 sur 4').waitFor()
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="tva"]')?.value === 'LU123')
    assert.equal(await page.getByLabel('Pays').inputValue(), 'LU')
    await page.goBack()
    await page.goBack()
    await page.getByText('Étape 1 sur 4').waitFor()
    assert.equal(await page.getByLabel('Votre projet').inputValue(), 'Douze bols.')
  })

  it('LOGIN-02 FORM-11 a session that ends in step 3 is logged in again in place, and one request is kept', async () => {
    const page = await site.visit()
    page.provoked = requestFailed
    await page.goto('/compte')
    const { email, password } = demoAccount
    await page.request.post(`${site.url}/globalflexit/ajax/modules/extranet_v2/traitement.php`, {
      form: { action: 'login', email, password },
      headers: { origin: site.url, 'sec-fetch-site': 'same-origin' },
    })
    await page.goto('/devis')
    await page.locator('form[data-flx-steps]').waitFor()
    await toDelivery(page)
    await town(page).fill('Brest')
    await page.context().clearCookies()
    await next(page).click()
    await page.getByText('Votre session a expiré').first().waitFor()
    const login = page.locator('.flx-login-again__form')
    await login.getByLabel('Adresse e-mail').fill(email)
    await login.getByLabel('Mot de passe').fill(password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await toSummary(page, 'Reconnectée')
    await send(page).click()
    await thanks(page).waitFor()
    assert.equal((await quotesOf(site, 'Reconnectée')).length, 1)
  })

  it('FORM-05 lines of articles are added, ordered and taken out by the keyboard, and are kept in their order', async () => {
    const page = await openQuote(site, 'json', { viewport: { width: 360, height: 740 } })
    const keyboard = new Keyboard(page)
    const press = (number: number, name: RegExp) => keyboard.press(lineOf(page, number).getByRole('button', { name }))
    await page.getByLabel('Votre projet').fill('Des bols.')
    await next(page).click()
    await inStep(page, 'Les articles')
    await nameArticle(page, 1, 'Bol Marée', '1')
    await nameArticle(page, 2, 'Bol Brume', '2')
    await keyboard.press(page.getByRole('button', { name: 'Ajouter un article' }))
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'articles[2][nom]')
    await page.keyboard.type('Bol Écume')
    assert.equal(await lineOf(page, 3).getByLabel('Quantité').inputValue(), '1')
    await lineOf(page, 3).getByLabel('Quantité').fill('3')
    await fits(page)
    await press(3, /^Monter/)
    await press(1, /^Retirer/)
    await page.getByRole('button', { name: /^Remettre/ }).waitFor()
    assert.equal(await lineOf(page, 3).count(), 0)
    await next(page).click()
    await inStep(page, 'La livraison')
    await town(page).pressSequentially('29200')
    await page.getByRole('option', { name: 'Brest (29200)' }).click()
    await next(page).click()
    await toSummary(page, 'Répétée')
    await fits(page)
    await send(page).click()
    await thanks(page).waitFor()
    assert.deepEqual((await quoteOf(site, 'Répétée'))[0]?.lines, [
      ['Bol Écume', 3],
      ['Bol Brume', 2],
    ])
  })

  it('NEWS-01 NEWS-02 the newsletter from the foot of a page to its confirmation', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    await page.goto('/plan')
    const email = 'lettre@exemple.fr'
    const field = page.getByLabel('La lettre de L’Estran')
    await field.scrollIntoViewIfNeeded()
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
  })
})
