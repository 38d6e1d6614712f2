import { after, before, test } from 'node:test'
import { startServer } from '../../../demo/server/testing.ts'
import { openEngine } from '../driver/engines.ts'
import type { Engine } from '../driver/page.ts'
import { fillsCart, orderButton, preparesOrder } from '../order.ts'
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

test('CART-01 RELAY-01 PAY-01 a visitor goes from the article to the paid order', async () => {
  const visitor = new Visitor(await engine.open(), server.url)
  await visitor.page.setViewport({ width: 360, height: 740 })
  await fillsCart(visitor)
  await preparesOrder(visitor)
  await visitor.presses(...orderButton)
  await visitor.sees('Commande C-', '.bank *')
  await visitor.presses('button', 'Accepter le paiement')
  await visitor.gets('the page of the order', () => location.pathname.startsWith('/commande/'))
  await visitor.sees('payée', 'main *')
  await visitor.goes('/panier')
  await visitor.sees('Votre panier est vide')
  await visitor.leaves()
})
