import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { accountSections, sectionPath } from '../../demo/site/account-sections.ts'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { demoPages } from '../support/demo-pages.ts'
import { forSuite } from '../support/for-suite.ts'
import { ownWords } from '../support/own-words.ts'
import { sendLogin } from '../support/php-login.ts'
import { openPhpSite } from '../support/php-site.ts'
import { openSite, type SitePage } from '../support/site.ts'

const desktop = { viewport: { width: 1280, height: 900 } }
const modules = '/globalflexit/ajax/modules'
const extranet = `${modules}/extranet_v2/traitement.php`
const cart = `${modules}/boutique/panier/traitement.php`

async function post(page: SitePage, service: string, fields: Record<string, string>): Promise<void> {
  await page.evaluate(
    async ([address, given]) => {
      await fetch(address, { method: 'POST', body: new URLSearchParams(given) })
    },
    [service, fields] as const,
  )
}

/** The link of a message that this visitor has had. */
async function mailed(page: SitePage, path: RegExp): Promise<string> {
  return path.exec(await (await page.request.get('/courriels')).text())?.[0] ?? 'no link'
}

describe('no form of the demo shop leaves what is wrong to the bubbles of the browser', () => {
  const site = forSuite(openSite)

  it('FORM-11 LOGIN-01 NEWS-01 ART-01 ART-02 LIST-03 MAP-01 on any of its pages', async () => {
    const page = await site.visit(desktop)
    const popup = '/fr/fpopup_coord_map_v3.html?p=commun:coord_map_v3'
    const { said, faults } = await ownWords(page, [...(await demoPages(site)), '/article/rooibos-epave', popup])
    assert.deepEqual(faults, [])
    const prices = said.filter((each) => each.endsWith(' /articles prix_min'))
    assert.ok(prices.length > 0, 'the prices of the filters are gone through')
    const alert = '/globalflexit/ajax/modules/boutique/article/traitement.php email'
    assert.ok(said.includes(`/article/rooibos-epave ${alert}`), said.join('\n'))
  })

  it('FORM-11 on the pages that links of messages lead to', async () => {
    const page = await site.visit(desktop)
    await page.goto('/connexion')
    await post(page, extranet, { action: 'mdp_oublie', email: demoAccount.email })
    await page.goto(await mailed(page, /\/mot-de-passe\/[\w-]+/))
    const password = await ownWords(page, ['/mot-de-passe'])
    assert.deepEqual(password.faults, [])
    assert.ok(password.said.includes('/mot-de-passe /mot-de-passe password'), password.said.join('\n'))
    await page.getByLabel('Nouveau mot de passe').fill('un-secret-assez-long')
    const again = page.getByLabel('Confirmez le mot de passe')
    await again.fill('un-secret-assez-court')
    await again.press('Enter')
    await page.locator('.flx-form__error', { hasText: 'Les deux mots de passe diffèrent.' }).waitFor()
    assert.ok(await again.evaluate((field) => field === document.activeElement))
    const [first, second] = await Promise.all(
      [page.getByLabel('Nouveau mot de passe'), again].map(async (field) => (await field.boundingBox())?.width),
    )
    assert.equal(first, second, 'both fields are as wide')
  })

  it('SIGNUP-01 FORM-11 where an address is confirmed in another browser: nothing, a wrong password, then the right one', async () => {
    const page = await site.visit(desktop)
    await page.goto('/compte/creation')
    const [email, password] = ['erwan.riou@exemple.fr', 'le-secret-d-erwan']
    const twice = { email, email_confirm: email, password, password_confirm: password }
    await post(page, cart, { action: 'new_compte', prenom: 'Erwan', nom: 'Riou', ...twice })
    const link = await mailed(page, /\/confirmation\/[\w-]+/)
    await page.context().close()
    const other = await site.visit(desktop)
    await other.goto(link)
    const { said, faults } = await ownWords(other, ['/confirmation'])
    assert.deepEqual(faults, [])
    assert.ok(said.includes('/confirmation /confirmation password'), said.join('\n'))
    const field = other.getByLabel('Le mot de passe que vous venez de choisir')
    const confirm = other.getByRole('button', { name: 'Confirmer mon adresse' })
    await field.fill('pas celui-là')
    await confirm.click()
    await other.locator('.flx-form__message', { hasText: 'pas le bon' }).waitFor()
    await field.fill(password)
    await confirm.click()
    await other.waitForURL('**/compte')
    await other.getByText('Votre adresse est confirmée.').waitFor()
  })

  it('ACC-06 FORM-11 in the sections of the account', async () => {
    const page = await site.visit(desktop)
    await page.goto('/connexion')
    await post(page, extranet, { action: 'login', ...demoAccount })
    const paths = ['/compte', ...accountSections.map(({ slug }) => sectionPath(slug)), '/mes-annonces/deposer']
    const { said, faults } = await ownWords(page, paths)
    assert.deepEqual(faults, [])
    assert.ok(said.length >= 10, said.join('\n'))
  })
})

describe('no form of the shop in PHP leaves it to them either', { skip: whyWithoutPhp() || false }, () => {
  const pages = ['/', '/articles', '/article/verre-souffle', '/panier', '/connexion', '/contact', '/conditions']
  const php = forSuite(openPhpSite)

  it('FORM-11 LOGIN-01 ART-01 on any of its pages, before and after the login', async () => {
    const page = await php.visit(desktop)
    const stranger = await ownWords(page, pages)
    assert.deepEqual(stranger.faults, [])
    await page.goto('/connexion')
    await sendLogin(page, 'demo@lestran.example', 'maree-haute-2026')
    await page.waitForURL('**/compte')
    const { said, faults } = await ownWords(page, ['/panier', '/contact'])
    assert.deepEqual(faults, [])
    assert.ok(said.includes('/contact /contact email'), said.join('\n'))
  })
})
