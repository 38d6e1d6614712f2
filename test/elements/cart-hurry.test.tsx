import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import '../../elements/cart.ts'
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
  untilPartText,
  untilText,
} from '../support/cart-page.ts'
import { errorsOf } from '../support/console.ts'
import { holdKey } from '../support/hold-key.ts'
import { orderForeign, orderHtml, orderJson } from '../support/order-wire.tsx'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(forgetCart)

const more = (cart: Element, rank = 1): HTMLElement => control(cart, `Augmenter la quantité de Vase ${rank}`)
const less = (cart: Element, rank = 1): HTMLElement => control(cart, `Diminuer la quantité de Vase ${rank}`)
const remove = (cart: Element, rank = 1): HTMLElement => control(cart, `Supprimer Vase ${rank}`)
const linesOf = (cart: Element): NodeListOf<Element> => cart.querySelectorAll('[data-flx-line]')

async function clickOn(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] })
}

for (const [way, answer, order] of [
  ['JSON', json, orderJson],
  ['HTML', html, orderHtml],
  ['HTML of someone else', foreign, orderForeign],
] as const) {
  describe(`<flx-cart>, a visitor in a hurry, answers in ${way}`, () => {
    it('CART-07 « + » then « − » ends where it began, and shows nothing else on the way', async () => {
      const [cart, server] = await openCart([
        answer({}),
        answer({ version: 2, lines: [{ quantite: 2 }] }, { hold: 'more' }),
        answer({ version: 3 }, { hold: 'less' }),
      ])
      await untilText(cart, 'Vase 1')
      more(cart).click()
      await server.requests(2)
      less(cart).click()
      expect(quantity(cart).value).to.equal('1')
      await server.release('more')
      const log = await server.requests(3)
      await new Promise(requestAnimationFrame)
      expect(quantity(cart).value).to.equal('1')
      await server.release('less')
      await settled(cart)
      expect(quantity(cart).value).to.equal('1')
      expect(log.slice(1).map((request) => sent(request, 'action', 'quantite'))).to.deep.equal([
        'modifQte 2',
        'modifQte 1',
      ])
    })

    it('CART-02 a quantity that the server changes of another line is shown', async () => {
      const [cart] = await openCart([
        answer({ lines: [{}, {}] }),
        answer({ version: 2, lines: [{ quantite: 2 }, { quantite: 4 }] }),
      ])
      await untilText(cart, 'Vase 2')
      more(cart).click()
      await untilPartText(cart, '[data-flx-line="42"]', '48,00 € TTC')
      await waitUntil(() => quantity(cart, '42').value === '4', quantity(cart, '42').value)
    })

    it('CART-07 a cart that leaves the page has sent all that was asked for', async () => {
      const [cart, server] = await openCart([
        answer({ lines: [{}, {}] }),
        answer({ version: 2, lines: [{ quantite: 2 }, {}] }, { hold: 'first' }),
        answer({ version: 3, lines: [{ quantite: 2 }, { quantite: 2 }] }),
      ])
      await untilText(cart, 'Vase 2')
      more(cart).click()
      more(cart, 2).click()
      await server.requests(2)
      cart.remove()
      await server.release('first')
      const log = await server.requests(3)
      expect(log.map((request) => sent(request, 'value', 'quantite'))).to.deep.equal([' –', '41 2', '42 2'])
    })

    it('CART-07 an article is removed while its quantity is on its way', async () => {
      const errors = await errorsOf(async () => {
        const [cart, server] = await openCart([
          answer({ lines: [{}, {}] }),
          answer({ version: 2, lines: [{ quantite: 2 }, {}] }, { hold: 'quantity' }),
          answer({ version: 3, lines: [{ idligne: '42', nom: 'Vase 2' }] }),
        ])
        await untilText(cart, 'Vase 2')
        more(cart).click()
        await server.requests(2)
        remove(cart).click()
        await server.release('quantity')
        await waitUntil(() => linesOf(cart).length === 1)
        await settled(cart)
        expect(quantity(cart, '42').value).to.equal('1')
      })
      expect(errors).to.deep.equal([])
    })

    it('CART-07 a key that is held removes one article', async () => {
      const lines = [
        { idligne: '42', nom: 'Vase 2' },
        { idligne: '43', nom: 'Vase 3' },
      ]
      const [cart, server] = await openCart([
        answer({ lines: [{}, ...lines] }),
        answer({ version: 2, lines }),
        answer({ version: 3, lines: lines.slice(1) }),
      ])
      await untilText(cart, 'Vase 3')
      remove(cart).focus()
      await sendKeys({ down: 'Enter' })
      await waitUntil(() => linesOf(cart).length === 2 && remove(cart, 2) === document.activeElement)
      await holdKey('Enter')
      expect(await server.log()).to.have.length(2)
    })

    it('CART-07 articles that are removed one after the other are all removed', async () => {
      const [cart, server] = await openCart([
        answer({ lines: [{}, {}, {}] }),
        answer({
          version: 2,
          lines: [
            { idligne: '42', nom: 'Vase 2' },
            { idligne: '43', nom: 'Vase 3' },
          ],
        }),
        answer({ version: 3, lines: [{ idligne: '43', nom: 'Vase 3' }] }),
        answer({ version: 4, lines: [] }),
      ])
      await untilText(cart, 'Vase 3')
      for (const rank of [1, 2, 3]) remove(cart, rank).click()
      await untilText(cart, 'Votre panier est vide')
      expect((await server.log()).map((request) => sent(request, 'action', 'value'))).to.deep.equal([
        ' ',
        'supArt 41',
        'supArt 42',
        'supArt 43',
      ])
      await untilText(part(cart, '.flx-cart__feedback'), 'Panier : aucun article.')
    })

    it('CART-02 the only article comes back where its removal is undone, once', async () => {
      const [cart, server] = await openCart([answer({}), answer({ version: 2, lines: [] }), answer({ version: 3 })])
      await untilText(cart, 'Vase 1')
      remove(cart).click()
      await untilText(cart, 'Votre panier est vide')
      const undo = control(cart, 'Annuler')
      undo.focus()
      undo.click()
      undo.click()
      await untilText(cart, 'Vase 1')
      await settled(cart)
      expect(await server.log()).to.have.length(3)
      expect(cart.contains(document.activeElement), 'the focus is lost').to.equal(true)
    })

    it('QTY-01 what is typed is sent before the next step, which is pressed without leaving the field', async () => {
      const [cart, server] = await openCart([
        order({ panier: { etape: 'panier' } }),
        order({ version: 2, lines: [{ quantite: 3 }], panier: { etape: 'panier' } }),
        order({ version: 3, lines: [{ quantite: 3 }], panier: { etape: 'compte', client: null } }),
      ])
      await untilText(cart, 'Vase 1')
      quantity(cart).focus()
      quantity(cart).select()
      await sendKeys({ type: '3' })
      await clickOn(control(cart, 'Passer la commande'))
      await untilText(cart, 'J’ai déjà un compte')
      expect((await server.log()).map((request) => sent(request, 'action', 'quantite'))).to.deep.equal([
        ' –',
        'modifQte 3',
        'chgEtape –',
      ])
    })

    it('QTY-01 a limit that is met again is said again', async () => {
      const [cart, server] = await openCart([
        answer({ lines: [{ quantite: 3, quantite_max: 3 }, {}] }),
        answer({ version: 2, lines: [{ quantite: 3, quantite_max: 3 }, { quantite: 2 }] }),
      ])
      await untilText(cart, 'Vase 1')
      const note = (): string => textOf(part(cart, '[data-flx-note="41"]'))
      for (const typed of ['5', '9']) {
        quantity(cart).focus()
        quantity(cart).select()
        await sendKeys({ type: typed })
        await sendKeys({ press: 'Enter' })
        expect([note(), quantity(cart).value]).to.deep.equal(['Quantité limitée à 3.', '3'])
      }
      expect(await server.log()).to.have.length(1)
      more(cart, 2).click()
      await untilPartText(cart, '[data-flx-line="42"]', '24,00 € TTC')
      expect(quantity(cart).value).to.equal('3')
    })

    it('CART-07 who tries again keeps the focus in the cart once it worked', async () => {
      const [cart] = await openCart([answer({}), { drop: true }, answer({ version: 2, lines: [{ quantite: 2 }] })])
      await untilText(cart, 'Vase 1')
      more(cart).click()
      await untilText(part(cart, '.flx-cart__alert'), 'conservée')
      const retry = control(cart, 'Réessayer')
      retry.focus()
      retry.click()
      await untilText(cart, '24,00 € TTC')
      await settled(cart)
      await waitUntil(() => document.activeElement !== document.body, 'the focus is lost')
      expect(cart.contains(document.activeElement)).to.equal(true)
    })
  })
}
