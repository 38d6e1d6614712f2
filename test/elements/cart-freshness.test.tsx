import { expect, fixture } from '@open-wc/testing'
import '../../elements/cart.ts'
import { store } from '../../src/core/store.ts'
import { cartSummaryAtom, learnCart } from '../../src/domain/cart/known-cart.ts'
import {
  control,
  drawnCart,
  fieldsOf,
  foreign,
  forgetCart,
  html,
  json,
  openCart,
  part,
  quantity,
  sent,
  settled,
  tellStaleCart,
  textOf,
  untilText,
} from '../support/cart-page.ts'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(forgetCart)

const alert = (cart: Element): HTMLElement => part(cart, '.flx-cart__alert')
const more = (cart: Element): HTMLElement => control(cart, 'Augmenter la quantité de Vase 1')

describe('<flx-cart>, answers that fail (HTTP-02)', () => {
  it('a cart that cannot be read at first offers to try again', async () => {
    const [cart] = await openCart([{ drop: true }, json({})])
    await untilText(alert(cart), 'La connexion au serveur a échoué')
    control(alert(cart), 'Réessayer').click()
    await untilText(cart, 'Vase 1')
    expect(alert(cart).hidden).to.equal(true)
  })

  it('CART-07 what could not be sent goes first with the next act, in order, and by itself once online again', async () => {
    const [cart, server] = await drawnCart({ lines: [{}, {}] }, [
      { drop: true },
      json({ version: 2, lines: [{ quantite: 2 }, {}] }),
      { drop: true },
      json({ version: 3, lines: [{ quantite: 2 }, { quantite: 2 }] }),
    ])
    more(cart).click()
    await untilText(alert(cart), 'conservée')
    control(cart, 'Augmenter la quantité de Vase 2').click()
    await waitUntil(async () => (await server.log()).length === 3)
    await untilText(alert(cart), 'conservée')
    dispatchEvent(new Event('online'))
    await untilText(part(cart, '[data-flx-line="42"] .flx-cart__total'), '24,00')
    expect((await server.log()).map((request) => sent(request, 'value', 'quantite'))).to.deep.equal([
      '41 2',
      '41 2',
      '42 2',
      '42 2',
    ])
  })
})

describe('<flx-cart> follows what happens elsewhere', () => {
  it('reads the cart again after Back and after another tab', async () => {
    const [cart, server] = await drawnCart({}, [json({ version: 8, lines: [{ quantite: 6 }] })])
    tellStaleCart()
    await untilText(cart, '72,00 € TTC')
    expect(quantity(cart).value).to.equal('6')
    expect(sent((await server.log())[0], 'action')).to.equal('')
  })

  it('reads it again when it comes back into view after more than a minute, not sooner', async () => {
    const now = Date.now
    const [cart, server] = await drawnCart({}, [json({ version: 2, lines: [{ quantite: 2 }] })])
    try {
      document.dispatchEvent(new Event('visibilitychange'))
      await settled(cart)
      expect(await server.log()).to.have.length(0)
      Date.now = () => now() + 61_000
      document.dispatchEvent(new Event('visibilitychange'))
      await untilText(cart, '24,00 € TTC')
    } finally {
      Date.now = now
    }
  })

  it('reads it again when another widget has learnt a newer cart', async () => {
    const [cart] = await drawnCart({}, [json({ version: 2, lines: [{ quantite: 2 }] })])
    learnCart({ version: 2, count: 2, totalExclTax: 20, totalInclTax: 24, display: 'ttc' })
    await untilText(cart, '24,00 € TTC')
  })

  it('an answer with an older version is left out, and the cart read again', async () => {
    const [cart, server] = await drawnCart({ version: 7, lines: [{ quantite: 7 }] }, [
      json({ version: 6, lines: [{ quantite: 6 }] }),
      json({ version: 8, lines: [{ quantite: 8 }] }),
    ])
    const seen = new Set<string>()
    const observer = new MutationObserver(() => seen.add(textOf(cart.querySelector('.flx-cart__total'))))
    observer.observe(cart, { childList: true, subtree: true, characterData: true })
    void cart.refresh()
    await untilText(cart, '96,00 € TTC')
    observer.disconnect()
    expect([...seen].join()).not.to.contain('72,00')
    expect(await server.log()).to.have.length(2)
  })

  it('a cart that is older twice in a row is another cart, and believed', async () => {
    const [cart] = await drawnCart({ version: 7, lines: [{ quantite: 7 }] }, [json({ lines: [] }), json({ lines: [] })])
    void cart.refresh()
    await untilText(cart, 'Votre panier est vide')
    expect(store.get(cartSummaryAtom)?.version).to.equal(1)
  })

  it('a cart drawn by the server that is older than what the page knows is read again', async () => {
    learnCart({ version: 5, count: 5, totalExclTax: 50, totalInclTax: 60, display: 'ttc' })
    const [cart] = await drawnCart({ version: 4 }, [html({ version: 5, lines: [{ quantite: 5 }] })])
    await untilText(cart, '60,00 € TTC')
  })

  it('refresh() and perform() act as the controls do', async () => {
    const [cart, server] = await drawnCart({}, [
      json({ version: 2, lines: [{ quantite: 2 }] }),
      json({ version: 3, lines: [{ quantite: 3 }] }),
    ])
    await cart.refresh()
    expect(quantity(cart).value).to.equal('2')
    await cart.perform('selOffre', '9', { idligne: '41' })
    expect(quantity(cart).value).to.equal('3')
    const log = await server.log()
    expect(fieldsOf(log[1])).to.deep.equal({ idligne: '41', action: 'selOffre', value: '9' })
  })

  it('two carts of one page show each its own answers, in JSON and in HTML', async () => {
    const [first, server] = await openCart([
      json({ lines: [{ nom: 'Tasse' }, {}] }),
      html({ lines: [{ nom: 'Tasse' }] }),
      json({ version: 2, lines: [{ nom: 'Tasse', quantite: 2 }, {}] }),
      html({ version: 2, lines: [{ nom: 'Tasse', quantite: 2 }] }),
    ])
    await untilText(first, 'Vase 2')
    const second = await fixture<HTMLElement>('<flx-cart></flx-cart>')
    await untilText(second, 'Tasse')
    expect(textOf(second).includes('Vase 2')).to.equal(false)
    control(first, 'Augmenter la quantité de Tasse').click()
    await untilText(part(first, '[data-flx-line="41"] .flx-cart__total'), '24,00 € TTC')
    await untilText(part(second, '[data-flx-line="41"] .flx-cart__total'), '24,00 € TTC')
    expect(first.querySelectorAll('.flx-cart__line')).to.have.length(2)
    expect(second.querySelectorAll('.flx-cart__line')).to.have.length(1)
    const log = await server.log()
    expect(log.map((request) => sent(request, 'action'))).to.deep.equal(['', '', 'modifQte', ''])
  })

  for (const [way, answer] of [
    ['JSON', json],
    ['HTML', html],
    ['HTML of someone else', foreign],
  ] as const) {
    it(`a cart that is taken out and put back acts as before, once for each click, answers in ${way}`, async () => {
      const [cart, server] = await openCart([
        answer({ lines: [{}, {}] }),
        answer({ lines: [{}, {}] }),
        answer({ version: 2, lines: [{ quantite: 2 }, {}] }),
      ])
      await untilText(cart, 'Vase 2')
      const { parentElement: home } = cart
      cart.remove()
      await waitUntil(() => !cart.querySelector('[data-flx-line]'))
      home?.append(cart)
      await untilText(cart, 'Vase 2')
      more(cart).click()
      await untilText(part(cart, '[data-flx-line="41"]'), '24,00 € TTC')
      expect(quantity(cart).value).to.equal('2')
      const log = await server.log()
      expect(log.map((request) => sent(request, 'action'))).to.deep.equal(['', '', 'modifQte'])
    })
  }
})
