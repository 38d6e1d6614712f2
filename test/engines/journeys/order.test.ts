import { after, before, test } from 'node:test'
import { demoAccount } from '../../../demo/server/seed/customers.ts'
import { startServer } from '../../../demo/server/testing.ts'
import { openEngine } from '../driver/engines.ts'
import type { Engine } from '../driver/page.ts'
import { Visitor } from '../visitor.ts'

let engine: Engine
let server: Awaited<ReturnType<typeof startServer>>

before(async () => {
  server = await startServer()
  engine = openEngine()
})

after(async () => {
  await engine.close()
  await server.close()
})

const button = 'flx-cart button'

/** Whether the visitor was led to a step, whose title has the focus. It runs in the page. */
function isAt(title: string): boolean {
  const heading = [...document.querySelectorAll('flx-cart :is(h1, h2, h3)')].find((each) =>
    each.textContent?.replace(/\s+/g, ' ').trim().startsWith(title),
  )
  const isBusy = document.querySelector('flx-cart [data-flx-busy], flx-cart [aria-busy="true"]') !== null
  return heading !== undefined && !isBusy && heading.contains(document.activeElement)
}

for (const mode of ['json', 'html'] as const) {
  test(`CART-01 RELAY-01 PAY-01 a visitor goes from the article to the paid order (${mode})`, async () => {
    const visitor = new Visitor(await engine.open(), server.url)
    await visitor.page.setViewport({ width: 360, height: 740 })
    await visitor.goes('/articles?dispo=1')
    const article = await visitor.gets('an article', () =>
      document.querySelector('main a[href^="/article/"]')?.getAttribute('href'),
    )
    await visitor.goes(article)
    await visitor.presses('flx-add-to-cart button[type="submit"]')
    await visitor.gets('one in the cart', () =>
      [...document.querySelectorAll('[data-flx-cart-count]')].some((count) => count.textContent?.trim() === '1'),
    )
    await visitor.goes(`/panier?mode=${mode}`)
    await visitor.presses(button, 'Continuer : mes coordonnées')
    await visitor.gets('the account', isAt, 'Vos coordonnées')
    await visitor.types('.flx-cart__doors > section:first-child input[type="email"]', demoAccount.email)
    await visitor.types('.flx-cart__doors > section:first-child input[type="password"]', demoAccount.password)
    await visitor.presses('.flx-cart__doors > section:first-child button', 'Se connecter')
    await visitor.gets('the addresses', isAt, 'Bonjour')
    await visitor.presses(button, 'Continuer : livraison et paiement')
    await visitor.gets('the payment', isAt, 'Livraison et paiement')
    await visitor.presses('flx-cart label.flx-choice', 'En point relais')
    await visitor.types('flx-cart .flx-relay-picker input[autocomplete="postal-code"]', '29200')
    await visitor.presses(button, 'Choisir le point relais')
    await visitor.gets('the relay point', () => document.querySelector('flx-cart .flx-relay__chosen') !== null)
    await visitor.presses('flx-cart label.flx-choice', 'Carte bancaire')
    await visitor.presses('label.flx-choice:has([name="idModePaiementBanque"])')
    await visitor.gets('nothing that hinders', () => !document.querySelector('.flx-cart__hindrances'))
    await visitor.presses('flx-cart label:has([name="requiredOption[cgv]"])')
    await visitor.presses(button, 'Commander avec obligation de paiement')
    await visitor.sees('Commande C-', 'flx-cart *')
    await visitor.gets('an empty cart', () =>
      [...document.querySelectorAll('[data-flx-cart-count]')].every((count) => count.textContent?.trim() === '0'),
    )
    await visitor.presses('a', 'Payer')
    await visitor.presses('button', 'Accepter le paiement')
    await visitor.gets('the page of the order', () => location.pathname.startsWith('/commande/'))
    await visitor.sees('payée', 'main *')
    await visitor.goes(`/panier?mode=${mode}`)
    await visitor.sees('Votre panier est vide')
    await visitor.leaves()
  })
}
