import { expect, fixture, html } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import '../../elements/add-to-cart.ts'
import type { FlxAddToCartElement } from '../../elements/add-to-cart.ts'
import '../../elements/cart.ts'
import { track } from '../../elements/track.ts'
import { emit } from '../../src/core/events.ts'
import type { CartChangeDetail } from '../../src/domain/cart/cart-events.ts'
import { saveConsent, withdrawConsent } from '../../src/domain/consent/consent.ts'
import { scriptCalls } from '../support/answers-client.ts'
import { control, drawnCart, forgetCart, html as htmlAnswer, json, openCart, settled } from '../support/cart-page.ts'
import { wireCart } from '../support/cart-wire.tsx'
import { warningsOf } from '../support/console.ts'
import { clearDataLayer, dataLayer, type Pushed } from '../support/data-layer.ts'
import { cgv, orderJson, placedJson, toPay } from '../support/order-wire.tsx'
import { waitUntil } from '../support/wait-until.ts'

const page = globalThis as unknown as { dataLayer?: Pushed[]; mesures?: Pushed[] }
const events = (): (string | undefined)[] => dataLayer().map(({ event }) => event)
const commerce = (event: string) => dataLayer().findLast((entry) => entry.event === event)?.ecommerce

const accept = (): unknown => saveConsent({ mesure: true }, '1')
const refuse = (): unknown => saveConsent({ mesure: false }, '1')
const frames = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Keeps the page where it is, whatever is clicked or sent. */
function stayHere(event: Event): void {
  if (event.type === 'submit' || (event.target as Element).closest('a')) event.preventDefault()
}

describe('<flx-track>', () => {
  beforeEach(() => {
    withdrawConsent()
    clearDataLayer()
    delete page.mesures
    document.addEventListener('click', stayHere)
    document.addEventListener('submit', stayHere)
  })

  afterEach(async () => {
    document.removeEventListener('click', stayHere)
    document.removeEventListener('submit', stayHere)
    await resetMouse()
  })

  it('TRACK-01 COOKIE-02 nothing is told before a choice; what waited is told in order once accepted', () => {
    track('login', { method: 'e-mail' })
    track('view_item', { items: [{ item_id: '7', price: 12 }] })
    expect(page.dataLayer).to.equal(undefined)
    accept()
    expect(events()).to.deep.equal(['login', undefined, 'view_item'])
    track('sign_up')
    expect(events().at(-1)).to.equal('sign_up')
  })

  it('TRACK-01 COOKIE-02 a refusal drops what waited, and what comes after', () => {
    track('login')
    refuse()
    track('sign_up')
    expect(page.dataLayer).to.equal(undefined)
    accept()
    expect(page.dataLayer).to.equal(undefined)
    track('login')
    expect(events()).to.deep.equal(['login'])
  })

  it('TRACK-01 COOKIE-02 a choice taken back holds again; another purpose accepts nothing', () => {
    accept()
    withdrawConsent()
    track('login')
    saveConsent({ contenus: true }, '1')
    expect(page.dataLayer).to.equal(undefined)
  })

  it('TRACK-01 an event of the shop is pushed as GA4 reads it, after { ecommerce: null }', () => {
    accept()
    track('add_to_cart', {
      items: [
        { item_id: '7', item_name: 'Vase', price: 12.1, quantity: 3 },
        { item_id: '8', price: 0.2 },
      ],
    })
    track('add_to_cart', { currency: 'CHF', value: 1, items: [{ item_id: '9', price: 5 }] })
    track('view_cart', { items: [{ item_id: '9' }] })
    track('view_item_list', { item_list_name: 'Vases', items: [{ item_id: '9', price: 5 }] })
    expect(dataLayer()[0]).to.deep.equal({ ecommerce: null })
    expect(dataLayer()[1]?.ecommerce).to.include({ currency: 'EUR', value: 36.5 })
    expect(dataLayer()[3]?.ecommerce).to.include({ currency: 'CHF', value: 1 })
    expect(dataLayer()[5]?.ecommerce).to.not.have.property('value')
    expect(dataLayer()[7]?.ecommerce).to.not.have.property('value')
    expect(dataLayer()).to.have.length(8)
  })

  it('TRACK-01 the page’s own data layer, an earlier one and another name, are kept', async () => {
    accept()
    page.dataLayer = [{ event: 'gtm.js' }]
    track('login')
    expect(events()).to.deep.equal(['gtm.js', 'login'])
    await fixture(html`<flx-track layer="mesures" purpose="statistiques"></flx-track>`)
    track('sign_up')
    expect(page.mesures).to.equal(undefined)
    saveConsent({ statistiques: true }, '1')
    expect(page.mesures?.map(({ event }) => event)).to.deep.equal(['sign_up'])
    expect(events()).to.deep.equal(['gtm.js', 'login'])
  })

  it('TRACK-01 an empty purpose, for a measure that the law exempts, does not wait', async () => {
    await fixture(html`<flx-track purpose=""></flx-track>`)
    track('login')
    expect(events()).to.deep.equal(['login'])
  })

  it('TRACK-01 an event without a name is said, and not told', async () => {
    accept()
    const said = await warningsOf(() => track(''))
    expect(said.join()).to.contain('a besoin d’un nom')
    expect(page.dataLayer).to.equal(undefined)
  })

  it('TRACK-01 tells marked links with their parameters: click, Enter and middle click, whenever they come', async () => {
    accept()
    const place = await fixture<HTMLElement>(html`<div><flx-track></flx-track></div>`)
    const link = document.createElement('a')
    link.href = '#soldes'
    link.innerHTML = '<b>Voir</b>'
    link.dataset['flxTrack'] = 'select_promotion'
    link.setAttribute('data-flx-track-promotion-name', 'Hiver')
    link.setAttribute('data-flx-track-promotion_id', '007')
    link.setAttribute('data-flx-track-value', '12,5')
    place.append(link)
    const { left, top } = link.getBoundingClientRect()
    const position: [number, number] = [Math.round(left + 5), Math.round(top + 8)]
    await sendMouse({ type: 'click', position })
    expect(dataLayer()).to.deep.equal([
      { event: 'select_promotion', promotion_name: 'Hiver', promotion_id: '007', value: 12.5 },
    ])
    link.focus()
    await sendKeys({ press: 'Enter' })
    expect(dataLayer()).to.have.length(2)
    link.addEventListener('auxclick', stayHere)
    await sendMouse({ type: 'click', position, button: 'middle' })
    await sendMouse({ type: 'click', position, button: 'right' })
    expect(dataLayer()).to.have.length(3)
  })

  it('TRACK-01 tells a marked form once, when it is sent', async () => {
    accept()
    const place = await fixture<HTMLElement>(html`
      <div>
        <flx-track></flx-track>
        <form data-flx-track="generate_lead"><input aria-label="Nom" /><button>Envoyer</button></form>
      </div>
    `)
    place.querySelector('input')?.click()
    expect(dataLayer()).to.deep.equal([])
    place.querySelector('button')?.click()
    expect(events()).to.deep.equal(['generate_lead'])
  })

  it('TRACK-01 tells a marked block once, when it is seen, and one that says load at once', async () => {
    accept()
    const place = await fixture<HTMLElement>(html`
      <div>
        <flx-track></flx-track>
        <div id="gap" style="height: 3000px"></div>
        <div data-flx-track="view_item_list" data-flx-track-item-list-name="Vases">
          <p data-flx-item='{"item_id":"7","item_name":"Vase","price":12}'>Vase</p>
          <p data-flx-item='{"item_id":8,"price":"5"}'>Bol</p>
        </div>
        <p data-flx-track="purchase" data-flx-track-on="load" data-flx-track-transaction_id="F-12">Merci</p>
        <button data-flx-track="view" data-flx-track-on="view">Vu</button>
      </div>
    `)
    await frames()
    await frames()
    expect(events()).to.deep.equal([undefined, 'purchase'])
    expect(commerce('purchase')).to.include({ transaction_id: 'F-12' })
    const gap = place.querySelector('#gap') as HTMLElement
    gap.style.height = '0'
    await waitUntil(() => events().includes('view_item_list') && events().includes('view'))
    expect(commerce('view_item_list')).to.deep.equal({
      currency: 'EUR',
      item_list_name: 'Vases',
      items: [
        { item_id: '7', item_name: 'Vase', price: 12 },
        { item_id: '8', price: 5 },
      ],
    })
    const before = dataLayer().length
    gap.style.height = '3000px'
    await frames()
    gap.style.height = '0'
    await frames()
    await frames()
    expect(dataLayer()).to.have.length(before)
  })

  it('TRACK-01 an article that cannot be read is said, and left out', async () => {
    accept()
    const said = await warningsOf(async () => {
      const place = await fixture<HTMLElement>(html`
        <div>
          <flx-track></flx-track>
          <div data-flx-item="{oups"><button data-flx-track="view_item">Voir</button></div>
        </div>
      `)
      place.querySelector('button')?.click()
    })
    expect(said.join()).to.contain('data-flx-item')
    expect(commerce('view_item')?.items).to.deep.equal([])
  })

  it('TRACK-01 a second one in the page does nothing, and says so; one that leaves stops', async () => {
    accept()
    let place: HTMLElement | undefined
    const said = await warningsOf(async () => {
      place = await fixture<HTMLElement>(html`
        <div><flx-track></flx-track><flx-track></flx-track><button data-flx-track="essai">Essai</button></div>
      `)
    })
    expect(said.join()).to.contain('la page en a déjà un')
    place?.querySelector('button')?.click()
    expect(events()).to.deep.equal(['essai'])
    for (const each of place?.querySelectorAll('flx-track') ?? []) each.remove()
    await Promise.resolve()
    place?.querySelector('button')?.click()
    expect(events()).to.deep.equal(['essai'])
  })
})

describe('<flx-track> and the cart', () => {
  beforeEach(async () => {
    await forgetCart()
    accept()
    clearDataLayer()
  })

  afterEach(withdrawConsent)

  it('TRACK-01 tells what was added, with what the markup says of it, once the server has agreed', async () => {
    const server = await scriptCalls({ body: { ...wireCart(), ligne: '41' }, hold: 'added' })
    const place = await fixture<HTMLElement>(html`
      <div>
        <flx-track></flx-track>
        <article data-flx-item='{"item_id":"7","item_name":"Vase","price":12}'>
          <flx-add-to-cart confirm="none">
            <form>
              <input type="hidden" name="idarticle" value="7" />
              <input name="quantite" value="2" aria-label="Quantité" />
              <button>Ajouter</button>
            </form>
          </flx-add-to-cart>
        </article>
      </div>
    `)
    await place.querySelector<FlxAddToCartElement>('flx-add-to-cart')?.ready
    place.querySelector('button')?.click()
    await server.requests(1)
    expect(events()).to.deep.equal([])
    await server.release('added')
    await waitUntil(() => events().includes('add_to_cart'))
    expect(commerce('add_to_cart')).to.deep.equal({
      currency: 'EUR',
      value: 24,
      items: [{ item_id: '7', item_name: 'Vase', price: 12, quantity: 2 }],
    })
  })

  it('TRACK-01 tells nothing of what the server refused', async () => {
    await scriptCalls({ body: { ...wireCart({ status: 'ko', error: 'Stock épuisé' }), ligne: '' } })
    const place = await fixture<HTMLElement>(html`
      <div>
        <flx-track></flx-track>
        <flx-add-to-cart confirm="none"><form><input type="hidden" name="idarticle" value="7" /><button>+</button></form></flx-add-to-cart>
      </div>
    `)
    await place.querySelector<FlxAddToCartElement>('flx-add-to-cart')?.ready
    place.querySelector('button')?.click()
    await waitUntil(() => place.textContent?.includes('Stock épuisé'))
    expect(events()).to.deep.equal([])
  })

  for (const [way, answer] of [
    ['JSON', json],
    ['HTML', htmlAnswer],
  ] as const) {
    it(`TRACK-01 tells a seen cart, more and fewer of a line, a removal and its undoing (${way})`, async () => {
      await fixture(html`<flx-track></flx-track>`)
      const two = { lines: [{ quantite: 2 }] }
      const [cart, server] = await drawnCart(two, [
        answer({ version: 2, lines: [{ quantite: 4 }] }, { hold: 'first' }),
        answer({ version: 3, lines: [{ quantite: 5 }] }),
        answer({ version: 4, lines: [{ quantite: 4 }] }),
        answer({ version: 5, lines: [] }),
        answer({ version: 6, lines: [{ quantite: 4 }] }),
      ])
      await waitUntil(() => events().includes('view_cart'))
      expect(commerce('view_cart')).to.include({ value: 24 })
      expect(commerce('view_cart')?.items).to.deep.equal([
        { item_id: '700', item_name: 'Vase 1', item_variant: 'Bleu · M', price: 12, quantity: 2 },
      ])
      const more = (): void => control(cart, 'Augmenter la quantité de Vase 1').click()
      more()
      more()
      more()
      await server.release('first')
      await settled(cart)
      await waitUntil(() => events().includes('add_to_cart'))
      expect(
        events().filter((event) => event === 'add_to_cart'),
        'quick clicks are one',
      ).to.have.length(1)
      expect(commerce('add_to_cart')).to.include({ value: 36 })
      await waitUntil(() => cart.querySelector('[data-flx-version="3"]'), 'the answer is not drawn')
      control(cart, 'Diminuer la quantité de Vase 1').click()
      await waitUntil(() => events().includes('remove_from_cart'))
      expect(commerce('remove_from_cart')?.items?.[0]).to.include({ item_id: '700', quantity: 1 })
      await settled(cart)
      await waitUntil(() => cart.querySelector('[data-flx-version="4"]'), 'the answer is not drawn')
      control(cart, 'Supprimer Vase 1').click()
      await waitUntil(() => events().filter((event) => event === 'remove_from_cart').length === 2)
      expect(commerce('remove_from_cart')).to.include({ value: 48 })
      await settled(cart)
      expect(events().filter((event) => event === 'view_cart')).to.have.length(1)
    })
  }

  it('TRACK-01 tells begin_checkout with the articles of the cart', async () => {
    document.addEventListener('click', stayHere)
    await fixture(html`<flx-track></flx-track>`)
    const [cart] = await drawnCart({ lines: [{ quantite: 2 }, {}] }, [])
    cart.querySelector<HTMLElement>('.flx-cart__next')?.click()
    document.removeEventListener('click', stayHere)
    expect(commerce('begin_checkout')).to.include({ value: 36 })
    expect(commerce('begin_checkout')?.items).to.have.length(2)
  })

  it('TRACK-01 tells the order', async () => {
    await fixture(html`<flx-track></flx-track>`)
    const [cart] = await openCart([orderJson(toPay({ options: [cgv({ valeur: 1 })] })), placedJson('C-9')])
    await waitUntil(() => cart.querySelector('.flx-cart__recap'))
    cart.querySelector<HTMLElement>('[data-flx-action="valide_panier"]')?.click()
    await waitUntil(() => events().includes('purchase'))
    expect(commerce('purchase')).to.include({ transaction_id: 'C-9', value: 17 })
    expect(commerce('purchase')?.items).to.have.length(1)
    expect(events().filter((event) => event === 'purchase')).to.have.length(1)
  })

  it('TRACK-01 a cart of the server’s own markup is told by the hooks that it carries', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <flx-track></flx-track>
        <section>
          <div data-flx-item='{"item_id":"9","item_name":"Bol","price":5,"quantity":3}'>
            <button data-flx-action="supArt" data-flx-value="88">Retirer</button>
          </div>
        </section>
      </div>
    `)
    const section = place.querySelector('section') as HTMLElement
    const detail: CartChangeDetail = { action: 'supArt', value: '88', finished: Promise.resolve(null) }
    emit(section, 'flx-cart-change', detail)
    await waitUntil(() => events().includes('remove_from_cart'))
    expect(commerce('remove_from_cart')).to.include({ value: 15 })
  })
})
