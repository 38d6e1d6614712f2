import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../elements/cart.ts'
import { configure } from '../../src/core/configure.ts'
import { script } from '../support/answers-client.ts'
import {
  control,
  forgetCart,
  json,
  openCart,
  part,
  quantity,
  sent,
  settled,
  textOf,
  untilText,
} from '../support/cart-page.ts'
import { htmlCart } from '../support/cart-wire.tsx'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(forgetCart)

const note = (cart: Element): string => textOf(part(cart, '[data-flx-note="41"]'))

async function retype(field: HTMLInputElement, text: string): Promise<void> {
  field.focus()
  field.select()
  await sendKeys({ type: text })
}

describe('<flx-cart>, a quantity that is typed', () => {
  it('QTY-01 is not corrected while it is typed, only when it is left; the stock says so beside the line', async () => {
    const [cart, server] = await openCart([json({}), json({ version: 2, lines: [{ quantite: 10 }] })])
    await untilText(cart, 'Vase 1')
    await retype(quantity(cart), '250')
    expect(quantity(cart).value).to.equal('250')
    expect(note(cart)).to.equal('')
    expect(await server.log()).to.have.length(1)
    quantity(cart).blur()
    expect(quantity(cart).value).to.equal('10')
    expect(note(cart)).to.equal('Quantité limitée à 10.')
    const [, request] = await server.requests(2)
    expect(sent(request ?? raise(), 'action', 'quantite')).to.equal('modifQte 10')
    await untilText(cart, '120,00 € TTC')
    expect(note(cart)).to.equal('Quantité limitée à 10.')
  })

  it('may be erased and typed again', async () => {
    const [cart, server] = await openCart([json({}), json({ version: 2, lines: [{ quantite: 4 }] })])
    await untilText(cart, 'Vase 1')
    quantity(cart).focus()
    quantity(cart).select()
    await sendKeys({ press: 'Backspace' })
    expect(quantity(cart).value).to.equal('')
    await sendKeys({ type: '4' })
    await sendKeys({ press: 'Enter' })
    const [, request] = await server.requests(2)
    expect(sent(request ?? raise(), 'quantite')).to.equal('4')
    await untilText(cart, '48,00 € TTC')
    await settled(cart)
    expect(await server.log()).to.have.length(2)
    expect(document.activeElement).to.equal(quantity(cart))
  })

  it('QTY-01 an invalid one becomes the step', async () => {
    const [cart, server] = await openCart([json({ lines: [{ quantite: 5 }] }), json({ version: 2 })])
    await untilText(cart, 'Vase 1')
    await retype(quantity(cart), 'deux')
    quantity(cart).blur()
    const [, request] = await server.requests(2)
    expect(sent(request ?? raise(), 'quantite')).to.equal('1')
  })

  it('Enter on 0 removes the line', async () => {
    const [cart, server] = await openCart([json({}), json({ version: 2, lines: [] })])
    await untilText(cart, 'Vase 1')
    await retype(quantity(cart), '0')
    await sendKeys({ press: 'Enter' })
    const [, request] = await server.requests(2)
    expect(sent(request ?? raise(), 'action', 'value')).to.equal('supArt 41')
    await untilText(cart, 'Votre panier est vide')
    await settled(cart)
    expect(await server.log()).to.have.length(2)
  })

  it('arrows step from it, Escape gives it up', async () => {
    const [cart, server] = await openCart([json({}), json({ version: 2, lines: [{ quantite: 2 }] })])
    await untilText(cart, 'Vase 1')
    quantity(cart).focus()
    await sendKeys({ press: 'ArrowUp' })
    expect(quantity(cart).value).to.equal('2')
    await untilText(cart, '24,00 € TTC')
    await retype(quantity(cart), '9')
    await sendKeys({ press: 'Escape' })
    expect(quantity(cart).value).to.equal('2')
    quantity(cart).blur()
    await settled(cart)
    expect(await server.log()).to.have.length(2)
  })

  it('QTY-01 decreases only while above the step, and the button says so', async () => {
    const [cart, server] = await openCart([json({ lines: [{ quantite: 2 }] }), json({ version: 2 })])
    await untilText(cart, 'Vase 1')
    const less = control(cart, 'Diminuer la quantité de Vase 1')
    expect(less.hasAttribute('aria-disabled')).to.equal(false)
    less.click()
    less.click()
    less.click()
    expect(quantity(cart).value).to.equal('1')
    expect(less.getAttribute('aria-disabled')).to.equal('true')
    await untilText(cart, '12,00 € TTC')
    await settled(cart)
    expect((await server.log()).map((request) => sent(request, 'quantite'))).to.deep.equal(['–', '1'])
  })

  it('more than the stock is not asked for', async () => {
    const [cart, server] = await openCart([json({ lines: [{ quantite: 3, quantite_max: 3 }] })])
    await untilText(cart, 'Vase 1')
    control(cart, 'Augmenter la quantité de Vase 1').click()
    expect(note(cart)).to.equal('Quantité limitée à 3.')
    expect(quantity(cart).value).to.equal('3')
    await settled(cart)
    expect(await server.log()).to.have.length(1)
  })

  it('a refusal of the server is said beside the line, and its quantity shown', async () => {
    const error = 'Il ne reste que 2 exemplaires.'
    const refused = json({ version: 2, status: 'ko', error, lines: [{ quantite: 2, quantite_max: 2 }] })
    const [cart] = await openCart([json({ lines: [{ quantite_max: null }] }), refused])
    await untilText(cart, 'Vase 1')
    await retype(quantity(cart), '30')
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => note(cart) === error)
    expect(quantity(cart).value).to.equal('2')
  })

  it('one changed before the code was there is sent', async () => {
    const server = await script(json({ version: 2, lines: [{ quantite: 3 }, {}] }))
    configure({ base: server.base })
    const cart = document.createElement('flx-cart')
    cart.innerHTML = htmlCart({ lines: [{}, {}] })
    quantity(cart, '41').value = '3'
    document.body.append(cart)
    expect(quantity(cart, '41').value).to.equal('3')
    await untilText(cart, '36,00 € TTC')
    const log = await server.log()
    expect(log.map((request) => sent(request, 'action', 'value', 'quantite'))).to.deep.equal(['modifQte 41 3'])
    cart.remove()
  })
})

function raise(): never {
  throw new Error('nothing was sent')
}
