import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import type { BrowserContextOptions, FrameLocator, Page } from 'playwright-core'
import { ads } from '../../demo/server/schema.ts'
import { administrator } from '../../demo/server/seed/customers.ts'
import { becomeCustomer, password } from '../server/support/checkout.ts'
import { Visitor } from '../server/support/visitor.ts'
import { awake, formAwake } from '../support/awake.ts'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite, requestFailed, type SitePage } from '../support/site.ts'

const desktop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 360, height: 740 } }
const save = '/globalflexit/ajax/modules/annonces/enregistrer.php'
const login = '/globalflexit/ajax/modules/extranet_v2/traitement.php'
const unsaved = 'Vous avez apporter des modifications sans enregistrer'

const typed = {
  element_module_ident: 'annonces',
  categorie: 'maison',
  texte: 'Un buffet sculpté, à restaurer.',
  prix: '120',
  code_postal: '29200',
  ville: 'Brest',
}

describe('ads of visitors', () => {
  const site = forSuite(openSite)

  async function visitAs(visitor: Visitor, path: string, options: BrowserContextOptions = desktop): Promise<SitePage> {
    const page = await site.visitAs(visitor, { reducedMotion: 'reduce', ...options })
    await page.goto(path)
    if (options.javaScriptEnabled !== false) await awake(page, 'flx-my-elements')
    return page
  }

  /** A customer with these ads. */
  async function owner(...titles: string[]): Promise<Visitor> {
    const visitor = new Visitor(site.url)
    await becomeCustomer(visitor)
    for (const titre of titles) await visitor.post(save, { ...typed, titre })
    return visitor
  }
  const find = async (title: string) => (await site.db.select().from(ads).where(eq(ads.title, title)))[0]
  const row = (page: Page, title: string) => page.locator('.own-ad', { hasText: title })
  const frameOf = (page: Page): FrameLocator => page.frameLocator('dialog[open] iframe')
  const modal = (where: Page | FrameLocator) => where.locator('dialog.flx-modal[open]')

  it('ELEM-01 ELEM-02 an ad is taken back and published, then deleted; the focus goes to the next', async () => {
    const visitor = await owner('Buffet', 'Armoire')
    const page = await visitAs(visitor, '/mes-annonces')
    const buffet = row(page, 'Buffet')
    await buffet.getByRole('button', { name: 'Mettre hors ligne' }).click()
    await buffet.getByText('Hors ligne', { exact: true }).waitFor()
    assert.equal((await find('Buffet'))?.isActive, false)
    await buffet.getByRole('button', { name: 'Publier' }).click()
    await buffet.getByText('En attente de relecture').waitFor()
    const armoire = row(page, 'Armoire')
    await armoire.getByRole('link', { name: 'Supprimer' }).click()
    await modal(page).getByText('Supprimer « Armoire » ?').waitFor()
    assert.deepEqual(await axe(page), [])
    await modal(page).getByRole('button', { name: 'Oui' }).click()
    await armoire.waitFor({ state: 'detached' })
    await page.getByText('1 annonce sur 12 autorisées, aucune en ligne.').waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Buffet'))
    assert.equal(await find('Armoire'), undefined)
  })

  it('ELEM-04 ELEM-05 a new ad is made in a pop-in, and the page of the list is loaded again', async () => {
    const page = await visitAs(await owner(), '/mes-annonces?mode=html')
    await page.getByRole('link', { name: 'Déposer une annonce' }).click()
    const frame = frameOf(page)
    await formAwake(frame)
    await frame.getByLabel('Catégorie').selectOption('mer')
    await frame.getByLabel('Titre').fill('Bouée')
    await frame.getByLabel('Description').fill('Une bouée couronne, peinte.')
    await frame.getByLabel('Code postal').fill('29900')
    await frame.getByLabel('Ville').fill('Concarneau')
    await frame.getByRole('button', { name: 'Déposer l’annonce' }).click()
    await row(page, 'Bouée').getByText('En attente de relecture').waitFor()
    assert.equal(await page.locator('dialog[open]').count(), 0)
    assert.equal((await find('Bouée'))?.state, 'waiting')
  })

  it('ELEM-05 what was changed is shown again with success=1, and the list behind has it', async () => {
    const page = await visitAs(await owner('Lit'), '/mes-annonces')
    await row(page, 'Lit').getByRole('link', { name: 'Modifier' }).click()
    const frame = frameOf(page)
    await formAwake(frame)
    await frame.getByLabel('Titre').fill('Lit clos')
    await frame.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await frame.getByText('L’annonce est enregistrée. La boutique relit').waitFor()
    await row(page, 'Lit clos').waitFor()
    await formAwake(frame)
    await page.locator('dialog[open] .flx-close').click()
    await page.locator('dialog[open]').waitFor({ state: 'hidden' })
  })

  it('ELEM-03 ELEM-05 to publish and to take back asks, then closes the pop-in', async () => {
    const page = await visitAs(await owner('Banc'), '/mes-annonces?mode=html')
    for (const [button, question, shown] of [
      ['Enregistrer et mettre hors ligne', 'Voulez-vous mettre cette annonce hors ligne ?', 'Hors ligne'],
      ['Enregistrer et publier', 'Voulez-vous publier cette annonce sur le site ?', 'En attente de relecture'],
    ] as const) {
      await row(page, 'Banc').getByRole('link', { name: 'Modifier' }).click()
      const frame = frameOf(page)
      await formAwake(frame)
      await frame.getByRole('button', { name: button }).click()
      await modal(frame).getByText(question).waitFor()
      await modal(frame).getByRole('button', { name: 'Oui' }).click()
      await page.locator('dialog[open]').waitFor({ state: 'hidden' })
      await row(page, 'Banc').getByText(shown, { exact: true }).waitFor()
    }
  })

  it('ELEM-04 what was typed is not lost by the cross, Escape in the frame, a click beside, nor Back', async () => {
    const page = await visitAs(await owner('Coffre'), '/mes-annonces')
    await row(page, 'Coffre').getByRole('link', { name: 'Modifier' }).click()
    const frame = frameOf(page)
    await formAwake(frame)
    await frame.getByLabel('Titre').fill('Coffre de marin')
    const ways = [
      () => page.locator('dialog.flx-popup[open] .flx-close').click(),
      () => frame.getByLabel('Titre').press('Escape'),
      () => page.mouse.click(4, 450),
      () => page.evaluate(() => history.back()),
    ]
    for (const way of ways) {
      await way()
      await modal(page).getByText(unsaved).waitFor()
      await modal(page).getByRole('button', { name: 'Non' }).click()
      await page.locator('dialog.flx-modal').waitFor({ state: 'detached' })
      assert.equal(await frame.getByLabel('Titre').inputValue(), 'Coffre de marin')
    }
  })

  it('ELEM-06 an ended session is opened again in place, and the deletion goes on', async () => {
    const visitor = new Visitor(site.url)
    const email = await becomeCustomer(visitor)
    await visitor.post(save, { ...typed, titre: 'Malle' })
    const page = await visitAs(visitor, '/mes-annonces')
    page.provoked = requestFailed
    await page.context().clearCookies()
    await row(page, 'Malle').getByRole('link', { name: 'Supprimer' }).click()
    await modal(page).getByRole('button', { name: 'Oui' }).click()
    const again = page.locator('.flx-login-again__form')
    await again.getByLabel('Adresse e-mail').fill(email)
    await again.getByLabel('Mot de passe').fill(password)
    await again.getByRole('button', { name: 'Se connecter' }).click()
    await row(page, 'Malle').waitFor({ state: 'detached' })
    assert.equal(await find('Malle'), undefined)
  })

  it('by keyboard alone at 360 px: a form in the whole window, refused beside its field, then taken', async () => {
    const page = await visitAs(await owner('Chaise'), '/mes-annonces', phone)
    const link = row(page, 'Chaise').getByRole('link', { name: 'Modifier' })
    await link.focus()
    await page.keyboard.press('Enter')
    const frame = frameOf(page)
    await formAwake(frame)
    const box = await page.locator('dialog[open] iframe').boundingBox()
    assert.equal(box?.width, 360)
    await frame.getByLabel('Titre').focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('ab')
    await page.keyboard.press('Enter')
    await frame.locator('.flx-form__message').waitFor()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Chaise paillée')
    await page.keyboard.press('Enter')
    await frame.getByText('L’annonce est enregistrée. La boutique relit').waitFor()
    assert.deepEqual(await axe(page), [])
    await formAwake(frame)
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'hidden' })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.ok(overflow <= 0, `${overflow} px too wide`)
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Modifier'))
  })

  it('a photo goes with its ad, is seen by its owner alone until the shop agrees, then by all', async () => {
    const visitor = await owner()
    const page = await visitAs(visitor, '/mes-annonces/deposer')
    await formAwake(page)
    await page.getByLabel('Catégorie').selectOption('jardin')
    await page.getByLabel('Titre').fill('Serre démontée')
    await page.getByLabel('Description').fill('Une petite serre, en verre.')
    await page.getByLabel('Code postal').fill('29200')
    await page.getByLabel('Ville').fill('Brest')
    await page.locator('input[type="file"]').first().scrollIntoViewIfNeeded()
    await awake(page, 'flx-upload')
    await page.locator('input[type="file"]').first().setInputFiles('demo/media/photo/dawn-480.webp')
    await page.locator('input[type="hidden"][name="photos"]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Déposer l’annonce' }).click()
    // The page reloads (ELEM-05), and still says it.
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('[name="titre"]')?.value === '' &&
        document.body.textContent?.includes('relit votre annonce'),
    )
    const ad = await find('Serre démontée')
    assert.equal(ad?.photos.length, 1)
    const photo = `/annonces/${ad?.id}/photos/0`
    const stranger = new Visitor(site.url)
    assert.deepEqual([(await visitor.get(photo)).status, (await stranger.get(photo)).status], [200, 404])
    const shop = new Visitor(site.url)
    await shop.get('/')
    await shop.post(login, { action: 'login', ...administrator })
    const review = await visitAs(shop, '/gerance/annonces', { ...desktop, javaScriptEnabled: false })
    await review.getByRole('button', { name: 'Accepter « Serre démontée »' }).click()
    await review.getByText('L’annonce est en ligne.').waitFor()
    await review.context().close()
    assert.equal((await stranger.get(photo)).headers['content-type'], 'image/webp')
    await page.goto(`/annonces/${ad?.id}`)
    await page.locator('.ad__photos a').click()
    await page.locator('[data-flx-status="shown"] .pswp__img').first().waitFor()
  })

  it('FORM-05 MAP-01 CAL-01 by keyboard: lines of details and a point typed, then found in the calendar', async () => {
    const visitor = await owner()
    const page = await visitAs(visitor, '/mes-annonces/deposer', phone)
    await formAwake(page)
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel('Catégorie').selectOption('rendezvous')
    await page.getByLabel('Titre').fill('Balade des oiseaux')
    await page.getByLabel('Description').fill('Deux heures sur la digue, jumelles prêtées.')
    await page.getByRole('textbox', { name: /^Jour, ou disponible/ }).fill(day)
    await page.getByLabel('Code postal').fill('29200')
    await page.getByLabel('Ville').fill('Brest')
    await page.getByText('Montrer l’endroit sur la carte').focus()
    await page.keyboard.press('Enter')
    await awake(page, 'flx-map-picker')
    await page.getByLabel('Latitude').fill('43,3')
    await page.getByLabel('Longitude').fill('5,4')
    await page.getByLabel('Quoi (largeur').fill('Départ')
    await page.getByLabel('Ce qu’il en est').fill('à 9 h, devant le phare')
    await page.getByRole('button', { name: 'Ajouter une ligne' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Quoi (largeur').nth(1).fill('À apporter')
    await page.getByLabel('Ce qu’il en est').nth(1).fill('des jumelles')
    const send = page.getByRole('button', { name: 'Déposer l’annonce' })
    await send.focus()
    await page.keyboard.press('Enter')
    await page.getByText('Ce point est à plus de 30 km de la commune.').first().waitFor()
    assert.deepEqual(await axe(page), [])
    await page.getByLabel('Latitude').fill('48,39')
    await page.getByLabel('Longitude').fill('-4,48')
    await send.focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="titre"]')?.value === '')
    const ad = await find('Balade des oiseaux')
    assert.deepEqual([ad?.latitude, ad?.longitude, ad?.day], [48.39, -4.48, day])
    assert.deepEqual(ad?.details, [
      { name: 'Départ', value: 'à 9 h, devant le phare' },
      { name: 'À apporter', value: 'des jumelles' },
    ])
  })
})
