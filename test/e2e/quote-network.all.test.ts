import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { formAwake } from '../support/awake.ts'
import { chunkAddress } from '../support/chunk-address.ts'
import { forSuite } from '../support/for-suite.ts'
import {
  fillAll,
  inStep,
  nameArticle,
  next,
  openQuote,
  picture,
  quoteOf,
  quotesOf,
  send,
  thanks,
  toSummary,
  town,
} from '../support/quote-page.ts'
import { RoughNetwork, services } from '../support/rough-network.ts'
import { openSite, requestFailed, untilTold } from '../support/site.ts'

describe('a request for a quote, and what fails on the way', () => {
  const site = forSuite(openSite)

  it('FORM-05 FORM-10 FORM-11 UPLOAD-02 a long form through a network that fails in every way makes one request', async () => {
    const page = await openQuote(site, 'json', { viewport: { width: 768, height: 900 } })
    const network = await RoughNetwork.before(page, services.forms)
    const again = page.getByRole('button', { name: 'Réessayer' })
    const said = (text: RegExp) => page.getByRole('alert').filter({ hasText: text }).waitFor()
    await page.getByLabel('Il s’agit de').selectOption('hotel')
    await page.getByLabel('Nombre de couverts').fill('40')
    await page.getByLabel('Votre projet').fill('Trois bols.')
    network.suffer('projet', 'unsent', 'failed', 'page', 'cut')
    await next(page).click()
    for (const text of [
      /connexion au serveur/,
      /rencontré une erreur/,
      /pas donné la réponse attendue/,
      /incomplète/,
    ]) {
      await said(text)
      await again.click()
    }

    await inStep(page, 'Les articles')
    await page.getByRole('button', { name: 'Ajouter un article' }).click()
    for (const [number, name] of [
      [1, 'Bol Marée'],
      [2, 'Bol Brume'],
      [3, 'Bol Écume'],
    ] as const) {
      await nameArticle(page, number, name, String(number))
    }
    network.suffer('recharge.php', 'failed')
    await next(page).click()

    await inStep(page, 'La livraison')
    await town(page).fill('Liège')
    await page.getByLabel('Pays').selectOption('BE')
    await page.getByText('n’a pas pu être mise à jour').waitFor()
    await again.click()
    await page.getByLabel('Numéro de TVA').fill('BE0123456789')
    let cuts = 0
    await page.route(/upload\.php\?.*action=upload/, (route) =>
      cuts++ % 2 ? route.continue() : route.abort('connectionreset'),
    )
    await page.getByLabel('Photos ou plans').setInputFiles([picture, { ...picture, name: 'Plan.png' }])
    await page.getByText('Envoyé', { exact: true }).nth(1).waitFor()
    await next(page).click()
    await toSummary(page, 'Tempête')

    // A sending that was lost goes again by itself: the server knows it by its key.
    network.suffer('devis.php', 'lost', 'failed', 'page', 'cut')
    await send(page).click()
    for (const text of [/rencontré une erreur/, /pas donné la réponse attendue/, /incomplète/]) {
      await said(text)
      await again.click()
    }
    await thanks(page).waitFor()
    assert.equal(network.actions.filter((action) => action === 'devis.php').length, 5)
    const kept = await quotesOf(site, 'Tempête')
    const { guests, country, vatNumber } = kept[0] ?? {}
    assert.deepEqual([kept.length, guests, country, vatNumber], [1, 40, 'BE', 'BE0123456789'])
    assert.deepEqual(await quoteOf(site, 'Tempête'), [
      {
        town: 'Liège',
        postalCode: '',
        lines: [
          ['Bol Marée', 1],
          ['Bol Brume', 2],
          ['Bol Écume', 3],
        ],
        files: ['Table.PNG', 'Plan.png'],
      },
    ])
  })

  it('FORM-03 where the code of the steps cannot be fetched it is one long form, that is sent in place', async () => {
    const page = await site.visit()
    page.provoked = requestFailed
    await page.route(chunkAddress('form-later'), (route) => route.abort())
    await page.goto('/devis')
    await formAwake(page, 'form#devis')
    await page.getByLabel('Votre nom').waitFor()
    await fillAll(page, 'Sans étapes')
    await send(page).click()
    await thanks(page).waitFor()
    assert.equal((await quotesOf(site, 'Sans étapes')).length, 1)
  })

  it('UPLOAD-03 where its code cannot be fetched the console says so, and the browser’s own field remains', async () => {
    const page = await site.visit()
    await page.route(chunkAddress('upload', 'form'), (route) => route.abort())
    await page.goto('/devis')
    await page.getByLabel('Photos ou plans').waitFor()
    const choosing = page.waitForEvent('filechooser')
    await page.getByLabel('Photos ou plans').click()
    await (await choosing).setFiles(picture)
    await untilTold(page, /flx-upload/)
    await fillAll(page, 'Sans son code')
    await send(page).click()
    await thanks(page).waitFor()
    assert.deepEqual((await quoteOf(site, 'Sans son code'))[0]?.files, ['Table.PNG'])
  })
})
