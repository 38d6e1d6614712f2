import type { Locator } from 'playwright-core'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import type { SitePage } from './site.ts'

/** How the server answers the cart of a page. */
export type AnswerMode = 'json' | 'html'

/** What the bank can be told to do. */
export type BankDecision = 'Accepter le paiement' | 'Refuser le paiement' | 'Ne jamais revenir'

export const cartPath = (mode: AnswerMode, step?: 'compte' | 'paiement'): string =>
  `/panier?mode=${mode}${step ? `&etape=${step}` : ''}`

export const button = (page: SitePage, name: string | RegExp): Locator =>
  page.locator('flx-cart').getByRole('button', { name }).first()

/** A choice of the delivery or of the payment, by what its label starts with or holds. */
export const choice = (page: SitePage, text: string | RegExp): Locator =>
  page.locator('flx-cart label.flx-choice', { hasText: text }).first()

export const orderButton = (page: SitePage): Locator => button(page, 'Commander avec obligation de paiement')

/** Where a promo code is folded away, and its field. */
export const codeFold = (page: SitePage): Locator => page.locator('flx-cart .flx-cart__promo > summary')
export const codeField = (page: SitePage): Locator => page.getByLabel('Votre code promo')

export const terms = (page: SitePage): Locator => page.locator('flx-cart [name="requiredOption[cgv]"]')

/** Waits until nothing that the visitor asked of the cart is on its way. */
export async function settled(page: SitePage): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('flx-cart [data-flx-busy], flx-cart [aria-busy="true"]'))
}

/** An article in the cart of a visitor, who then is at its first step. */
export async function fillCart(page: SitePage, mode: AnswerMode): Promise<void> {
  await addArticle(page)
  await page.goto(cartPath(mode))
  await page.locator('.flx-cart__line').first().waitFor()
}

/** Puts the first article that has stock into the cart; works without script too. */
export async function addArticle(page: SitePage): Promise<void> {
  await page.goto('/articles?dispo=1')
  const address = await page.locator('main a[href^="/article/"]').first().getAttribute('href')
  await page.goto(address ?? '/')
  const added = page.waitForResponse((response) => response.url().includes('add_item.php'))
  await page.locator('flx-add-to-cart button[type="submit"]').first().click()
  await added
}

/**
 * Fills the cart of a visitor who is on any page of the shop, by the services that the pages use: references that have
 * stock, a line each. @returns how many lines there are, as many as wanted where the shop has as many references.
 */
export function fillLines(page: SitePage, wanted: number): Promise<number> {
  return page.evaluate(async (wanted) => {
    const services = '/globalflexit/ajax/modules/boutique/'
    let lines = 0
    for (let article = 1; lines < wanted && article < 400; article++) {
      const answer = await fetch(`${services}article/traitement.php?action=stock&idarticle=${article}`)
      const references = answer.ok ? ((await answer.json()) as Record<string, unknown>) : {}
      for (const reference of Object.keys(references)) {
        if (lines === wanted) break
        const body = new URLSearchParams({ idarticle: String(article), idreference: reference, quantite: '1' })
        const added = await fetch(`${services}panier/add_item.php`, { method: 'POST', body })
        if (((await added.json()) as { status: string }).status === 'ok') lines++
      }
    }
    return lines
  }, wanted)
}

export async function goToAccount(page: SitePage): Promise<void> {
  await button(page, 'Passer la commande').click()
  await page.getByRole('heading', { name: /^(Vos coordonnées|Bonjour)/ }).waitFor()
}

export async function goToPayment(page: SitePage): Promise<void> {
  await button(page, /^Continuer$/).click()
  await page.getByRole('heading', { name: 'Livraison et paiement' }).waitFor()
}

export const loginForm = (page: SitePage): Locator =>
  page.locator('.flx-cart__doors > section:has([data-flx-action="connexion"])')

/** Login waits behind the order without an account, where there is one. */
export async function openLogin(page: SitePage): Promise<void> {
  const door = page.getByRole('radio', { name: 'Déjà client ? Se connecter' })
  if ((await door.count()) > 0) await door.check()
}

/** Types the name and the password of the demo's account, without sending them. */
export async function fillLogin(page: SitePage): Promise<void> {
  await openLogin(page)
  const form = loginForm(page)
  await form.getByLabel('Adresse e-mail').first().fill(demoAccount.email)
  await form.getByLabel('Mot de passe', { exact: true }).fill(demoAccount.password)
}

/** Logs in, at the account step. */
export async function logIn(page: SitePage): Promise<void> {
  await fillLogin(page)
  await loginForm(page).getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('heading', { name: /^Bonjour/ }).waitFor()
}

export const postalCode = (page: SitePage): Locator =>
  page.locator('flx-cart').getByRole('textbox', { name: 'Code postal' }).first()

export const relayButtons = (page: SitePage): Locator =>
  page.locator('flx-cart').getByRole('button', { name: /^Choisir le point relais/ })

export const chosenRelay = (page: SitePage): Locator => page.locator('flx-cart .flx-relay__chosen:visible')

/** The relay picker, drawn: its forms for a page without script have given way. */
export const relayPicker = (page: SitePage): Locator => page.locator('flx-cart flx-relay-picker .flx-relay-picker')

/** Brings the relay picker into view, where its code is fetched, and waits until it is drawn. */
export async function showRelayPicker(page: SitePage): Promise<void> {
  await page.locator('flx-cart flx-relay-picker').scrollIntoViewIfNeeded()
  await relayPicker(page).waitFor()
}

/** Searches the relay points of a postal code of one commune, and takes the first. */
export async function chooseRelay(page: SitePage, code = '29200'): Promise<void> {
  await choice(page, 'En point relais').click()
  await showRelayPicker(page)
  await postalCode(page).fill(code)
  await relayButtons(page).first().click()
  await chosenRelay(page).waitFor()
  await settled(page)
}

/** Chooses the bank card. */
export async function choosePayment(page: SitePage): Promise<void> {
  await choice(page, /^Carte bancaire/).click()
  await settled(page)
}

/** Orders, accepting what must be when it is asked. @returns the number of the order. */
export async function order(page: SitePage): Promise<string> {
  const accepted = await terms(page).isChecked()
  await orderButton(page).click()
  if (!accepted) await page.getByRole('button', { name: 'Accepter' }).click()
  return orderNumber(page)
}

/** The number of the order that stands where the cart was, or at its bank. */
export async function orderNumber(page: SitePage): Promise<string> {
  const said = page.getByText(/Commande C-\d{4}-\d+/)
  return /C-\d{4}-\d+/.exec((await said.first().textContent()) ?? '')?.[0] ?? ''
}

/** Lets the bank decide, to which an order leads as soon as it is placed. */
export async function pay(page: SitePage, decision: BankDecision = 'Accepter le paiement'): Promise<void> {
  await page.waitForURL(/\/banque\//)
  await page.getByRole('button', { name: decision }).click()
  await page.waitForURL(decision === 'Ne jamais revenir' ? /\/banque\// : /\/commande\//)
}
