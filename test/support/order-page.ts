import assert from 'node:assert/strict'
import type { Locator } from 'playwright-core'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { addAddress, goods } from '../server/support/cart.ts'
import type { SitePage } from './site.ts'

/** The format of the server's answers to the cart. */
export type AnswerMode = 'json' | 'html'

/** The decisions of the demo bank. */
export type BankDecision = 'Accepter le paiement' | 'Refuser le paiement' | 'Ne jamais revenir'

export const cartPath = (mode: AnswerMode, step?: 'compte' | 'paiement'): string =>
  `/panier?mode=${mode}${step ? `&etape=${step}` : ''}`

export const button = (page: SitePage, name: string | RegExp): Locator =>
  page.locator('flx-cart').getByRole('button', { name }).first()

/** Returns a choice of delivery or payment by a text of its label. */
export const choice = (page: SitePage, text: string | RegExp): Locator =>
  page.locator('flx-cart label.flx-choice', { hasText: text }).first()

export const orderButton = (page: SitePage): Locator => button(page, 'Commander avec obligation de paiement')

/** The summary that unfolds the promo code, then its field. */
export const codeFold = (page: SitePage): Locator => page.locator('flx-cart .flx-cart__promo > summary')
export const codeField = (page: SitePage): Locator => page.getByLabel('Votre code promo')

export const terms = (page: SitePage): Locator => page.locator('flx-cart [name="requiredOption[cgv]"]')

/** Waits until no request of the cart is running. */
export async function settled(page: SitePage): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('flx-cart [data-flx-busy], flx-cart [aria-busy="true"]'))
}

/** Adds an article to the visitor's cart and opens its first step. */
export async function fillCart(page: SitePage, mode: AnswerMode): Promise<void> {
  await addArticle(page)
  await page.goto(cartPath(mode))
  await page.locator('.flx-cart__line').first().waitFor()
}

/** Adds an article to the cart, by the request that its page sends. */
export async function addArticle(page: SitePage): Promise<void> {
  const { idarticle, idreference } = goods.bowl
  const added = await page.request.post(addAddress, {
    form: { idarticle, idreference },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  assert.ok(added.ok(), await added.text())
}

/**
 * Adds references in stock to the cart, one per line, through the services that the pages use. The visitor may be on
 * any page of the shop. @returns the number of lines, which is lower than wanted if the shop has fewer references.
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

/** Opens the login, which is folded if the visitor can order without an account. */
export async function openLogin(page: SitePage): Promise<void> {
  const door = page.getByRole('radio', { name: 'Déjà client ? Se connecter' })
  if ((await door.count()) > 0) await door.check()
}

/** Fills in the login with the demo account, without submitting it. */
export async function fillLogin(page: SitePage): Promise<void> {
  await openLogin(page)
  const form = loginForm(page)
  await form.getByLabel('Adresse e-mail').first().fill(demoAccount.email)
  await form.getByLabel('Mot de passe', { exact: true }).fill(demoAccount.password)
}

/** Logs in at the account step. */
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

/** The relay picker, once it has replaced its forms for pages without script. */
export const relayPicker = (page: SitePage): Locator => page.locator('flx-cart flx-relay-picker .flx-relay-picker')

/** Scrolls to the relay picker, which loads its code, and waits until it is rendered. */
export async function showRelayPicker(page: SitePage): Promise<void> {
  await page.locator('flx-cart flx-relay-picker').scrollIntoViewIfNeeded()
  await relayPicker(page).waitFor()
}

/** Searches the relay points of a postal code with a single city, and chooses the first. */
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

/** Places the order, and accepts the terms if asked to. @returns the number of the order. */
export async function order(page: SitePage): Promise<string> {
  const accepted = await terms(page).isChecked()
  await orderButton(page).click()
  if (!accepted) await page.getByRole('button', { name: 'Accepter' }).click()
  return orderNumber(page)
}

/** Returns the number of the order on the confirmation or on the bank's page. */
export async function orderNumber(page: SitePage): Promise<string> {
  const said = page.getByText(/Commande C-\d{4}-\d+/)
  return /C-\d{4}-\d+/.exec((await said.first().textContent()) ?? '')?.[0] ?? ''
}

/** Chooses a decision on the bank's page, which opens after an order. */
export async function pay(page: SitePage, decision: BankDecision = 'Accepter le paiement'): Promise<void> {
  await page.waitForURL(/\/banque\//)
  await page.getByRole('button', { name: decision }).click()
  await page.waitForURL(decision === 'Ne jamais revenir' ? /\/banque\// : /\/commande\//)
}
