import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import { addresses, customers, sessions } from '../../demo/server/schema.ts'
import { awake, formAwake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import { newCustomer } from '../support/new-customer.ts'
import { openSite, requestFailed, type SitePage } from '../support/site.ts'

const secret = 'trois-vagues-et-un-phare'
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

describe('the forms of the account', () => {
  const site = forSuite(openSite)
  let count = 0

  const booksOf = (customerId: number) => site.db.select().from(addresses).where(eq(addresses.customerId, customerId))

  /** A customer, logged in. */
  const customer = (options: BrowserContextOptions = {}) =>
    newCustomer(site, { email: `formulaires-${++count}@exemple.fr`, password: secret }, options)

  async function open(page: SitePage, section: string, mode: 'json' | 'html', form: string): Promise<void> {
    await page.goto(`/compte/${section}?mode=${mode}`)
    // It wakes once it is in view.
    await page.locator(`form#${form}`).scrollIntoViewIfNeeded()
    await formAwake(page, `form#${form}`)
  }

  const tab = (context: BrowserContext) => site.openTab(context)
  const fits = (page: SitePage) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

  it('ACC-05 ACC-06 an address is added on a phone, changed, deleted, and a second deletion is said in a modal', async () => {
    const { page, id } = await customer(phone)
    await open(page, 'adresses', 'html', 'adresse-nouvelle')
    assert.deepEqual(await axe(page), [])
    const fresh = page.locator('form#adresse-nouvelle')
    await fresh.getByLabel('Prénom').fill('Anne')
    await fresh.getByLabel('Nom', { exact: true }).fill('Le Goff')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    await fresh.getByLabel('Numéro et rue').fill('   ')
    await fresh.getByLabel('Code postal').fill('123')
    await fresh.getByLabel('Ville').fill('Brest')
    await fresh.getByLabel('Téléphone').pressSequentially('0298000000')
    await page.waitForFunction(() => {
      const field = document.querySelector<HTMLInputElement>('#adresse-nouvelle [name="telephone"]')
      return field?.value.replaceAll(/\s/g, ' ') === '02 98 00 00 00'
    })
    await fresh.getByRole('button', { name: 'Ajouter' }).click()
    await page.getByText('Le code postal a cinq chiffres.').first().waitFor()
    assert.equal(await focused(), 'code_postal')
    // One in the list brings the other.
    await fresh.getByLabel('Ville').fill('')
    await fresh.getByLabel('Ville').pressSequentially('landern')
    await page.getByRole('option', { name: 'Landerneau (29800)', exact: true }).click()
    assert.equal(await fresh.getByLabel('Code postal').inputValue(), '29800')
    await fresh.getByRole('button', { name: 'Ajouter' }).click()
    await page.getByText('Saisissez le numéro et la rue.').first().waitFor()
    assert.equal(await focused(), 'adresse')
    await fresh.getByLabel('Numéro et rue').fill('4 quai du Large')
    await fresh.getByRole('button', { name: 'Ajouter' }).dblclick()
    await page.getByText('L’adresse est ajoutée à votre carnet.').waitFor()
    const [kept] = await booksOf(id)
    assert.deepEqual(
      (await booksOf(id)).map(({ city, postalCode, phone }) => [city, postalCode, phone]),
      [['Landerneau', '29800', '0298000000']],
    )

    await page.getByText(/^Modifier/).click()
    const form = page.locator(`form#adresse-${kept?.id}[novalidate]`)
    await form.waitFor()
    await form.getByLabel('Ville').fill('Le Conquet')
    // The text names one town alone, whose postal code is filled in at once.
    await page.waitForFunction((id) => {
      const form = document.querySelector<HTMLFormElement>(`form#adresse-${id}`)
      return form && new FormData(form).get('code_postal') === '29217'
    }, kept?.id)
    assert.deepEqual([await axe(page), await fits(page)], [[], 0])
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('L’adresse est modifiée.').waitFor()
    assert.deepEqual(
      (await booksOf(id)).map(({ city }) => city),
      ['Le Conquet'],
    )

    // The other tab still shows it.
    const old = await tab(page.context())
    await open(old, 'adresses', 'html', 'coordonnees')
    for (const each of [page, old]) {
      await each
        .getByText(/^Supprimer\b/)
        .first()
        .click()
      await awake(each, 'flx-account')
    }
    await page.getByRole('button', { name: 'Supprimer cette adresse' }).click()
    await page.getByText('L’adresse est supprimée.').waitFor()
    assert.deepEqual(await booksOf(id), [])
    await old.getByRole('button', { name: 'Supprimer cette adresse' }).click()
    const modal = old.getByRole('alertdialog')
    await modal.getByText('n’est plus, dans votre carnet').waitFor()
  })

  it('ACC-06 another e-mail by keyboard alone, and its link', async () => {
    const { page, id, email } = await customer()
    const next = 'nouvelle@exemple.fr'
    await open(page, 'email', 'json', 'compte-email')
    assert.deepEqual(await axe(page), [])
    const keyboard = new Keyboard(page)
    await keyboard.type(page.getByLabel('Nouvelle adresse e-mail'), next)
    await keyboard.type(page.getByLabel('Confirmez la nouvelle adresse'), next)
    await keyboard.type(page.getByLabel('Votre mot de passe'), 'pas-le-bon')
    await page.keyboard.press('Enter')
    await page.getByText('Ce n’est pas votre mot de passe.').first().waitFor()
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'password_actuel')
    await page.getByLabel('Votre mot de passe').fill(secret)
    await page.keyboard.press('Enter')
    await page.getByText('Un message vient de partir pour').waitFor()
    await page.goto('/courriels')
    await page.locator('a[href^="/adresse-email/"]').first().click()
    await keyboard.press(page.getByRole('button', { name: 'Confirmer cette adresse' }))
    await page.waitForURL('**/compte/email')
    const [row] = await site.db.select().from(customers).where(eq(customers.id, id))
    assert.equal(row?.email, next)
    await page.goto('/courriels')
    await page.getByText(`À ${email}`).first().waitFor()
  })

  it('ACC-06 an account ends on a phone, by keyboard; a login brings it back', async () => {
    const { page, id, email } = await customer(phone)
    await open(page, 'donnees', 'json', 'compte-suppression')
    assert.deepEqual([await axe(page), await fits(page)], [[], 0])
    const keyboard = new Keyboard(page)
    await keyboard.type(page.getByLabel('Votre mot de passe'), 'pas-le-bon')
    await page.keyboard.press('Enter')
    await page.getByText('Ce n’est pas votre mot de passe.').first().waitFor()
    await page.getByLabel('Votre mot de passe').fill(secret)
    await page.keyboard.press('Enter')
    await page.getByText('Votre compte est fermé').waitFor()
    const closed = async () => (await site.db.select().from(customers).where(eq(customers.id, id)))[0]?.deletionAskedAt
    assert.notEqual(await closed(), null)
    await page.evaluate(
      async (fields) => {
        const address = '/globalflexit/ajax/modules/extranet_v2/traitement.php'
        await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
      },
      { action: 'login', email, password: secret },
    )
    assert.equal(await closed(), null)
  })

  it('ACC-06 a session that ended meanwhile is opened again in place, and the form goes', async () => {
    const { page, id, email } = await customer()
    await open(page, 'adresses', 'json', 'coordonnees')
    await page.getByLabel('Votre prénom').fill('Soizic')
    page.provoked = requestFailed
    await site.db.delete(sessions).where(eq(sessions.customerId, id))
    await page.locator('form#coordonnees').getByRole('button').click()
    const login = page.getByRole('form', { name: 'Se connecter' })
    await login.waitFor()
    await login.getByLabel('Adresse e-mail').fill(email)
    await login.getByLabel('Mot de passe').fill(secret)
    await page.keyboard.press('Enter')
    await page.getByText('Vos coordonnées sont enregistrées.').waitFor()
    const [row] = await site.db.select().from(customers).where(eq(customers.id, id))
    assert.equal(row?.firstName, 'Soizic')
  })
})
