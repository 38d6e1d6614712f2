import { demoAccount } from '../../demo/server/seed/customers.ts'
import type { Visitor } from './visitor.ts'

const button = 'flx-cart button'

/** Whether the visitor was led to a step, whose title has the focus. It runs in the page. */
function isAt(title: string): boolean {
  const heading = [...document.querySelectorAll('flx-cart :is(h1, h2, h3)')].find((each) =>
    each.textContent?.replace(/\s+/g, ' ').trim().startsWith(title),
  )
  const isBusy = document.querySelector('flx-cart [data-flx-busy], flx-cart [aria-busy="true"]') !== null
  return heading !== undefined && !isBusy && heading.contains(document.activeElement)
}

/** An article is put in the cart, which is then looked at. */
export async function fillsCart(visitor: Visitor): Promise<void> {
  await visitor.goes('/articles?dispo=1')
  const article = await visitor.gets('an article', () =>
    document.querySelector('main a[href^="/article/"]')?.getAttribute('href'),
  )
  await visitor.goes(article)
  await visitor.presses('flx-add-to-cart button[type="submit"]')
  await visitor.gets('one in the cart', () =>
    [...document.querySelectorAll('[data-flx-cart-count]')].some((count) => count.textContent?.trim() === '1'),
  )
  await visitor.goes('/panier')
}

/** From the cart to an order that lacks its last button: login, address, relay point, card and conditions. */
export async function preparesOrder(visitor: Visitor): Promise<void> {
  await visitor.presses(button, 'Passer la commande')
  await visitor.gets('the account', isAt, 'Vos coordonnées')
  await visitor.presses('.flx-cart__doors label', 'Déjà client')
  const login = '.flx-cart__doors > section:has([data-flx-action="connexion"])'
  await visitor.types(`${login} input[type="email"]`, demoAccount.email)
  await visitor.types(`${login} input[type="password"]`, demoAccount.password)
  await visitor.presses(`${login} button`, 'Se connecter')
  await visitor.gets('the addresses', isAt, 'Bonjour')
  await visitor.presses(button, 'Continuer')
  await visitor.gets('the payment', isAt, 'Livraison et paiement')
  await visitor.presses('flx-cart label.flx-choice', 'En point relais')
  await visitor.types('flx-cart .flx-relay-picker input[autocomplete="postal-code"]', '29200')
  await visitor.presses(button, 'Choisir le point relais')
  await visitor.gets('the relay point', () => document.querySelector('flx-cart .flx-relay__chosen') !== null)
  await visitor.presses('flx-cart label.flx-choice', 'Carte bancaire')
  await visitor.gets('nothing that hinders', () => !document.querySelector('.flx-cart__hindrances'))
  // The box itself: the middle of its label is near a link.
  await visitor.presses('flx-cart [name="requiredOption[cgv]"]')
}

export const orderButton = [button, 'Commander avec obligation de paiement'] as const
