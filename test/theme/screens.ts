import { eq, sql } from 'drizzle-orm'
import { articles } from '../../demo/server/schema.ts'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { accountSections, sectionPath } from '../../demo/site/account-sections.ts'
import { legacyPath } from '../../demo/site/fixtures/legacy-parts.tsx'
import { awake } from '../support/awake.ts'
import { demoPages } from '../support/demo-pages.ts'
import {
  choice,
  choosePayment,
  chooseRelay,
  fillCart,
  fillLines,
  goToAccount,
  goToPayment,
  logIn,
  loginForm,
  openLogin,
  order,
  orderButton,
  pay,
  postalCode,
  relayButtons,
  settled,
  showRelayPicker,
} from '../support/order-page.ts'
import type { Site, SitePage } from '../support/site.ts'

type Step = (page: SitePage) => Promise<unknown>

/** A screen of the demonstration: what a visitor does to see it. */
export interface Screen {
  name: string
  steps: Step[]
}

const screen = (name: string, ...steps: Step[]): Screen => ({ name, steps })
const goTo = (path: string): Step => {
  return (page) => page.goto(path)
}

const toCart: Step = (page) => fillCart(page, 'json')
const payment = [toCart, goToAccount, logIn, goToPayment]
const ready: Step[] = [...payment, (page) => chooseRelay(page), choosePayment]
const ordered: Step[] = [...ready, order]

const addToCart: Step = async (page) => {
  await page.goto('/articles?dispo=1')
  await page.locator('main a[href^="/article/"]').first().click()
  await page.locator('flx-add-to-cart button[type="submit"]').first().click()
  await page.locator('.flx-toast').waitFor()
}

const toCustomer: Step = async (page) => {
  await page.goto('/connexion')
  await page.evaluate(
    async (fields) => {
      const address = '/globalflexit/ajax/modules/boutique/panier/traitement.php'
      await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
    },
    { action: 'connexion', ...demoAccount },
  )
}

const sayWho: Step = async (page) => {
  const form = page.locator('form:has([data-flx-action="sans_compte"])')
  await form.locator('[name="email"]').fill('anne.tanguy@exemple.fr')
  await page.keyboard.press('Enter')
  await page.getByText('Vous commandez sans compte').first().waitFor()
}

/** A wrong password, and no answer to what the forms beside it ask. */
const refuseLogin: Step = async (page) => {
  await openLogin(page)
  const form = loginForm(page)
  await form.getByLabel('Adresse e-mail').first().fill(demoAccount.email)
  await form.getByLabel('Mot de passe', { exact: true }).fill('pas celui-là')
  await form.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('alert').first().waitFor()
  await settled(page)
}

/** Sends a form with nothing in it. */
const sendEmpty = (element: string): Step => {
  return async (page) => {
    await page.locator(element).scrollIntoViewIfNeeded()
    await awake(page, element)
    await page.locator(`${element} [type="submit"]:visible`).first().click()
    await page.locator(`${element} [aria-invalid="true"]`).first().waitFor()
  }
}

const orderNothing: Step = async (page) => {
  await orderButton(page).click()
  await page.locator('[data-flx-validation] .alert-danger').waitFor()
}

const reserve: Step = async (page) => {
  await page.goto('/article/atelier-de-poterie-premier-tour')
  await page.locator('flx-reservation').scrollIntoViewIfNeeded()
  await awake(page, 'flx-reservation')
  await page
    .locator('flx-reservation a.flx-reservation__day')
    .filter({ hasText: /\d{2}\splaces/ })
    .nth(2)
    .click()
  await page.locator('flx-reservation input[name="idvalue"]:enabled').first().check()
}

const showMap: Step = async (page) => {
  await choice(page, 'En point relais').click()
  await showRelayPicker(page)
  await postalCode(page).fill('29200')
  await relayButtons(page).first().waitFor()
  await page
    .locator('flx-cart')
    .getByRole('button', { name: /^Voir sur la carte/ })
    .first()
    .click()
  await page.locator('.flx-map__card').waitFor()
}

/** One that takes the steps of the one before, and more, stands next to it. Who has ordered is asked less the next time. */
const states: Screen[] = [
  screen('etape-paiement-manques', ...payment, orderNothing),
  screen('etape-compte-refus', toCart, goToAccount, refuseLogin),
  screen('etape-compte-sans', toCart, goToAccount, sayWho),
  screen('etape-relais-carte', ...payment, showMap),
  screen('panier-plein', toCart),
  screen('etape-compte', toCart, goToAccount),
  screen('etape-compte-connu', toCart, goToAccount, logIn),
  screen('etape-paiement', ...payment),
  screen('etape-relais', ...ready),
  screen('banque', ...ordered),
  screen('commande-payee', ...ordered, (page) => pay(page)),
  screen('paiement-refuse', ...ordered, (page) => pay(page, 'Refuser le paiement')),
  screen('panier-50-lignes', goTo('/panier'), (page) => fillLines(page, 50), goTo('/panier')),
  screen('panier-ajout', addToCart),
  screen('reservation', reserve),
  screen('contact-erreurs', goTo('/contact'), sendEmpty('flx-form')),
  screen('creation-erreurs', goTo('/compte/creation'), sendEmpty('flx-signup')),
  screen('connexion-erreurs', goTo('/connexion'), sendEmpty('flx-login')),
  screen('compte', toCustomer, goTo('/compte')),
  ...accountSections.map(({ slug }) => screen(`compte-${slug}`, toCustomer, goTo(sectionPath(slug)))),
  ...['mentions-legales', 'conditions-de-vente', 'donnees-personnelles'].map((slug) =>
    screen(`page-${slug}`, goTo(`/page/${slug}`)),
  ),
  screen('mot-de-passe-oublie', goTo('/mot-de-passe')),
  screen('ancienne-page', goTo(legacyPath)),
  screen('erreur-404', goTo('/rien-ici')),
  screen('guide-flx-list', goTo('/guide/flx-list')),
]

const longText =
  'Grande soupière ovale à couvercle et anses torsadées, décor d’hortensias, émail anticonstitutionnellementlongsansespace'

/** What changes the shop for whoever comes after. */
function changes(site: Site): Screen[] {
  const lengthen: Step = () => site.db.update(articles).set({ name: longText }).where(eq(articles.id, 1))
  const breakDown: Step = () => site.db.execute(sql`alter table articles rename to broken_articles`)
  return [
    screen('textes-longs-liste', lengthen, goTo('/articles')),
    screen('textes-longs-panier', goTo('/panier'), (page) => fillLines(page, 2), goTo('/panier')),
    screen('erreur-500', breakDown, goTo('/articles')),
  ]
}

/** The screens that a visitor comes to, then those of a shop that is changed. */
export const screensBeyondPages = (site: Site): Screen[] => [...states, ...changes(site)]

/** Every screen of the demonstration: each page that has an address, then all others. */
export async function screensOf(site: Site): Promise<Screen[]> {
  const pages = (await demoPages(site)).map((path) =>
    screen(path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'accueil', goTo(path)),
  )
  return [...pages, ...screensBeyondPages(site)]
}
