import { expect, fixture } from '@open-wc/testing'
import type { FlxAddToCartElement } from '../../elements/add-to-cart.ts'
import '../../elements/add-to-cart.ts'
import '../../elements/cart.ts'
import '../../elements/track.ts'
import { emit } from '../../src/core/events.ts'
import { saveConsent, withdrawConsent } from '../../src/domain/consent/consent.ts'
import { scriptCalls } from '../support/answers-client.ts'
import { control, forgetCart, openCart, part, settled, textOf, untilText } from '../support/cart-page.ts'
import { wireCart } from '../support/cart-wire.tsx'
import { clearDataLayer, pushedOf } from '../support/data-layer.ts'
import { client, type OrderState, orderForeign, orderHtml, orderJson, toPay } from '../support/order-wire.tsx'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(async () => {
  await forgetCart()
  withdrawConsent()
  clearDataLayer()
  saveConsent({ mesure: true }, '1')
  await fixture('<flx-track></flx-track>')
})

const atAccount: OrderState = { panier: { etape: 'compte', client: null } }
const known: OrderState = { panier: { etape: 'compte', client } }
const field = (root: Element, name: string): HTMLInputElement => part<HTMLInputElement>(root, `[name="${name}"]`)
const choose = (cart: Element, action: string, value: string): void =>
  part(cart, `[data-flx-action="${action}"][value="${value}"]`).click()

for (const [way, answer] of [
  ['JSON', orderJson],
  ['HTML', orderHtml],
  ['HTML of someone else', orderForeign],
] as const) {
  describe(`<flx-track>, the order of a cart that answers in ${way}`, () => {
    it('TRACK-01 a login is told once it has succeeded, and not when it was refused', async () => {
      const [cart] = await openCart([
        answer(atAccount),
        answer({ ...atAccount, status: 'ko', error: 'Mot de passe incorrect.', asked: 'connexion' }),
        answer(known),
      ])
      await untilText(cart, 'J’ai déjà un compte')
      const [login] = cart.querySelectorAll('section')
      if (!login) throw new Error('no login')
      field(login, 'email').value = 'anne@exemple.fr'
      field(login, 'password').value = 'secret-long'
      control(login, 'Se connecter').click()
      await untilText(cart, 'Mot de passe incorrect.')
      expect(pushedOf('login')).to.deep.equal([])
      control(cart, 'Se connecter').click()
      await untilText(cart, 'Bonjour Anne')
      await waitUntil(() => pushedOf('login').length > 0)
      expect(pushedOf('login')).to.deep.equal([{ event: 'login', method: 'e-mail' }])
    })

    it('TRACK-01 a new account is told once it is open', async () => {
      const [cart] = await openCart([answer(atAccount), answer(known)])
      await untilText(cart, 'Je crée mon compte')
      const signup = [...cart.querySelectorAll('section')].find((section) => textOf(section).includes('Je crée'))
      for (const input of signup?.querySelectorAll('input:not([type="hidden"])') ?? []) {
        const typed = input as HTMLInputElement
        typed.value = typed.type === 'email' ? 'anne@exemple.fr' : 'secret-long'
      }
      control(cart, 'Créer mon compte').click()
      await untilText(cart, 'Bonjour Anne')
      await waitUntil(() => pushedOf('sign_up').length > 0)
      expect(pushedOf('sign_up')).to.deep.equal([{ event: 'sign_up', method: 'e-mail' }])
    })

    it('TRACK-01 a delivery and a means of payment are told once each, when the server has agreed', async () => {
      const [cart, server] = await openCart([
        answer(toPay()),
        answer({ ...toPay(), version: 2 }, { hold: 'offer' }),
        answer({ ...toPay(), version: 3 }),
        answer({ ...toPay(), version: 4 }),
      ])
      await untilText(cart, 'Votre commande')
      choose(cart, 'selOffre', '4')
      await server.requests(2)
      expect(pushedOf('add_shipping_info'), 'not before the answer').to.deep.equal([])
      await server.release('offer')
      await waitUntil(() => pushedOf('add_shipping_info').length > 0)
      await settled(cart)
      choose(cart, 'change_moyen_paie', '2')
      await waitUntil(() => pushedOf('add_payment_info').length > 0)
      await settled(cart)
      part(cart, '[name="idModePaiementBanque"][value="12"]').click()
      await server.requests(4)
      await settled(cart)
      expect(pushedOf('add_shipping_info').map(({ ecommerce }) => ecommerce)).to.deep.equal([
        {
          currency: 'EUR',
          value: 12,
          shipping_tier: 'Mondial Relay',
          items: [{ item_id: '700', item_name: 'Vase 1', item_variant: 'Bleu · M', price: 12, quantity: 1 }],
        },
      ])
      expect(pushedOf('add_payment_info').map(({ ecommerce }) => ecommerce?.['payment_type'])).to.deep.equal([
        'Virement',
      ])
    })

    it('TRACK-01 of two quick choices the last one is told; a refused one is not', async () => {
      const [cart] = await openCart([
        answer(toPay()),
        answer({ ...toPay(), version: 2 }),
        answer({ ...toPay(), version: 3 }),
        answer({ ...toPay(), version: 4, status: 'ko', error: 'Ce moyen n’est plus proposé.' }),
      ])
      await untilText(cart, 'Votre commande')
      choose(cart, 'selOffre', '4')
      choose(cart, 'selOffre', '6')
      await waitUntil(() => pushedOf('add_shipping_info').length > 0)
      await settled(cart)
      expect(pushedOf('add_shipping_info').map(({ ecommerce }) => ecommerce?.['shipping_tier'])).to.deep.equal([
        'Retrait en boutique',
      ])
      choose(cart, 'change_moyen_paie', '2')
      await untilText(cart, 'n’est plus proposé')
      expect(pushedOf('add_payment_info')).to.deep.equal([])
    })

    it('TRACK-01 a choice that could not be sent is told when it is sent again', async () => {
      const [cart] = await openCart([
        answer(toPay()),
        { status: 500, body: 'panne' },
        answer({ ...toPay(), version: 2 }),
      ])
      await untilText(cart, 'Votre commande')
      choose(cart, 'selOffre', '4')
      await waitUntil(() => !part(cart, '.flx-cart__alert').hidden, 'says nothing')
      expect(pushedOf('add_shipping_info')).to.deep.equal([])
      control(part(cart, '.flx-cart__alert'), 'Réessayer').click()
      await waitUntil(() => pushedOf('add_shipping_info').length > 0)
      expect(pushedOf('add_shipping_info')).to.have.length(1)
    })

    it('TRACK-01 the order is begun once the server has opened its next step', async () => {
      const basket: OrderState = { panier: { etape: 'panier' } }
      const [cart] = await openCart([
        answer(basket),
        answer({ ...basket, status: 'ko', error: 'Vase 1 est épuisé.' }),
        answer(atAccount),
      ])
      await untilText(cart, 'Passer la commande')
      control(cart, 'Passer la commande').click()
      await untilText(cart, 'Vase 1 est épuisé.')
      expect(pushedOf('begin_checkout')).to.deep.equal([])
      control(cart, 'Passer la commande').click()
      await waitUntil(() => pushedOf('begin_checkout').length > 0)
      expect(pushedOf('begin_checkout').map(({ ecommerce }) => ecommerce?.items?.length)).to.deep.equal([1])
    })
  })
}

describe('<flx-track>, lists and articles', () => {
  const item = (id: number): string =>
    `<li data-flx-item='{"item_id":"${id}","item_name":"Vase ${id}","price":${id}}'>
       <a href="#vase-${id}" data-flx-track="select_item" data-flx-track-item_list_name="Vases">Vase ${id}</a>
     </li>`
  const list = (...ids: number[]): string =>
    `<ul data-flx-track="view_item_list" data-flx-track-item_list_name="Vases">${ids.map(item).join('')}</ul>`
  const idsOf = (event: string): unknown[] =>
    pushedOf(event).map(({ ecommerce }) =>
      ((ecommerce?.items ?? []) as { item_id: string }[]).map(({ item_id }) => item_id).join(),
    )
  const loaded = { address: location.href, source: 'view' } as const

  it('TRACK-01 a list that grows tells its new articles, one that is filled anew tells them all', async () => {
    const place = await fixture(`<section>${list(1, 2)}</section>`)
    await waitUntil(() => pushedOf('view_item_list').length === 1)
    const items = part(place, 'ul')
    items.insertAdjacentHTML('beforeend', item(3))
    emit(place, 'flx-list-loaded', { ...loaded, way: 'append', items: [...items.children].slice(2) })
    await waitUntil(() => pushedOf('view_item_list').length === 2)
    items.innerHTML = item(8) + item(9)
    emit(place, 'flx-list-loaded', { ...loaded, way: 'replace', items: [...items.children] })
    await waitUntil(() => pushedOf('view_item_list').length === 3)
    expect(idsOf('view_item_list')).to.deep.equal(['1,2', '3', '8,9'])
  })

  it('TRACK-01 a list of many windows’ height is seen once it fills half of the window', async () => {
    const place = await fixture<HTMLElement>(`<section><div></div>${list(1, 2)}</section>`)
    const [above, items] = [part(place, 'div'), part(place, 'ul')]
    above.style.height = `${innerHeight * 0.8}px`
    items.style.height = `${innerHeight * 12}px`
    above.scrollIntoView()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    expect(pushedOf('view_item_list')).to.deep.equal([])
    // A cart of an earlier test may still be scrolling the page to itself.
    await waitUntil(() => {
      items.scrollIntoView({ behavior: 'instant' })
      return pushedOf('view_item_list').length === 1
    })
    scrollTo(0, 0)
  })

  it('TRACK-01 the article that is chosen in a list is told, with the list’s name', async () => {
    const place = await fixture(`<section>${list(4, 5)}</section>`)
    part(place, 'a[href="#vase-5"]').click()
    expect(pushedOf('select_item').map(({ ecommerce }) => ecommerce)).to.deep.equal([
      { currency: 'EUR', item_list_name: 'Vases', items: [{ item_id: '5', item_name: 'Vase 5', price: 5 }] },
    ])
  })

  it('TRACK-01 an article is told as it is seen, and added at the price of the chosen reference', async () => {
    const server = await scriptCalls({ body: { ...wireCart({ version: 2 }), ligne: '41' } })
    const place = await fixture(
      `<article data-flx-track="view_item" data-flx-track-on="load" data-flx-item='{"item_id":"7","item_name":"Vase","item_variant":"Petit","price":12}'>
         <flx-add-to-cart confirm="none"><form method="post" action="${server.base}cart">
           <input type="hidden" name="idarticle" value="7">
           <input type="radio" name="idreference" value="1" aria-label="Petit" data-flx-price-ttc="12.00" data-flx-variant="Petit" checked>
           <input type="radio" name="idreference" value="2" aria-label="Grand" data-flx-price-ttc="19.50" data-flx-variant="Grand">
           <input type="hidden" name="quantite" value="2"><button>Ajouter</button>
         </form></flx-add-to-cart>
       </article>`,
    )
    await part<FlxAddToCartElement>(place, 'flx-add-to-cart').ready
    await waitUntil(() => pushedOf('view_item').length > 0)
    expect(pushedOf('view_item')[0]?.ecommerce).to.include({ value: 12 })
    part(place, '[value="2"][type="radio"]').click()
    part(place, 'button').click()
    await waitUntil(() => pushedOf('add_to_cart').length > 0)
    expect(pushedOf('add_to_cart')[0]?.ecommerce).to.deep.equal({
      currency: 'EUR',
      value: 39,
      items: [{ item_id: '7', item_name: 'Vase', item_variant: 'Grand', price: 19.5, quantity: 2 }],
    })
    expect(textOf(place)).not.to.contain('NaN')
  })
})
