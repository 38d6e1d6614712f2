import { expect, waitUntil } from '@open-wc/testing'
import type { FlxCartElement } from '../../elements/cart.ts'
import '../../elements/cart.ts'
import { configure } from '../../src/core/config.ts'
import { type Answer, script } from '../support/answers-client.ts'
import { type WireCart, wireCart } from '../support/cart-wire.tsx'

const json = (cart: Partial<WireCart>): Answer => ({ body: wireCart(cart) })

describe('<flx-cart> smoke', () => {
  it('shows lines', async () => {
    const server = await script(json({ lines: [{}, { quantite: 2 }] }))
    configure({ base: server.base })
    const cart = document.createElement('flx-cart') as FlxCartElement
    document.body.append(cart)
    await waitUntil(() => cart.querySelectorAll('.flx-cart__line').length === 2)
    expect(cart.textContent).to.contain('36,00')
  })
})
