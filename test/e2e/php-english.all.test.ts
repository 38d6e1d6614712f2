import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { axe } from '../support/axe.ts'
import { ContractCheck } from '../support/contract-check.ts'
import { postChecked } from '../support/php-calls.ts'
import { openPhpSite, type PhpSite } from '../support/php-site.ts'
import { PhpVisitor } from '../support/php-visitor.ts'

const skip = whyWithoutPhp() || false
const service = '/globalflexit/ajax/modules/traductions/traitement.php'

interface Answer {
  langue: string
  traductions: { intitule: string; valeur: string }[]
}

describe('another language in the demo shop in PHP', { skip }, () => {
  let shop: PhpSite
  let check: ContractCheck

  before(async () => {
    shop = await openPhpSite()
    check = new ContractCheck()
  })

  after(() => shop.close())

  it('I18N-01 I18N-02 texts are read by language; an expression is learned once, and none is changed', async () => {
    const visitor = new PhpVisitor(shop.url)
    const ask = (fields: Record<string, string>): Promise<Answer> =>
      postChecked<Answer>(check, visitor, service, fields)
    const read = (langue: string) => ask({ action: 'get_traductions', cible: 'javascript', langue })
    const english = await read('en')
    assert.deepEqual(
      english.traductions.find(({ intitule }) => intitule === 'Fermer'),
      { intitule: 'Fermer', valeur: 'Shut' },
    )
    assert.deepEqual((await read('de')).traductions, [])
    const learn = (expression: string, langue = 'en') => ask({ action: 'add_traduction', expression, langue })
    assert.deepEqual((await learn('Fermer')).traductions, [{ intitule: 'Fermer', valeur: 'Shut' }])
    for (const _twice of [1, 2])
      assert.deepEqual((await learn('Bonjour', 'de')).traductions, [{ intitule: 'Bonjour', valeur: 'Bonjour' }])
    assert.equal((await read('de')).traductions.length, 1)
    const wrong: Record<string, string>[] = [
      { action: 'get_traductions', langue: '../' },
      { action: 'add_traduction', expression: '' },
    ]
    for (const fields of wrong) assert.equal((await visitor.post(service, fields)).status, 400)
    assert.match(
      await (await visitor.post(`/html${service}`, { action: 'get_traductions', langue: 'en' })).text(),
      /^{/,
    )
  })

  it('I18N-01 I18N-02 a page in English is read in English: its own texts, those of flx, and those that the shop lays over them', async () => {
    const page = await shop.visit({ viewport: { width: 360, height: 740 } })
    await page.goto('/en')
    assert.equal(await page.locator('html').getAttribute('lang'), 'en')
    await page.getByRole('heading', { name: 'A shop by the sea' }).waitFor()
    await page.getByRole('link', { name: /^Basket/ }).waitFor()
    assert.deepEqual(await axe(page), [])
    await page.getByRole('link', { name: 'Terms of sale' }).first().click()
    const popup = page.getByRole('dialog')
    await popup.getByRole('button', { name: 'Shut', exact: true }).waitFor()
    await popup.getByRole('button', { name: 'Shut', exact: true }).click()
    await popup.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Close the menu' }).first().waitFor()
    await page.goto('/')
    assert.equal(await page.locator('html').getAttribute('lang'), 'fr')
    await page.getByRole('link', { name: /^Panier/ }).waitFor()
    assert.deepEqual(page.problems, [])
    await page.context().close()
  })
})
