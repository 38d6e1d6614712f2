import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import type { BrowserContextOptions, Route } from 'playwright-core'
import { customers } from '../../demo/server/schema.ts'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { awake, formAwake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { fits } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import { openSite, requestFailed, type SitePage } from '../support/site.ts'

const secret = 'trois-vagues-et-un-phare'
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

describe('an account is opened', () => {
  const site = forSuite(openSite)

  const rowsOf = (email: string) => site.db.select().from(customers).where(eq(customers.email, email))

  async function open(mode: 'json' | 'html', options: BrowserContextOptions = {}): Promise<SitePage> {
    const page = await site.visit(options)
    await page.goto(`/compte/creation?mode=${mode}`)
    await formAwake(page, 'form#creation')
    // It follows the form: what the form says finds it awake.
    await awake(page, 'flx-signup')
    return page
  }

  const field = (page: SitePage, label: string) => page.getByLabel(label, { exact: true })

  async function fill(page: SitePage, email: string): Promise<void> {
    await field(page, 'Prénom').fill('Anne')
    await field(page, 'Nom').fill('Le Goff')
    await field(page, 'Adresse e-mail').fill(email)
    await field(page, 'Confirmez l’adresse e-mail').fill(email)
    await page.getByLabel(/^Mot de passe \(/).fill(secret)
    await field(page, 'Confirmez le mot de passe').fill(secret)
  }

  /** The code of the newest message, read in another tab. */
  async function codeOf(page: SitePage): Promise<string> {
    const mails = await site.openTab(page.context())
    await mails.goto('/courriels')
    const [, code = ''] = /: (\d{6})\./.exec((await mails.locator('.outbox').textContent()) ?? '') ?? []
    await mails.close()
    return code
  }

  const submit = (page: SitePage) => page.getByRole('button', { name: 'Ouvrir mon compte' })
  const code = (page: SitePage) => page.getByLabel('Code reçu par e-mail')

  it('SIGNUP-01 SIGNUP-02 on a phone: errors, the code, another code, then the account', async () => {
    const email = 'telephone@exemple.fr'
    const page = await open('json', phone)
    assert.deepEqual(await axe(page), [])
    await fill(page, email)
    await field(page, 'Confirmez l’adresse e-mail').fill('autre@exemple.fr')
    await submit(page).click()
    await page.getByText('Les deux adresses e-mail diffèrent.').first().waitFor()
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'email_confirm')
    assert.equal(await code(page).isVisible(), false)
    await field(page, 'Confirmez l’adresse e-mail').fill(email)
    await submit(page).click()
    await code(page).waitFor()
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'token')
    await fits(page)

    const first = await codeOf(page)
    await page.getByRole('button', { name: 'Renvoyer le code' }).click()
    await page.getByRole('alertdialog').waitFor()
    assert.deepEqual(await axe(page), [])
    await page.getByRole('button', { name: 'OK' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
    const second = await codeOf(page)
    if (first !== second) {
      await code(page).fill(first)
      await submit(page).click()
      await page.getByText('Ce code n’est pas le bon').first().waitFor()
    }
    assert.deepEqual(await rowsOf(email), [])
    await code(page).fill(second)
    await submit(page).dblclick()
    await page.waitForURL('**/compte')
    await page.getByText('Votre compte est ouvert').waitFor()
    assert.equal((await rowsOf(email)).length, 1)
  })

  it('SIGNUP-01 by keyboard alone', async () => {
    const email = 'clavier@exemple.fr'
    const page = await open('html')
    const keyboard = new Keyboard(page)
    await keyboard.type(field(page, 'Prénom'), 'Anne')
    await keyboard.type(field(page, 'Nom'), 'Le Goff')
    await keyboard.type(field(page, 'Adresse e-mail'), email)
    await keyboard.type(field(page, 'Confirmez l’adresse e-mail'), email)
    await keyboard.type(page.getByLabel(/^Mot de passe \(/), secret)
    await keyboard.type(field(page, 'Confirmez le mot de passe'), secret)
    await page.keyboard.press('Enter')
    await code(page).waitFor()
    const sent = await codeOf(page)
    await page.bringToFront()
    await keyboard.type(code(page), sent)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/compte')
    assert.equal((await rowsOf(email)).length, 1)
  })

  it('SIGNUP-01 an address that has an account sees the same page as any other', async () => {
    const page = await open('json')
    await fill(page, demoAccount.email)
    await submit(page).click()
    await code(page).waitFor()
    assert.match((await page.locator('.flx-form__area').textContent()) ?? '', /Un message vient de partir/)
  })

  it('SIGNUP-01 a lost answer is asked for again, and is one account', async () => {
    const email = 'perdue-compte@exemple.fr'
    const page = await open('json')
    await fill(page, email)
    await submit(page).click()
    await code(page).waitFor()
    await code(page).fill(await codeOf(page))
    const lose = async (route: Route): Promise<void> => {
      await route.fetch()
      await route.abort('connectionreset')
    }
    page.provoked = requestFailed
    await page.route('**/extranet_v2/traitement.php', lose, { times: 1 })
    await submit(page).click()
    await page.waitForURL('**/compte')
    assert.equal((await rowsOf(email)).length, 1)
  })

  it('PWCHG-01 PWCHG-02 the password is changed in the account, elsewhere one is logged out, and the page leads back', async () => {
    const email = 'change@exemple.fr'
    const page = await open('json')
    await fill(page, email)
    await submit(page).click()
    await code(page).waitFor()
    await code(page).fill(await codeOf(page))
    await submit(page).click()
    await page.waitForURL('**/compte')
    await page.goto('/compte/mot-de-passe')
    await formAwake(page, 'form#compte-mot-de-passe')
    await awake(page, 'flx-password-change')
    assert.deepEqual(await axe(page), [])
    const keyboard = new Keyboard(page)
    await keyboard.type(page.getByLabel('Mot de passe actuel'), 'pas-le-bon')
    await keyboard.type(page.getByLabel(/^Nouveau mot de passe/), `${secret}-2`)
    await keyboard.type(page.getByLabel('Confirmez le mot de passe'), `${secret}-2`)
    await page.keyboard.press('Enter')
    await page.getByText('Ce n’est pas votre mot de passe actuel.').first().waitFor()
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'password_actuel')
    await page.getByLabel('Mot de passe actuel').fill(secret)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Retour au site' }).waitFor()
    assert.equal(await page.getByLabel('Mot de passe actuel').isVisible(), false)
    assert.deepEqual(await axe(page), [])
    await keyboard.press(page.getByRole('link', { name: 'Retour au site' }))
    await page.waitForURL(`${site.url}/`)
  })
})
