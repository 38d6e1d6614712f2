import { expect, fixture } from '@open-wc/testing'
import '../../elements/cart.ts'
import { scriptCalls } from '../support/answers-client.ts'
import { control, forgetCart, json, openCart, part, sent, textOf, unfoldCode, untilText } from '../support/cart-page.ts'
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

  it('CART-02 the fields of the server’s own form travel with each action, and what was typed in them stays', async () => {
    const page = `<form data-flx-view="cart" data-flx-count="1" data-flx-total-ttc="12,00 €">
      <textarea name="mot" aria-label="Un mot"></textarea><input type="hidden" name="relais_pref" value="0">
      <button data-flx-action="modifQte" data-flx-value="41" name="quantite" value="2">Plus</button></form>`
    const [cart, server] = await openCart([{ type: 'html', body: page.replace('count="1"', 'count="2"') }], page)
    part<HTMLTextAreaElement>(cart, 'textarea').value = 'Sonnez'
    control(cart, 'Plus').click()
    await waitUntil(() => cart.querySelector('[data-flx-count="2"]'))
    const [asked] = await server.log()
    expect(sent(asked, 'action', 'value', 'quantite', 'relais_pref', 'mot')).to.equal('modifQte 41 2 0 Sonnez')
    expect(part<HTMLTextAreaElement>(cart, 'textarea').value).to.equal('Sonnez')
  })

  it('two carts of one page share no id', async () => {
    await scriptCalls({ body: wireCart({}), repeat: true })
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

  it('CART-02 a removal that is refused is said on its line, as a quantity is', async () => {
    const [cart] = await openCart([json({}), { body: { status: 'ko', error_msg: 'Cet article est offert.' } }])
    await untilText(cart, 'Vase 1')
    control(cart, 'Supprimer Vase 1').click()
    await untilText(part(cart, '[data-flx-line]'), 'Cet article est offert.')
    expect(cart.textContent?.split('Cet article est offert.')).to.have.length(2)
  })

  for (const [how, rows] of [
    [
      'a row of a table, in the cell of its quantity',
      `<table><tr data-flx-line="7"><th>Bol</th><td><input name="quantite" value="1"></td><td>12,50 €</td></tr></table>`,
    ],
    [
      'an item of a list that says no line',
      `<ul><li>Bol <input value="1" data-flx-action="modifQte" data-flx-value="7"></li><li>Carafe
        <input value="1" data-flx-action="modifQte" data-flx-value="8"></li></ul>`,
    ],
    [
      'a line with a place for words',
      `<div>Bol <input value="1" data-flx-action="modifQte" data-flx-value="7"><p><i data-flx-note="7"></i></p></div>`,
    ],
  ] as const) {
    it(`CART-02 a refusal that is words alone stands where it was acted on, until the next try: ${how}`, async () => {
      const [cart, server] = await openCart(
        [
          { body: '<p class="alert alert-danger">Il n’en reste que 4.</p>' },
          { body: '<p class="alert alert-danger">Il n’en reste plus.</p>', hold: 'next' },
        ],
        `<form data-flx-view data-flx-count="1" data-flx-total-ttc="12,50 €">${rows}</form>`,
      )
      const field = part<HTMLInputElement>(cart, 'input')
      const place = field.closest('td, li, div') as HTMLElement
      const change = (value: string): void => {
        field.value = value
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }
      change('9')
      await untilText(place, 'Il n’en reste que 4.')
      expect(textOf(place.querySelector('[role="alert"]'))).to.equal('Il n’en reste que 4.')
      expect(textOf(cart.querySelector('.flx-cart__feedback'))).to.equal('')
      expect(field.value).to.equal('1')
      change('8')
      await waitUntil(() => !place.querySelector('[role="alert"]'))
      await server.release('next')
      await untilText(place, 'Il n’en reste plus.')
      expect(cart.querySelectorAll('.alert-danger')).to.have.length(1)
    })
  }

  it('CART-02 a cart that leaves with a refusal in it leaves the server’s HTML as it was written', async () => {
    const written = `<form data-flx-view="" data-flx-count="1" data-flx-total-ttc="12,50 €"><ul><li>Bol <input value="1"
      data-flx-action="modifQte" data-flx-value="7"></li></ul></form>`
    const [cart] = await openCart([{ body: '<p class="alert alert-danger">Il n’en reste que 4.</p>' }], written)
    const before = part(cart, 'form').outerHTML
    const field = part<HTMLInputElement>(cart, 'input')
    field.value = '9'
    field.dispatchEvent(new Event('change', { bubbles: true }))
    await untilText(part(cart, 'li'), 'Il n’en reste que 4.')
    cart.remove()
    await waitUntil(() => cart.innerHTML === before, cart.innerHTML)
    expect(cart.hasAttribute('style')).to.equal(false)
  })
})
