import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import type { FlxCartElement } from '../../elements/cart.ts'
import '../../elements/cart.ts'
import type { FlxRelayPickerElement } from '../../elements/relay-picker.ts'
import '../../elements/relay-picker.ts'
import type { Answer, Script } from '../support/answers-client.ts'
import { control, fieldsOf, forgetCart, openCart, part, sent, settled, textOf } from '../support/cart-page.ts'
import { foreignCart } from '../support/cart-wire.tsx'
import {
  adresse,
  htmlOrder,
  type OrderState,
  offre,
  orderForeign,
  orderHtml,
  orderJson,
  parRelais,
  pointRelais,
  relais,
  toPay,
  wireOrder,
} from '../support/order-wire.tsx'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(forgetCart)

const villes = [{ nom: 'Brest', code_postal: '29200' }]
const liste = [
  pointRelais({ longitude: '-4,4861' }),
  pointRelais({ relais_id: '000042', nom: 'Presse du Port', distance_m: 350, longitude: '-4,4' }),
]
const byRelay = { offres: [offre(), parRelais({ choisie: true })] }
const found: Partial<OrderState> = { beside: { villes, relais_liste: liste } }
const other = { ...relais, relais_id: '000042', nom: 'Presse du Port' }

const picker = (cart: Element): FlxRelayPickerElement => part<FlxRelayPickerElement>(cart, 'flx-relay-picker')
const own = (cart: Element): Element => picker(cart).container
const chosen = (cart: Element): string => textOf(own(cart).querySelector('.flx-relay__chosen strong'))
const names = (cart: Element): string[] =>
  [...own(cart).querySelectorAll('.flx-relay__name')].map((name) => name.firstChild?.textContent ?? '')
const field = (cart: Element): HTMLInputElement => part<HTMLInputElement>(own(cart), 'input[type="text"]')
const remember = (cart: Element): HTMLInputElement => part<HTMLInputElement>(own(cart), 'input[type="checkbox"]')
const orderButton = (cart: Element): HTMLElement => part(cart, 'button[data-flx-action="valide_panier"]')
const tab = (cart: Element, name: string): HTMLElement | undefined =>
  [...own(cart).querySelectorAll<HTMLElement>('[role="tab"]')].find(({ textContent }) => textContent === name)

/** The picker of the moment says it as what stops the visitor; the cart may have drawn another meanwhile. */
const untilSaid = (cart: Element, text: string): Promise<void> =>
  waitUntil(() => [...own(cart).querySelectorAll('[role="alert"]')].some((alert) => textOf(alert).includes(text)))

/** Every id of the page once, and nothing of the plain forms that a visitor can reach. */
function expectOneView(cart: Element): void {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).to.deep.equal([])
  const plain = [...picker(cart).children].filter((child) => child !== own(cart))
  expect(plain.some((child) => child.querySelector('form') ?? child.matches('form'))).to.equal(true)
  for (const child of plain) expect(child.checkVisibility()).to.equal(false)
}

for (const [way, answer, draw] of [
  ['JSON', orderJson, htmlOrder],
  ['HTML', orderHtml, htmlOrder],
  ['HTML of someone else', orderForeign, (state: OrderState) => foreignCart(wireOrder(state))],
] as const) {
  /** The page as a server without script would draw it, and the cart's first answer in it. */
  async function openAt(answers: Answer[], state: OrderState): Promise<[FlxCartElement, Script]> {
    const [cart, server] = await openCart(answers, draw(state))
    await picker(cart).ready
    return [cart, server]
  }

  describe(`<flx-relay-picker> in a cart, answers in ${way}`, () => {
    it('RELAY-01 stands where the plain forms do, and searches for the postal code of the delivery', async () => {
      const at = toPay(byRelay)
      const [cart, server] = await openCart([answer(at), answer({ ...at, ...found })])
      await waitUntil(() => cart.querySelector('flx-relay-picker'))
      await waitUntil(() => names(cart).length === 2)
      expect(names(cart)).to.deep.equal(['Tabac des Arts', 'Presse du Port'])
      const [, search] = await server.requests(2)
      expect(fieldsOf(search)).to.deep.equal({ action: 'searchVille', value: '29200' })
      expectOneView(cart)
    })

    it('CART-02 a choice goes to the cart; what was found, the focus and the open tab stay as they are', async () => {
      const at = toPay(byRelay)
      const [cart, server] = await openAt(
        [
          answer({ ...at, ...found }),
          answer({ version: 2, ...toPay({ ...byRelay, relais }) }),
          answer({ version: 3, ...toPay({ ...byRelay, relais: other }) }),
        ],
        at,
      )
      await waitUntil(() => names(cart).length === 2)
      control(own(cart), 'Choisir le point relais Tabac des Arts').focus()
      await sendKeys({ press: 'Enter' })
      const [, choice] = await server.requests(2)
      expect(fieldsOf(choice)).to.deep.equal({
        action: 'selectRelais',
        value: '001726',
        relais_id: '001726',
        relais_params: 'A|1;é',
        relais_pref: '0',
      })
      await settled(cart)
      await waitUntil(() => /Tabac des Arts(, )?3 rue Jaurès/.test(textOf(cart)))
      await waitUntil(() => document.activeElement?.textContent === 'Choisi le point relais Tabac des Arts')
      expect(names(cart)).to.deep.equal(['Tabac des Arts', 'Presse du Port'])
      expect(chosen(cart)).to.equal('Tabac des Arts')
      expectOneView(cart)

      tab(cart, 'Carte')?.click()
      tab(cart, 'Carte')?.focus()
      void cart.perform('selectRelais', '000042', { relais_id: '000042', relais_params: 'A|1;é' })
      await waitUntil(() => chosen(cart) === 'Presse du Port')
      await settled(cart)
      expect(tab(cart, 'Carte')?.getAttribute('aria-selected')).to.equal('true')
      expect(document.activeElement).to.equal(tab(cart, 'Carte'))
      expect(await server.log()).to.have.length(3)
    })

    it('RELAY-01 the map stands where it stood, and shows the same point, after an answer', async () => {
      await emulateMedia({ reducedMotion: 'reduce' })
      const at = { ...toPay(byRelay), ...found }
      const [cart, server] = await openAt([answer({ version: 2, ...toPay({ ...byRelay, relais }) })], at)
      await waitUntil(() => names(cart).length === 2)
      tab(cart, 'Carte')?.click()
      const marker = (): HTMLElement => part(own(cart), '[data-flx-place="001726"]')
      const place = (): string => (own(cart).querySelector('[data-flx-map="shown"]') ? marker().style.translate : '')
      await waitUntil(place)
      const card = (): string => textOf(own(cart).querySelector('.flx-map__card'))
      marker().click()
      await waitUntil(() => card().includes('Tabac des Arts'))
      const before = place()
      control(own(cart), 'Agrandir la carte').click()
      await waitUntil(() => place() !== before)
      const zoomed = place()
      control(own(cart), 'Choisir le point relais Tabac des Arts').click()
      await server.requests(1)
      await waitUntil(() => chosen(cart) === 'Tabac des Arts')
      await settled(cart)
      await waitUntil(place)
      expect(place()).to.equal(zoomed)
      expect(card()).to.contain('Tabac des Arts')
      await emulateMedia({ reducedMotion: 'no-preference' })
    })

    it('RELAY-01 what is being typed stays through an answer, and a search under way ends', async () => {
      const at = toPay({ ...byRelay, adresses: [adresse({ code_postal: '' })] })
      const [cart, server] = await openAt(
        [
          answer({ ...at, ...found }, { hold: 'lost' }),
          answer({ ...at, ...found }, { hold: 'search' }),
          answer({ version: 2, ...at }),
        ],
        at,
      )
      field(cart).focus()
      await sendKeys({ type: '29200' })
      await server.requests(1)
      await sendKeys({ press: 'Backspace' })
      await sendKeys({ type: '0' })
      await server.requests(2)
      await cart.perform('infossup')
      await settled(cart)
      await waitUntil(() => document.activeElement === field(cart))
      expect(field(cart).value).to.equal('29200')
      expect(textOf(own(cart))).to.contain('Recherche en cours')
      await server.release('search')
      await waitUntil(() => names(cart).length === 2)
      expect(document.activeElement).to.equal(field(cart))
    })

    it('CART-02 a choice that the cart refuses is taken back, and said at the picker alone', async () => {
      const at = toPay({ ...byRelay, relais: other })
      const error = 'Ce point relais est complet.'
      const [cart] = await openAt(
        [
          answer({ ...at, ...found }),
          answer({ version: 2, ...at, status: 'ko', error, asked: 'selectRelais', value: '001726' }),
        ],
        at,
      )
      await waitUntil(() => names(cart).length === 2)
      control(own(cart), 'Choisir le point relais Tabac des Arts').click()
      await untilSaid(cart, error)
      await settled(cart)
      await waitUntil(() => chosen(cart) === 'Presse du Port')
      const said = [...cart.querySelectorAll<HTMLElement>('p, span, div')].filter(
        (element) => element.children.length === 0 && textOf(element) === error && element.checkVisibility(),
      )
      expect(said.every((element) => picker(cart).contains(element))).to.equal(true)
      expectOneView(cart)
    })

    it('RELAY-01 the search that the server refuses says why, and keeps the list', async () => {
      const at = toPay(byRelay)
      const [cart] = await openAt(
        [
          answer({ ...at, ...found }),
          answer({ ...at, status: 'ko', error: 'Le transporteur ne répond pas.', asked: 'searchVille' }),
        ],
        at,
      )
      await waitUntil(() => names(cart).length === 2)
      field(cart).select()
      field(cart).focus()
      await sendKeys({ type: '35000' })
      await untilSaid(cart, 'Le transporteur ne répond pas.')
      expect(names(cart)).to.have.length(2)
    })

    it('RELAY-01 an order without a relay point is stopped at the picker, and nothing is sent', async () => {
      const at = toPay({
        ...byRelay,
        options: [],
        blocages: [{ cible: 'relais', message: 'Choisissez un point relais.' }],
      })
      const [cart, server] = await openAt([answer({ ...at, ...found })], at)
      await waitUntil(() => names(cart).length === 2)
      orderButton(cart).click()
      await untilSaid(cart, 'Choisissez un point relais pour continuer.')
      expect(document.activeElement).to.equal(control(own(cart), 'Choisir le point relais Tabac des Arts'))
      await settled(cart)
      expect(await server.log()).to.have.length(1)
    })

    it('RELAY-01 an order that the server stops for its relay point says so at the picker', async () => {
      const message = 'Ce point relais a fermé : choisissez-en un autre.'
      const before = toPay({ ...byRelay, relais, options: [] })
      const after = toPay({ ...byRelay, options: [], blocages: [{ cible: 'relais', message }] })
      const [cart] = await openAt(
        [
          answer({ ...before, ...found }),
          answer({ version: 2, ...after, status: 'ko', error: message, asked: 'valide_panier' }),
        ],
        before,
      )
      await waitUntil(() => names(cart).length === 2)
      orderButton(cart).click()
      await untilSaid(cart, message)
      expect(own(cart).querySelector('.flx-relay__chosen')).not.to.exist
      await waitUntil(() => own(cart).contains(document.activeElement))
    })

    it('RELAY-01 « retenir » starts as it stands, and goes with the choice', async () => {
      const kept = toPay({ ...byRelay, relais: { ...relais, relais_pref: 1 } })
      const left = toPay({ ...byRelay, relais: { ...relais, relais_pref: 0 } })
      const [cart, server] = await openAt(
        [
          answer({ ...kept, ...found }),
          answer({ version: 2, ...left }),
          answer({ version: 3, ...toPay({ ...byRelay, relais: { ...other, relais_pref: 0 } }) }),
        ],
        kept,
      )
      await waitUntil(() => names(cart).length === 2)
      expect(remember(cart).checked).to.equal(true)
      remember(cart).focus()
      await sendKeys({ press: 'Space' })
      await server.requests(2)
      await settled(cart)
      await waitUntil(() => document.activeElement === remember(cart) && !remember(cart).checked)
      control(own(cart), 'Choisir le point relais Presse du Port').click()
      const log = await server.requests(3)
      expect(log.slice(1).map((request) => sent(request, 'relais_id', 'relais_pref'))).to.deep.equal([
        '001726 0',
        '000042 0',
      ])
    })

    it('RELAY-01 of quick choices the last one wins', async () => {
      const at = toPay(byRelay)
      const [cart, server] = await openAt(
        [
          answer({ ...at, ...found }),
          answer({ version: 2, ...toPay({ ...byRelay, relais }) }, { hold: 'first' }),
          answer({ version: 3, ...toPay({ ...byRelay, relais }) }),
        ],
        at,
      )
      await waitUntil(() => names(cart).length === 2)
      control(own(cart), 'Choisir le point relais Tabac des Arts').click()
      await server.requests(2)
      control(own(cart), 'Choisir le point relais Presse du Port').click()
      await waitUntil(() => chosen(cart) === 'Presse du Port')
      control(own(cart), 'Choisir le point relais Tabac des Arts').click()
      await waitUntil(() => chosen(cart) === 'Tabac des Arts')
      await server.release('first')
      const log = await server.requests(3)
      expect(sent(log[2], 'relais_id')).to.equal('001726')
      await settled(cart)
      expect(chosen(cart)).to.equal('Tabac des Arts')
      expect(await server.log()).to.have.length(3)
    })

    it('the relay point of another tab, and none any more, are shown as the cart says', async () => {
      const at = toPay(byRelay)
      const [cart] = await openAt(
        [
          answer({ ...at, ...found }),
          answer({ version: 2, ...toPay({ ...byRelay, relais: other }) }),
          answer({ version: 3, ...toPay(byRelay) }),
        ],
        at,
      )
      await waitUntil(() => names(cart).length === 2)
      await cart.refresh()
      await waitUntil(() => chosen(cart) === 'Presse du Port')
      await cart.refresh()
      await waitUntil(() => own(cart).querySelector('.flx-relay__chosen') === null)
      expect(names(cart)).to.have.length(2)
    })

    it('starts from what the plain forms found, without a request', async () => {
      const at = { ...toPay({ ...byRelay, relais: { ...relais, nom: 'Tabac </script> & <b>' } }), ...found }
      const [cart, server] = await openAt([], at)
      await waitUntil(() => names(cart).length === 2)
      expect(chosen(cart)).to.equal('Tabac </script> & <b>')
      expect(textOf(own(cart))).to.contain('2 points relais près de Brest.')
      expect(await server.log()).to.have.length(0)
    })
  })
}

describe('<flx-relay-picker> in a cart whose server tells it nothing', () => {
  const forms = (points: string, version = 1): string =>
    `<div data-flx-view="cart" data-flx-version="${version}" data-flx-count="1" data-flx-total-ht="10" data-flx-total-ttc="12">
      <flx-relay-picker id="relais" postal-code="29200"><section><form method="post"><input type="hidden" name="action" value="searchVille"><input name="value" data-flx-search="searchVille"><button data-flx-action="searchVille">Chercher</button></form>${points}</section></flx-relay-picker></div>`

  it('RELAY-01 gives way to the plain forms, which search by the cart', async () => {
    const plain = '<button data-flx-action="selectRelais" data-flx-value="001726">Tabac des Arts</button>'
    const [cart, server] = await openCart(
      [{ body: forms('') }, { body: forms(plain, 2) }, { body: forms(plain, 3) }],
      forms(''),
    )
    await waitUntil(() => [...cart.querySelectorAll('button')].some((button) => textOf(button) === 'Tabac des Arts'))
    const [asked, again] = await server.requests(2)
    expect(sent(asked, 'action', 'value')).to.equal('searchVille 29200')
    expect(sent(again, 'action', 'value')).to.equal('searchVille 29200')
    expect(part(cart, 'section').checkVisibility()).to.equal(true)
    expect(own(cart).childElementCount).to.equal(0)
    control(cart, 'Tabac des Arts').click()
    expect(sent((await server.requests(3))[2], 'action', 'value')).to.equal('selectRelais 001726')
  })
})
