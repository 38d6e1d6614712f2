import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../elements/cart.ts'
import { scriptCalls } from '../support/answers-client.ts'
import {
  control,
  foreign,
  forgetCart,
  html,
  json,
  openCart,
  part,
  quantity,
  sent,
  settled,
  textOf,
  untilText,
} from '../support/cart-page.ts'
import { foreignCart, htmlCart, type WireCart, wireCart } from '../support/cart-wire.tsx'
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
    expect(sent(request, 'action', 'quantite')).to.equal('modifQte 10')
    await untilText(cart, '120,00 € TTC')
    expect(note(cart)).to.equal('Quantité limitée à 10.')
  })

  it('CART-03 entities that a server writes in its JSON are read, and make no element', async () => {
    const [cart] = await openCart([json({ lines: [{ nom: 'Bol &amp; assiette &lt;b&gt;' }] })])
    await untilText(cart, 'Bol & assiette <b>')
    expect(cart.querySelector('b')).to.equal(null)
  })

  it('QTY-01 the wheel scrolls the page, and steps no quantity that has the focus', async () => {
    const view = `<form data-flx-view data-flx-count="2" data-flx-total-ttc="24,00 €"><ul><li data-flx-line="41">Vase
      <input type="number" name="quantite" value="2" data-flx-action="modifQte" data-flx-value="41"></li></ul></form>`
    const [cart, server] = await openCart([{ body: view }], view)
    const field = part<HTMLInputElement>(cart, 'input')
    await settled(cart)
    const before = (await server.log()).length
    field.focus()
    field.dispatchEvent(new WheelEvent('wheel', { deltaY: 300, bubbles: true, cancelable: true }))
    expect([document.activeElement === field, field.value]).to.deep.equal([false, '2'])
    expect(await server.log()).to.have.length(before)
  })

  it('CART-02 what a server wrote in the place for the words of a line stays, until there is more to say', async () => {
    const view = `<form data-flx-view data-flx-count="2" data-flx-total-ttc="24,00 €"><ul><li data-flx-line="41">Vase
      <input name="quantite" value="2" data-flx-action="modifQte" data-flx-value="41" data-flx-max="10">
      <i data-flx-note="41">Il n’en reste que 1.</i></li></ul></form>`
    const [cart] = await openCart([{ body: view }], view)
    const field = part<HTMLInputElement>(cart, 'input')
    await settled(cart)
    expect(note(cart)).to.equal('Il n’en reste que 1.')
    await retype(field, '250')
    field.blur()
    await waitUntil(() => note(cart) === 'Quantité limitée à 10.', note(cart))
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
    expect(sent(request, 'quantite')).to.equal('4')
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
    expect(sent(request, 'quantite')).to.equal('1')
  })

  it('Enter on 0 removes the line', async () => {
    const [cart, server] = await openCart([json({}), json({ version: 2, lines: [] })])
    await untilText(cart, 'Vase 1')
    await retype(quantity(cart), '0')
    await sendKeys({ press: 'Enter' })
    const [, request] = await server.requests(2)
    expect(sent(request, 'action', 'value')).to.equal('supArt 41')
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

  it('QTY-01 Enter asks for what was typed, whichever button comes first in a form of all lines', async () => {
    const row = (
      line: string,
      count: number,
    ) => `<p><button name="moins" value="${line}" data-flx-action="modifQte" data-flx-value="${line}" data-flx-step="-1">−</button>
      <input name="quantite[${line}]" value="${count}" aria-label="Quantité" data-flx-action="modifQte" data-flx-value="${line}"></p>`
    const drawn = (first: number, second: number) =>
      `<form data-flx-view data-flx-count="${first + second}" data-flx-total-ttc="12" method="post">${row('41', first)}${row('42', second)}</form>`
    const [cart, server] = await openCart([{ body: drawn(2, 30) }], drawn(2, 1))
    await retype(quantity(cart, '42'), '30')
    await sendKeys({ press: 'Enter' })
    const [request] = await server.requests(1)
    expect(sent(request, 'action', 'value', 'quantite')).to.equal('modifQte 42 30')
    await settled(cart)
    expect([quantity(cart).value, quantity(cart, '42').value]).to.deep.equal(['2', '30'])
    expect(await server.log()).to.have.length(1)
  })

  it('one changed before the code was there is sent', async () => {
    const server = await scriptCalls(json({ version: 2, lines: [{ quantite: 3 }, {}] }))
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

const said = (cart: Element): string => textOf(cart.querySelector('[data-flx-line="41"] [role="alert"]'))

/** The ways of an answer, and how each refuses a quantity of the first line. */
for (const [way, answer, refuse] of [
  ['JSON', json, (cart: Partial<WireCart>) => json({ status: 'ko', ...cart })],
  ['HTML', html, (cart: Partial<WireCart>) => ({ body: htmlCart({ status: 'ko', ...cart }, 'modifQte', '41') })],
  [
    'HTML of someone else',
    foreign,
    (cart: Partial<WireCart>) => ({ body: foreignCart(wireCart({ status: 'ko', ...cart }), 'modifQte', '41') }),
  ],
] as const) {
  describe(`<flx-cart>, a quantity that the server refuses, answers in ${way}`, () => {
    const error = 'Il ne reste que 2 exemplaires.'
    const refused = { version: 2, error, lines: [{ quantite: 2, quantite_max: 2 }, {}] }

    it('is said beside its line and nowhere else, and the server’s quantity shown', async () => {
      const [cart] = await openCart([answer({ lines: [{ quantite_max: null }, {}] }), refuse(refused)])
      let message = ''
      cart.addEventListener('flx-cart-error', ({ detail }) => {
        message = detail.message
      })
      await untilText(cart, 'Vase 1')
      await retype(quantity(cart), '30')
      await sendKeys({ press: 'Enter' })
      await waitUntil(() => said(cart) === error)
      await settled(cart)
      expect(quantity(cart).value).to.equal('2')
      expect(message).to.equal(error)
      expect(cart.querySelectorAll('.alert-danger')).to.have.length(1)
      const description = quantity(cart).getAttribute('aria-describedby') ?? ''
      expect(description.split(' ').includes(part(cart, '.alert-danger').id)).to.equal(true)
    })

    it('takes the place of what the page said of the stock, and goes with the next answer', async () => {
      const [cart, server] = await openCart([
        answer({ lines: [{ quantite_max: 10 }, {}] }),
        { ...refuse({ ...refused, lines: [{ quantite: 2, quantite_max: 10 }, {}] }), hold: 'refusal' },
        answer({ version: 3, lines: [{ quantite: 2 }, { quantite: 2 }] }),
      ])
      await untilText(cart, 'Vase 1')
      await retype(quantity(cart), '30')
      await sendKeys({ press: 'Enter' })
      expect(note(cart)).to.equal('Quantité limitée à 10.')
      await server.release('refusal')
      await waitUntil(() => said(cart) === error)
      await settled(cart)
      expect(note(cart)).to.equal('')
      control(cart, 'Augmenter la quantité de Vase 2').click()
      await untilText(part(cart, '[data-flx-line="42"]'), '24,00')
      expect(cart.querySelectorAll('.alert-danger')).to.have.length(0)
    })

    it('is what the server says of the line, where it says something of its own', async () => {
      const own = { version: 2, error: 'Stock insuffisant.', lines: [{ quantite: 2, message: 'Plus que 2 en stock.' }] }
      const [cart] = await openCart([answer({}), refuse(own)])
      await untilText(cart, 'Vase 1')
      control(cart, 'Augmenter la quantité de Vase 1').click()
      await waitUntil(() => said(cart) === 'Plus que 2 en stock.')
      expect(cart.querySelectorAll('.alert-danger')).to.have.length(1)
    })
  })
}
