import { expect } from '@open-wc/testing'
import '../../elements/cart.ts'
import type { CartOrder } from '../../src/domain/cart/cart-events.ts'
import { stepInAddress } from '../../src/domain/cart/cart-step.ts'
import { control, fieldsOf, forgetCart, openCart, part, sent, textOf, untilText } from '../support/cart-page.ts'
import { warningsOf } from '../support/console.ts'
import {
  carte,
  cgv,
  key,
  type OrderState,
  offre,
  orderForeign,
  orderHtml,
  orderJson,
  parRelais,
  placedHtml,
  placedJson,
  toPay,
} from '../support/order-wire.tsx'
import { waitUntil } from '../support/wait-until.ts'

declare global {
  interface Window {
    orderRan?: number
    orderEnd?: string
  }
}

beforeEach(async () => {
  delete window.orderRan
  await forgetCart()
})

const accepted = { options: [cgv({ valeur: 1 })] }
const button = (cart: Element): HTMLElement => part(cart, '[data-flx-action="valide_panier"]')
const dialog = (): HTMLElement => part(document, 'dialog[open]')
const terms = (cart: Element): HTMLInputElement => part<HTMLInputElement>(cart, '[name="requiredOption[cgv]"]')

for (const [way, answer, placed] of [
  ['JSON', orderJson, placedJson],
  ['HTML', orderHtml, placedHtml],
  ['HTML of someone else', orderForeign, placedHtml],
] as const) {
  describe(`<flx-cart>, the order, answers in ${way}`, () => {
    it('CART-06 an order takes the cart’s place: its HTML, its script once, the focus, one event', async () => {
      const [cart, server] = await openCart([answer(toPay(accepted)), placed('C-12')])
      await untilText(cart, 'Votre commande')
      const orders: (CartOrder | undefined)[] = []
      cart.addEventListener('flx-cart-changed', ({ detail }) => orders.push(detail.order))
      expect(textOf(button(cart))).to.equal('Commander avec obligation de paiement')
      const above = document.createElement('div')
      above.style.height = '3000px'
      document.body.prepend(above)
      document.body.style.paddingBottom = '3000px'
      button(cart).click()
      await untilText(cart, 'Commande C-12')
      const [, request] = await server.log()
      expect(fieldsOf(request)).to.deep.equal({
        action: 'valide_panier',
        value: '',
        cle_commande: key,
        total_vu: '12.00',
        prix_vus: '41:12.00',
        idMoyenPaie: '1',
        idModePaiementBanque: '11',
        'requiredOption[cgv]': '1',
      })
      expect(request?.headers['idempotency-key']).to.equal(key)
      expect(cart.querySelector('form')).to.equal(null)
      await waitUntil(() => window.orderRan === 1)
      await waitUntil(() => document.activeElement === part(cart, 'h2'))
      await waitUntil(() => Math.abs(cart.getBoundingClientRect().top) < 60, 'the page moves there')
      above.remove()
      expect(orders.map((order) => order?.number)).to.deep.equal(['C-12'])
      await cart.refresh()
      expect(await server.log()).to.have.length(2)
      expect(textOf(cart)).to.contain('Commande C-12')
      document.body.style.paddingBottom = ''
    })

    it('CART-06 a refusal is said in the validation area, which takes the focus; nothing chosen is lost', async () => {
      const refused = {
        ...toPay(),
        status: 'ko',
        error: 'Vase 1 vient d’être épuisé.',
        asked: 'valide_panier',
      } as const
      const [cart] = await openCart([answer(toPay()), answer({ ...refused, lines: [{ message: 'Épuisé.' }] })])
      await untilText(cart, 'Votre commande')
      terms(cart).click()
      button(cart).click()
      const area = part(cart, '[data-flx-validation]')
      await untilText(area, 'Vase 1 vient d’être épuisé.')
      expect(area.getAttribute('role')).to.equal('alert')
      await waitUntil(() => document.activeElement === part(cart, '[data-flx-validation]'))
      expect(textOf(part(cart, '[data-flx-line]'))).to.contain('Épuisé.')
      expect(terms(cart).checked).to.equal(true)
    })

    it('CART-06 a price that changed is said on its line; the order then leaves with the new total and the same key', async () => {
      const message = 'Le prix a changé : 15,00 € TTC au lieu de 12,00 € TTC.'
      const refused: OrderState = {
        ...toPay(accepted),
        status: 'ko',
        error: 'Le total a changé : 27,00 € TTC au lieu de 24,00 € TTC.',
        asked: 'valide_panier',
        lines: [{}, { ttc: 15, message }],
      }
      const [cart, server] = await openCart([
        answer({ ...toPay(accepted), lines: [{}, {}] }),
        answer(refused),
        placed('C-8'),
      ])
      await untilText(cart, 'Votre commande')
      button(cart).click()
      await untilText(part(cart, '[data-flx-validation]'), 'Le total a changé')
      const lines = [...cart.querySelectorAll('[data-flx-line]')].map(textOf)
      expect(lines[0]).not.to.contain('Le prix a changé')
      expect(lines[1]).to.contain(message)
      expect(terms(cart).checked).to.equal(true)
      button(cart).click()
      await untilText(cart, 'Commande C-8')
      const [, first, second] = await server.log()
      expect(first && sent(first, 'total_vu', 'cle_commande')).to.equal(`24.00 ${key}`)
      expect(second && sent(second, 'total_vu', 'cle_commande')).to.equal(`27.00 ${key}`)
      expect(second && sent(second, 'prix_vus')).to.equal('41:12.00 42:15.00')
    })

    it('CART-07 a double click, then one more while it is on its way, orders once; the button shows the wait', async () => {
      const [cart, server] = await openCart([answer(toPay(accepted)), placed('C-3', { hold: 'order' })])
      await untilText(cart, 'Votre commande')
      button(cart).click()
      button(cart).click()
      await server.requests(2)
      expect(button(cart).getAttribute('aria-busy')).to.equal('true')
      button(cart).click()
      await server.release('order')
      await untilText(cart, 'Commande C-3')
      expect(await server.log()).to.have.length(2)
    })

    it('CART-07 a lost connection asks again with the same key, then leaves it to the visitor', async () => {
      const lost = { drop: true }
      const [cart, server] = await openCart([answer(toPay(accepted)), lost, lost, lost, placed('C-4')])
      await untilText(cart, 'Votre commande')
      button(cart).click()
      await waitUntil(() => !part(cart, '.flx-cart__alert').hidden, 'says nothing')
      expect(textOf(part(cart, '.flx-cart__alert'))).to.contain('elle ne sera jamais enregistrée deux fois')
      const tried = (await server.log()).length
      dispatchEvent(new Event('online'))
      expect(await server.log()).to.have.length(tried)
      control(part(cart, '.flx-cart__alert'), 'Réessayer').click()
      await untilText(cart, 'Commande C-4')
      const log = await server.log()
      const keys = log.slice(1).map((request) => sent(request, 'action', 'cle_commande'))
      expect(new Set(keys)).to.deep.equal(new Set([`valide_panier ${key}`]))
    })

    it('CART-05 a missing option offers to accept or refuse: refusing goes to it, accepting ticks it and orders', async () => {
      const [cart, server] = await openCart([answer(toPay()), placed('C-5')])
      await untilText(cart, 'Votre commande')
      button(cart).click()
      await waitUntil(() => document.querySelector('dialog[open]'))
      expect(textOf(dialog())).to.contain('Attention')
      expect(textOf(dialog())).to.contain('J’accepte les conditions générales de vente')
      expect(part<HTMLAnchorElement>(dialog(), 'a').getAttribute('href')).to.equal('/cgv')
      control(dialog(), 'Refuser').click()
      await waitUntil(() => document.activeElement === terms(cart))
      expect(await server.log()).to.have.length(1)
      button(cart).click()
      await waitUntil(() => document.querySelector('dialog[open]'))
      control(dialog(), 'Accepter').click()
      await untilText(cart, 'Commande C-5')
      const [, request] = await server.log()
      expect(sent(request, 'action', 'requiredOption[cgv]')).to.equal('valide_panier 1')
    })
  })
}

describe('<flx-cart>, the order', () => {
  for (const [way, answer] of [
    ['JSON', orderJson],
    ['HTML', orderHtml],
  ] as const) {
    it(`RELAY-01 an order without its relay point is stopped at the picker, answers in ${way}`, async () => {
      const message = 'Choisissez un point relais.'
      const at = toPay({
        ...accepted,
        offres: [offre(), parRelais({ choisie: true })],
        blocages: [{ cible: 'relais', message }],
      })
      const [cart] = await openCart([
        answer(at),
        answer({ ...at, status: 'ko', error: message, asked: 'valide_panier' }),
      ])
      await untilText(cart, 'Votre commande')
      expect(textOf(cart), 'nothing is said before it is asked').to.not.contain(message)
      button(cart).click()
      await untilText(part(cart, '.flx-relay'), message)
      await waitUntil(() => document.activeElement === part(cart, '#flx-cart-relay-postal-code'))
    })
  }

  it('CART-05 terms are not asked for while something before them is missing: that has the focus, and says so', async () => {
    const missing = toPay({
      moyens_paiement: [{ titre: 'En ligne', moyens: [carte({ choisi: false })] }],
      blocages: [
        { cible: 'paiement', message: 'Choisissez un moyen de paiement.' },
        { cible: 'options', message: 'Acceptez les conditions.' },
      ],
    })
    const error = 'Choisissez un moyen de paiement. Acceptez les conditions.'
    const [cart, server] = await openCart([
      orderJson(missing),
      orderJson({ ...missing, status: 'ko', error, asked: 'valide_panier' }),
    ])
    await untilText(cart, 'Votre commande')
    button(cart).click()
    await untilText(part(cart, '[data-flx-validation]'), 'Choisissez un moyen de paiement.')
    expect(document.querySelector('dialog[open]')).to.equal(null)
    expect(part(cart, '[data-flx-validation] a').getAttribute('href')).to.equal('#flx-cart-payment')
    await waitUntil(() => document.activeElement?.textContent?.startsWith('Choisissez un moyen de paiement.'))
    expect(await server.log()).to.have.length(2)
  })

  it('recapitulates the whole order, each part with its way back', async () => {
    const [cart, server] = await openCart([orderJson(toPay()), orderJson({ version: 2, panier: { etape: 'compte' } })])
    await untilText(cart, 'Votre commande')
    expect(textOf(part(cart, '.flx-cart__recap'))).to.equal('1 × Vase 1 Bleu · M12,00 € TTC')
    const facts = textOf(part(cart, '.flx-cart__facts'))
    expect(facts).to.contain('Madame Anne Le Gall12 rue de Siam29200 Brest')
    expect(facts).to.contain('Identique à l’adresse de livraison')
    expect(facts).to.contain('Colissimo à domicile')
    expect(facts).to.contain('Carte bancaireBanque de l’Ouest')
    control(cart, 'Modifier les adresses').click()
    const [, request] = await server.requests(2)
    expect(sent(request, 'action', 'value')).to.equal('chgEtape compte')
  })

  it('CART-05 an option that is not required does not stop the order', async () => {
    const lettre = cgv({ name: 'lettre', libelle: 'Recevoir la lettre', obligatoire: false })
    const [cart, server] = await openCart([orderJson(toPay({ options: [lettre] })), placedJson('C-6')])
    await untilText(cart, 'Recevoir la lettre')
    button(cart).click()
    await untilText(cart, 'Commande C-6')
    expect((await server.log())[1]?.fields).not.to.have.property('requiredOption[lettre]')
  })

  it('CART-06 an order answered by its code alone says that it is placed', async () => {
    const answer = { status: 'ok', js: 'window.orderRan = 7' }
    const [cart] = await openCart([orderJson(toPay(accepted)), { body: answer }])
    await untilText(cart, 'Votre commande')
    button(cart).click()
    await untilText(cart, 'Votre commande est enregistrée.')
    await waitUntil(() => window.orderRan === 7)
  })

  it('CART-05 CART-06 an order form of the server’s own: options that are zero, the message in its area', async () => {
    const form = `<form data-flx-view="" method="post" action="/x">
      <select name="requiredOption[cgv]" aria-label="Conditions"><option value="0">Non</option><option value="1">Oui</option></select>
      <input type="hidden" name="cle_commande" value="k1">
      <button data-flx-action="valide_panier">Payer</button></form>`
    const [cart, server] = await openCart([placedHtml('C-8')], form)
    control(cart, 'Payer').click()
    await waitUntil(() => document.querySelector('dialog[open]'))
    control(dialog(), 'Accepter').click()
    await untilText(cart, 'Commande C-8')
    const [request] = await server.log()
    expect(fieldsOf(request)).to.deep.equal({
      action: 'valide_panier',
      value: '',
      cle_commande: 'k1',
      'requiredOption[cgv]': '1',
    })
  })

  it('an order that was lost is not sent again by another act', async () => {
    const lost = { drop: true }
    const [cart, server] = await openCart([
      orderJson(toPay(accepted)),
      lost,
      lost,
      lost,
      orderJson({ version: 2, panier: { etape: 'panier' } }),
    ])
    await untilText(cart, 'Votre commande')
    button(cart).click()
    await waitUntil(() => !part(cart, '.flx-cart__alert').hidden, 'says nothing')
    const tried = (await server.log()).length
    control(cart, 'Modifier les articles').click()
    await untilText(cart, 'Passer la commande')
    const log = await server.log()
    expect(log).to.have.length(tried + 1)
    expect(sent(log.at(-1), 'action', 'value')).to.equal('chgEtape panier')
    expect(part(cart, '.flx-cart__alert').hidden).to.equal(true)
  })

  it('the label of the button can be said; words that do not oblige to pay are reported', async () => {
    const said = await warningsOf(async () => {
      const [cart] = await openCart([orderJson(toPay())], '', 'order-label="Valider ma commande"')
      await untilText(cart, 'Votre commande')
      expect(textOf(button(cart))).to.equal('Valider ma commande')
      // What checks it says so with the address.
      await waitUntil(() => stepInAddress() === 'paiement')
    })
    expect(said.join('\n')).to.contain('Valider ma commande').and.to.contain('L221-14')
  })

  it('words that oblige to pay are not reported', async () => {
    const said = await warningsOf(async () => {
      const [cart] = await openCart([orderJson(toPay())], '', 'order-label="Acheter et payer"')
      await untilText(cart, 'Acheter et payer')
      await waitUntil(() => stepInAddress() === 'paiement')
    })
    expect(said).to.deep.equal([])
  })

  it('a label keeps its links alone: no other HTML of it is drawn', async () => {
    const libelle =
      'Oui <b>aux</b> <a href="javascript:alert(1)">pièges</a> et <a href="/cgv">conditions</a><img src=x>'
    const [cart] = await openCart([orderJson(toPay({ options: [cgv({ libelle })] }))])
    await untilText(cart, 'Oui aux pièges et conditions')
    const option = part(cart, '.flx-cart__option')
    expect(option.querySelectorAll('a')).to.have.length(1)
    expect(option.querySelector('b, img')).to.equal(null)
  })
})
