import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { orders } from '../../../demo/server/schema.ts'
import { startServer } from '../../../demo/server/testing.ts'
import { openEngine } from '../driver/engines.ts'
import type { Engine } from '../driver/page.ts'
import { type Fault, type Network, openNetwork } from '../network.ts'
import { fillsCart, orderButton, preparesOrder } from '../order.ts'
import { Visitor } from '../visitor.ts'

let engine: Engine
let server: Awaited<ReturnType<typeof startServer>>
let network: Network

before(async () => {
  server = await startServer()
  network = await openNetwork(server.url)
  engine = openEngine()
})

after(async () => {
  await engine.close()
  await network.close()
  await server.close()
})

const alert = 'flx-cart [role="alert"]'
const spoils = (words: RegExp, fault: Fault): void => {
  network.spoilt.length = 0
  network.spoil = (asked) => (words.test(asked) ? fault : undefined)
}
const heals = (): void => {
  network.spoil = () => undefined
}

/** How many of the article are wanted. It runs in the page. */
const hasQuantity = (quantity: string): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      'flx-cart input[name*="quantite" i], flx-cart [data-flx-line] input',
    ),
  ].some(({ value }) => value === quantity)
const isCalm = (): boolean => !document.querySelector('flx-cart [role="alert"]')?.checkVisibility()

test('CART-07 a lost connection is told from another failure; a change and an order are kept, and made once', async () => {
  const visitor = new Visitor(await engine.open(), network.url)
  await visitor.page.setViewport({ width: 360, height: 740 })
  await fillsCart(visitor)

  spoils(/modifQte/, 'unsent')
  await visitor.presses('flx-cart button', 'Augmenter')
  await visitor.sees('La connexion au serveur a échoué', alert)
  await visitor.sees('Votre modification est conservée', alert)
  await visitor.gets('two, as was asked', hasQuantity, '2')
  spoils(/modifQte/, 'failed')
  await visitor.presses(`${alert} button`, 'Réessayer')
  await visitor.sees('Le serveur a rencontré une erreur', alert)
  await visitor.gets('two, as was asked', hasQuantity, '2')
  heals()
  await visitor.presses(`${alert} button`, 'Réessayer')
  await visitor.gets('nothing that failed', isCalm)
  await visitor.goes('/panier')
  await visitor.gets('two in the cart of the server', hasQuantity, '2')

  await preparesOrder(visitor)
  const before = await server.db.$count(orders)
  spoils(/valide_panier/, 'lost')
  await visitor.presses(...orderButton)
  await visitor.sees('elle ne sera jamais enregistrée deux fois', alert)
  heals()
  await visitor.presses(`${alert} button`, 'Réessayer')
  // In the cart, and then at the bank, where the visitor is led.
  await visitor.sees('Commande C-')
  assert.equal(await server.db.$count(orders), before + 1)
  await visitor.leaves()
})

for (const [way, leave] of Object.entries({
  'a link': () => document.querySelector<HTMLAnchorElement>('a[href="/plan"]')?.click(),
  Back: () => history.back(),
})) {
  test(`SAFE-07 code that is on its way while a page is left by ${way} is no error; code that does not come is one`, async () => {
    const visitor = new Visitor(await engine.open(), network.url)
    // Not by `goes`, whose page before them would be one more in the history: nothing is pressed here.
    for (const path of ['/plan', '/page/livraison']) await visitor.page.goto(new URL(path, network.url).href)
    const listen = () => {
      localStorage.setItem('said', '')
      console.error = (...words: unknown[]) =>
        localStorage.setItem('said', `${localStorage.getItem('said')}${words.join(' ')}\n`)
    }
    const wake = () => {
      const calendar = document.createElement('flx-calendar')
      calendar.setAttribute('load', 'now')
      document.querySelector('main')?.append(calendar)
    }
    await visitor.gets('the script of the page', () => 'flx' in window)
    await visitor.page.evaluate(listen)
    // However slow this machine is to show the other page, the visitor did not stay.
    await visitor.page.evaluate(() => {
      const later = window.setTimeout
      window.setTimeout = ((run: TimerHandler, time = 0, ...words: unknown[]) =>
        later(run, time < 1000 ? time : 120_000, ...words)) as typeof setTimeout
    })
    spoils(/chunks\/calendar/, 'held')
    await visitor.page.evaluate(wake)
    await network.untilSpoilt()
    // The page may be gone before it answers.
    await visitor.page.evaluate(leave).catch(() => {})
    await visitor.gets('the other page', () => location.pathname === '/plan' && document.readyState === 'complete')
    assert.equal(await visitor.page.evaluate(() => localStorage.getItem('said')), '')
    heals()
    await visitor.leaves()

    // In a page of its own: the driver of Firefox waits for ever for an address that follows Back.
    const other = new Visitor(await engine.open(), network.url)
    await other.goes('/page/livraison')
    await other.gets('the script of the page', () => 'flx' in window)
    await other.page.evaluate(listen)
    spoils(/chunks\/calendar/, 'unsent')
    await other.page.evaluate(wake)
    await other.gets('the error', () => localStorage.getItem('said')?.includes('<flx-calendar>'))
    heals()
    await other.leaves()
  })
}
