import { expect, fixture } from '@open-wc/testing'
import '../../elements/cart.ts'
import { configure } from '../../src/core/configure.ts'
import { script } from '../support/answers-client.ts'
import { control, forgetCart, json, openCart, unfoldCode, untilText } from '../support/cart-page.ts'
import { wireCart } from '../support/cart-wire.tsx'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(forgetCart)

describe('<flx-cart>, what it asks for', () => {
  it('CART-04 a second code that is given while the first is on its way is sent after it', async () => {
    const [cart, server] = await openCart([
      json({}),
      json({ version: 2, codes: ['A'] }, { hold: 'first' }),
      json({ version: 3, codes: ['A', 'B'] }),
    ])
    await untilText(cart, 'Vase 1')
    const field = unfoldCode(cart)
    field.value = 'A'
    control(cart, 'Appliquer').click()
    field.value = 'B'
    control(cart, 'Appliquer').click()
    await server.release('first')
    await waitUntil(() => cart.querySelectorAll('.flx-cart__code-name').length === 2)
    expect((await server.log()).map(({ fields }) => fields['value'])).to.deep.equal(['', 'A', 'B'])
    await waitUntil(() => !cart.querySelector('[aria-busy]'), 'the button is still busy')
  })

  it('two carts of one page share no id', async () => {
    const server = await script({ body: wireCart({}), repeat: true })
    configure({ base: server.base })
    const page = await fixture<HTMLElement>('<div><flx-cart></flx-cart><flx-cart></flx-cart></div>')
    await waitUntil(() => page.querySelectorAll('.flx-cart__line').length === 2)
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).to.deep.equal([...new Set(ids)])
    expect(ids.filter((id) => id.startsWith('flx-cart-code'))).not.to.have.length(0)
  })

  it('CART-03 a line in promotion says so, and sends its idanim with what is done to it', async () => {
    const wire = wireCart({})
    const lignes = wire.panier.lignes.map((line) => ({ ...line, idanim: '77' }))
    const [cart, server] = await openCart([
      { body: { ...wire, panier: { ...wire.panier, lignes } } },
      json({ lines: [] }),
    ])
    await untilText(cart, 'En promotion')
    control(cart, 'Supprimer Vase 1').click()
    const [, request] = await server.requests(2)
    expect(request?.fields).to.include({ action: 'supArt', idligne: '41', idanim: '77' })
  })
})
