import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import type { BrowserContextOptions } from 'playwright-core'
import { customers, newsletterSubscribers, sessions } from '../../demo/server/schema.ts'
import { accountSections, sectionPath } from '../../demo/site/account-sections.ts'
import { formAwake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { overflow } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import { newCustomer } from '../support/new-customer.ts'
import { openSite, requestFailed, type SitePage } from '../support/site.ts'

const secret = 'trois-vagues-et-un-phare'
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

describe('the settings of the account', () => {
  const site = forSuite(openSite)
  let count = 0

  const rowOf = async (email: string) => (await site.db.select().from(customers).where(eq(customers.email, email)))[0]

  /** A customer, whose address is proved, logged in. */
  const customer = (options: BrowserContextOptions = {}) =>
    newCustomer(site, { email: `parametres-${++count}@exemple.fr`, password: secret }, { ...options, isProved: true })

  async function wake(page: SitePage, form: string): Promise<void> {
    await page.locator(`form#${form}`).scrollIntoViewIfNeeded()
    await formAwake(page, `form#${form}`)
  }

  const codeBox = (page: SitePage) => page.getByLabel('Demander un code à chaque connexion')
  const password = (page: SitePage) => page.locator('form#compte-double-facteur').getByLabel('Votre mot de passe')

  it('ACC-06 LOGIN-03 the code of a login, by keyboard on a phone, in the section that a link brought', async () => {
    const { page, email } = await customer(phone)
    await page.goto('/compte/mot-de-passe?mode=html')
    await wake(page, 'compte-mot-de-passe')
    const keyboard = new Keyboard(page)
    await keyboard.press(page.getByRole('link', { name: 'Connexion et sécurité' }))
    await page.getByRole('heading', { name: 'Connexion et sécurité' }).waitFor()
    await wake(page, 'compte-double-facteur')
    assert.deepEqual([await axe(page), await overflow(page)], [[], 0])
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    await keyboard.press(codeBox(page), 'Space')
    await keyboard.type(password(page), 'pas-le-bon')
    await page.keyboard.press('Enter')
    await page.getByText('Ce n’est pas votre mot de passe.').first().waitFor()
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'password_actuel')
    assert.deepEqual([await codeBox(page).isChecked(), (await rowOf(email))?.secondFactor], [true, false])
    await keyboard.type(password(page), secret)
    await page.keyboard.press('Enter')
    await page.getByText('La connexion demande désormais un code').waitFor()
    assert.deepEqual([await codeBox(page).isChecked(), (await rowOf(email))?.secondFactor], [true, true])
    assert.equal(await password(page).inputValue(), '')
    assert.deepEqual([await axe(page), await overflow(page)], [[], 0])
    assert.equal(await page.evaluate(() => 'isSamePage' in globalThis), true)

    await keyboard.press(codeBox(page), 'Space')
    await keyboard.type(password(page), secret)
    await page.keyboard.press('Enter')
    await page.getByText('La connexion ne demande plus de code').waitFor()
    assert.equal((await rowOf(email))?.secondFactor, false)
  })

  it('ACC-06 NEWS-01 the newsletter begins and ends with a click, and stays as chosen', async () => {
    const { page, email } = await customer()
    const subscribed = async () =>
      (await site.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))).length
    await page.goto('/compte/parametres')
    await wake(page, 'compte-lettre')
    const box = page.getByLabel('Recevoir la lettre')
    const save = page.locator('form#compte-lettre').getByRole('button')
    await box.check()
    await save.click()
    await page.getByText('La lettre vous est envoyée').waitFor()
    assert.equal(await subscribed(), 1)
    await page.reload()
    await wake(page, 'compte-lettre')
    assert.equal(await box.isChecked(), true)
    await box.uncheck()
    await save.click()
    await page.getByText('Vous ne recevez plus la lettre.').waitFor()
    assert.equal(await subscribed(), 0)
  })

  it('ACC-06 a session that ended meanwhile is opened again in place, and the choice is kept', async () => {
    const { page, email } = await customer()
    page.provoked = requestFailed
    await page.goto('/compte/parametres')
    await wake(page, 'compte-lettre')
    await page.getByLabel('Recevoir la lettre').check()
    await site.db.delete(sessions).where(eq(sessions.customerId, (await rowOf(email))?.id ?? 0))
    await page.locator('form#compte-lettre').getByRole('button').click()
    const login = page.getByRole('form', { name: 'Se connecter' })
    await login.getByLabel('Adresse e-mail').fill(email)
    await login.getByLabel('Mot de passe').fill(secret)
    await page.keyboard.press('Enter')
    await page.getByText('La lettre vous est envoyée').waitFor()
  })

  it('ACC-05 a friend is written to, by keyboard on a phone, once the box of their agreement is ticked', async () => {
    const { page } = await customer(phone)
    await page.goto('/compte/parrainage')
    await wake(page, 'compte-parrainage')
    const keyboard = new Keyboard(page)
    await keyboard.type(page.getByLabel('Son adresse e-mail'), 'ami@exemple.fr')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'accord')
    await keyboard.press(page.getByLabel('Cette personne est d’accord'), 'Space')
    await keyboard.press(page.getByRole('button', { name: 'Envoyer le message' }))
    await page.getByText('Un message part à ami@exemple.fr.').waitFor()
    assert.deepEqual([await axe(page), await overflow(page)], [[], 0])
    await page.goto('/courriels')
    await page.getByText('Anne L. vous parle de L’Estran').first().waitFor()
  })

  it('ACC-01 every section of the account is accessible, and fits 360, 768 and 1280 px', async () => {
    const { page } = await customer()
    const faults: string[] = []
    for (const { slug } of [{ slug: '' }, ...accountSections]) {
      await page.goto(sectionPath(slug))
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        const over = await overflow(page)
        if (over > 0) faults.push(`${slug}: ${over} px too wide at ${width}`)
      }
      faults.push(...(await axe(page)).map((fault) => `${slug}: ${fault}`))
    }
    assert.deepEqual(faults, [])
  })
})
