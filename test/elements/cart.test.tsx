import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { isLeftToBrowser } from '../support/left-to-browser.ts'
import '../../elements/cart.ts'
import { store } from '../../src/core/store.ts'
import type { CartChangeDetail } from '../../src/domain/cart/cart-events.ts'
import { cartSummaryAtom } from '../../src/domain/cart/known-cart.ts'
import {
  codeField,
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
  textOf,
  unfoldCode,
  untilPartText,
  untilText,
} from '../support/cart-page.ts'
import { foreignCart, htmlCart, wireCart } from '../support/cart-wire.tsx'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(forgetCart)

const two = { lines: [{}, { quantite: 2 }] }
const linesOf = (cart: Element) => cart.querySelectorAll('[data-flx-line]')
const alert = (cart: Element): HTMLElement => part(cart, '.flx-cart__alert')

/** The ways of an answer, each with how its server draws a cart: data drawn by React, the same view in HTML, markup of someone else. */
for (const [way, answer, draw] of [
  ['JSON', json, htmlCart],
  ['HTML', html, htmlCart],
  ['HTML of someone else', foreign, (cart, ...asked) => foreignCart(wireCart(cart), ...asked)],
] as [string, typeof html, typeof htmlCart][]) {
  describe(`<flx-cart>, answers in ${way}`, () => {
    it('CART-02 reads the cart with an empty action, and shows its lines and totals', async () => {
      const [cart, server] = await openCart([answer(two)])
      await untilText(cart, '36,00 € TTC')
      const [request] = await server.requests(1)
      expect(request?.path).to.equal('ajax/modules/boutique/panier/traitement.php')
      expect(fieldsOf(request)).to.deep.equal({ action: '', value: '' })
      expect(linesOf(cart)).to.have.length(2)
      expect(textOf(cart)).to.match(/Total HT ?30,00 € ?TVA 20 % ?6,00 € ?Total TTC ?36,00 €/)
      await settled(cart)
      expect(await server.log()).to.have.length(1)
    })

    it('CART-02 CART-03 sends an absolute quantity with modifQte, and shows what comes', async () => {
      const [cart, server] = await openCart([answer(two), answer({ version: 2, lines: [{ quantite: 2 }, {}] })])
      await untilText(cart, '36,00 € TTC')
      control(cart, 'Augmenter la quantité de Vase 1').click()
      expect(quantity(cart).value).to.equal('2')
      const [, request] = await server.requests(2)
      expect(fieldsOf(request)).to.deep.equal({
        action: 'modifQte',
        value: '41',
        idligne: '41',
        idarticle: '700',
        idreference: '1200',
        quantite: '2',
      })
      await settled(cart)
      await untilText(part(cart, '[data-flx-line="41"]'), '24,00 € TTC')
      expect(quantity(cart).value).to.equal('2')
      expect(quantity(cart, '42').value).to.equal('1')
    })

    it('CART-02 removes a line with supArt; focus goes to the line that takes its place', async () => {
      const [cart, server] = await openCart([answer(two), answer({ version: 2, lines: [{ idligne: '42', nom: 'B' }] })])
      await untilText(cart, 'Vase 2')
      const remove = control(cart, 'Supprimer Vase 1')
      remove.focus()
      remove.click()
      remove.click()
      await waitUntil(() => linesOf(cart).length === 1)
      const log = await server.log()
      expect(log).to.have.length(2)
      expect(log[1]?.fields).to.include({ action: 'supArt', value: '41' })
      await waitUntil(() => document.activeElement === control(cart, 'Supprimer B'))
    })

    it('CART-02 a removal can be undone: the article is added again, with its quantity', async () => {
      const [cart, server] = await openCart([
        answer({ lines: [{}, { quantite: 3 }] }),
        answer({ version: 2 }),
        answer({ version: 3, lines: [{}, { idligne: '50', nom: 'De retour', quantite: 3 }] }),
      ])
      await untilText(cart, 'Vase 2')
      control(cart, 'Supprimer Vase 2').click()
      await untilText(cart, 'Article retiré du panier : Vase 2.')
      control(cart, 'Annuler').click()
      await untilText(cart, 'De retour')
      const [, , request] = await server.log()
      expect(request?.path).to.contain('add_item.php')
      const { cle_ajout, ...fields } = fieldsOf(request)
      expect(fields).to.deep.equal({ idarticle: '701', idreference: '1201', quantite: '3' })
      expect(cle_ajout).to.match(/^[0-9a-f]{32}$/)
      expect(part(cart, '.flx-cart__removed').hidden).to.equal(true)
    })

    it('CART-04 uses a promo code and deletes it', async () => {
      const [cart, server] = await openCart([
        answer({}),
        answer({ version: 2, codes: ['BIENVENUE'] }),
        answer({ version: 3 }),
      ])
      await untilText(cart, 'Vase 1')
      unfoldCode(cart).focus()
      // As it is copied from an e-mail.
      document.execCommand('insertText', false, ' BIENVENUE\u200b\u00a0')
      await sendKeys({ press: 'Enter' })
      await untilText(cart, '−2,40 € TTC')
      expect(codeField(cart).value).to.equal('')
      control(cart, 'Retirer le code BIENVENUE').click()
      await waitUntil(() => !cart.querySelector('[data-flx-action="deleteCodePromo"]'))
      const log = await server.log()
      expect(log.map((request) => sent(request, 'action', 'value'))).to.deep.equal([
        ' ',
        'useCodePromo BIENVENUE',
        'deleteCodePromo BIENVENUE',
      ])
    })

    it('CART-04 sends the choice of HT or TTC as panierv3[action] and panierv3[value]', async () => {
      const [cart, server] = await openCart([answer({}), answer({ version: 2, display: 'ht' })])
      await untilText(cart, '12,00 € TTC')
      control(cart, 'HT').click()
      await untilText(part(cart, '[data-flx-line="41"]'), '10,00 € HT')
      const [, request] = await server.log()
      expect(fieldsOf(request)).to.deep.equal({ 'panierv3[action]': 'change_aff_prix', 'panierv3[value]': 'ht' })
      expect(control(cart, 'HT').getAttribute('aria-pressed')).to.equal('true')
      expect(store.get(cartSummaryAtom)?.display).to.equal('ht')
    })

    it('CART-07 of many fast clicks one request is in flight and one waits; the screen never goes back', async () => {
      const [cart, server] = await openCart([
        answer({}),
        answer({ version: 2, lines: [{ quantite: 2 }] }, { hold: 'first' }),
        answer({ version: 3, lines: [{ quantite: 5 }] }, { hold: 'second' }),
      ])
      await untilText(cart, 'Vase 1')
      const seen: string[] = []
      const look = (): void => {
        const { value } = quantity(cart)
        if (seen.at(-1) !== value) seen.push(value)
      }
      const frames = setInterval(look, 4)
      const more = control(cart, 'Augmenter la quantité de Vase 1')
      for (let click = 0; click < 4; click++) more.click()
      look()
      await server.requests(2)
      await server.release('first')
      const log = await server.requests(3)
      await waitUntil(() => textOf(part(cart, '[data-flx-line="41"]')).includes('24,00'))
      look()
      await server.release('second')
      await untilText(part(cart, '[data-flx-line="41"]'), '60,00')
      look()
      clearInterval(frames)
      await settled(cart)
      expect(log.slice(1).map((request) => sent(request, 'quantite'))).to.deep.equal(['2', '5'])
      expect(seen).to.deep.equal(['5'])
      expect(await server.log()).to.have.length(3)
    })

    it('CART-07 actions on different lines run in order, one at a time', async () => {
      const [cart, server] = await openCart([
        answer(two),
        answer({ version: 2, lines: [{ quantite: 2 }, { quantite: 2 }] }, { hold: 'first' }),
        answer({ version: 3, lines: [{ quantite: 2 }, { quantite: 3 }] }),
        answer({ version: 4, lines: [{ idligne: '42', quantite: 3 }] }),
      ])
      await untilText(cart, 'Vase 2')
      control(cart, 'Augmenter la quantité de Vase 1').click()
      control(cart, 'Augmenter la quantité de Vase 2').click()
      control(cart, 'Supprimer Vase 1').click()
      await server.requests(2)
      expect(await server.log()).to.have.length(2)
      await server.release('first')
      const log = await server.requests(4)
      expect(log.slice(1).map((request) => sent(request, 'action', 'value'))).to.deep.equal([
        'modifQte 41',
        'modifQte 42',
        'supArt 41',
      ])
      await waitUntil(() => linesOf(cart).length === 1)
    })

    it('CART-07 a lost connection loses nothing and says so; the change is kept and sent again', async () => {
      const [cart, server] = await openCart([
        answer(two),
        { drop: true },
        answer({ version: 2, lines: [{ quantite: 2 }, { quantite: 2 }] }),
      ])
      await untilText(cart, 'Vase 2')
      control(cart, 'Augmenter la quantité de Vase 1').click()
      await untilText(alert(cart), 'La connexion au serveur a échoué')
      expect(alert(cart).getAttribute('role')).to.equal('alert')
      expect(textOf(alert(cart))).to.contain('Votre modification est conservée')
      expect(quantity(cart).value).to.equal('2')
      expect(linesOf(cart)).to.have.length(2)
      control(alert(cart), 'Réessayer').click()
      await untilText(part(cart, '[data-flx-line="41"]'), '24,00')
      await waitUntil(() => alert(cart).hidden)
      const log = await server.log()
      expect(sent(log.at(-1), 'action', 'value', 'quantite')).to.equal('modifQte 41 2')
    })

    it('keeps focus, and what is half typed in another line, from one answer to the next', async () => {
      const [cart] = await openCart([answer(two), answer({ version: 2, lines: [{ quantite: 2 }, { quantite: 2 }] })])
      await untilText(cart, 'Vase 2')
      quantity(cart, '42').focus()
      quantity(cart, '42').select()
      await sendKeys({ type: '7' })
      control(cart, 'Augmenter la quantité de Vase 1').click()
      await untilText(part(cart, '[data-flx-line="41"]'), '24,00')
      expect(quantity(cart, '42').value).to.equal('7')
      expect(document.activeElement).to.equal(quantity(cart, '42'))
    })

    it('a refused code says why beside its field, and keeps what was typed', async () => {
      const refused = { status: 'ko', error: 'Ce code a expiré.' } as const
      const second = answer === json ? json(refused) : { body: draw(refused, 'useCodePromo', '') }
      const [cart] = await openCart([answer({}), second])
      let message = ''
      cart.addEventListener('flx-cart-error', (event) => {
        message = event.detail.message
      })
      await untilText(cart, 'Vase 1')
      unfoldCode(cart).focus()
      await sendKeys({ type: 'ANCIEN' })
      await sendKeys({ press: 'Enter' })
      await untilText(cart, 'Ce code a expiré.')
      expect(codeField(cart).value).to.equal('ANCIEN')
      const description = codeField(cart).getAttribute('aria-describedby') ?? ''
      expect(textOf(document.getElementById(description))).to.equal('Ce code a expiré.')
      expect(codeField(cart).getAttribute('aria-invalid')).to.equal('true')
      expect(message).to.equal('Ce code a expiré.')
    })

    it('a cart drawn by the server is the first state: no request, its controls act at once', async () => {
      const [cart, server] = await openCart(
        [answer({ version: 5, lines: [{ quantite: 2 }, { quantite: 2 }] })],
        draw({ version: 4, ...two }),
      )
      expect(store.get(cartSummaryAtom)).to.deep.equal({
        version: 4,
        count: 3,
        totalExclTax: 30,
        totalInclTax: 36,
        display: 'ttc',
      })
      quantity(cart, '42').focus()
      quantity(cart, '42').select()
      await sendKeys({ type: '9' })
      expect(await server.log()).to.have.length(0)
      control(cart, 'Augmenter la quantité de Vase 1').click()
      expect(quantity(cart).value).to.equal('2')
      await untilPartText(cart, '[data-flx-line="41"]', '24,00 € TTC')
      expect(linesOf(cart)).to.have.length(2)
      expect(cart.querySelectorAll('[data-flx-view]')).to.have.length(1)
      expect(quantity(cart, '42').value).to.equal('9')
      expect(document.activeElement).to.equal(quantity(cart, '42'))
      expect(control(cart, 'Valider mon panier').getAttribute('href')).to.equal('/commande')
    })

    it('shows an empty cart', async () => {
      const [cart] = await openCart([answer({ lines: [] })], '', 'shop="/boutique"')
      await untilText(cart, 'Votre panier est vide')
      expect(control(cart, 'Découvrir la boutique').getAttribute('href')).to.equal('/boutique')
    })
  })
}

describe('<flx-cart>', () => {
  it('keeps the other children of the author when React takes over', async () => {
    const [cart] = await openCart(
      [json({ version: 2, lines: [{ quantite: 2 }] })],
      `<h1>Mon panier</h1>${htmlCart({})}<p>Livraison offerte</p>`,
    )
    control(cart, 'Augmenter la quantité de Vase 1').click()
    await waitUntil(() => cart.querySelector('[data-flx-mount] .flx-cart__line'))
    expect(textOf(cart)).to.match(/^Mon panier ?Livraison offerte/)
    expect(cart.querySelectorAll('.flx-cart__line')).to.have.length(1)
  })

  it('takes the cart of a server of its own, without our markup, and its hooks', async () => {
    const own = (count: number) =>
      `<p>Vous avez ${count} article(s)</p><a href="/enlever" data-flx-action="supArt" data-flx-value="7">Enlever</a>`
    const [cart, server] = await openCart([{ body: own(1) }], own(2))
    control(cart, 'Enlever').click()
    await untilText(cart, 'Vous avez 1 article(s)')
    const log = await server.log()
    expect(log).to.have.length(1)
    expect(log[0]?.fields).to.include({ action: 'supArt', value: '7' })
  })

  it('a click with ctrl on a link that acts is left to the browser', async () => {
    const [cart, server] = await openCart([], '<a href="#x" data-flx-action="supArt" data-flx-value="7">Enlever</a>')
    expect(isLeftToBrowser(control(cart, 'Enlever'), { ctrlKey: true })).to.equal(true)
    expect(await server.log()).to.have.length(0)
  })

  it('tells a change when it starts, with the promise of its end, and when it is done', async () => {
    const [cart] = await openCart([json({}), json({ version: 2, lines: [{ quantite: 2 }] })])
    await untilText(cart, 'Vase 1')
    const told: string[] = []
    let detail: CartChangeDetail | undefined
    cart.addEventListener('flx-cart-change', (event) => {
      detail = event.detail
      told.push(`change ${event.detail.action} ${event.detail.value}`)
    })
    cart.addEventListener('flx-cart-changed', (event) => told.push(`changed ${event.detail.summary?.count}`))
    control(cart, 'Augmenter la quantité de Vase 1').click()
    expect(told).to.deep.equal(['change modifQte 41'])
    expect(await detail?.finished).to.deep.include({ count: 2, totalInclTax: 24, display: 'ttc', version: 2 })
    await waitUntil(() => told.length === 2)
    expect(told[1]).to.equal('changed 2')
    expect(localStorage.getItem('flx-cart')).to.equal('2')
  })

  it('a failed change rejects its promise and fires flx-cart-error', async () => {
    const [cart] = await openCart([json({}), { status: 500, body: 'Erreur' }])
    await untilText(cart, 'Vase 1')
    let end: unknown = 'none'
    let message = ''
    cart.addEventListener('flx-cart-change', ({ detail }) => {
      detail.finished.catch((error) => {
        end = error.name
      })
    })
    cart.addEventListener('flx-cart-error', ({ detail }) => {
      message = detail.message
    })
    control(cart, 'Supprimer Vase 1').click()
    await waitUntil(() => end === 'RequestError')
    expect(message).to.equal('Le serveur a rencontré une erreur. Réessayez dans quelques minutes.')
    expect(cart.querySelectorAll('.flx-cart__line')).to.have.length(1)
  })

  it('shows the wait on what was pressed, which keeps its focus; the same code is not sent twice', async () => {
    const [cart, server] = await openCart([json({}), json({ version: 2, codes: ['A'] }, { hold: 'answer' })])
    await untilText(cart, 'Vase 1')
    unfoldCode(cart).value = 'A'
    const apply = control(cart, 'Appliquer')
    apply.focus()
    apply.click()
    expect(apply.getAttribute('aria-busy')).to.equal('true')
    expect(document.activeElement).to.equal(apply)
    apply.click()
    await server.release('answer')
    await untilText(cart, '−2,40 € TTC')
    await waitUntil(() => !apply.hasAttribute('aria-busy'))
    expect(await server.log()).to.have.length(2)
  })

  it('CART-04 the promo code comes after the totals, folded until one is used', async () => {
    const [cart] = await openCart([json({}), json({ version: 2, codes: ['BIENVENUE'] })])
    await untilText(cart, 'Vase 1')
    const promo = part<HTMLDetailsElement>(cart, '.flx-cart__promo')
    expect(promo.open).to.equal(false)
    expect(part(promo, 'summary').getBoundingClientRect().height, 'for a finger').to.be.at.least(44)
    const totals = part(cart, '.flx-cart__totals')
    expect(totals.compareDocumentPosition(promo)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING)
    unfoldCode(cart).value = 'BIENVENUE'
    control(cart, 'Appliquer').click()
    await untilText(cart, '−2,40 € TTC')
    expect(promo.open).to.equal(true)
  })

  it('CART-04 a cart that comes with a promo code, or with one that was refused, shows it unfolded', async () => {
    const [cart] = await openCart([json({ codes: ['BIENVENUE'] })])
    await untilText(cart, 'Vase 1')
    expect(part<HTMLDetailsElement>(cart, '.flx-cart__promo').open).to.equal(true)
    const holder = document.createElement('template')
    holder.innerHTML = htmlCart({ status: 'ko', error: 'Ce code a expiré.' }, 'useCodePromo')
    expect(holder.content.querySelector('.flx-cart__promo')?.hasAttribute('open')).to.equal(true)
  })

  it('announces the new totals politely, and not those it came with', async () => {
    const [cart] = await drawnCart({}, [json({ version: 2, lines: [{ quantite: 2 }] })])
    const status = part(cart, '[role="status"].flx-visually-hidden')
    expect(textOf(status)).to.equal('')
    control(cart, 'Augmenter la quantité de Vase 1').click()
    await untilText(status, 'Panier : 2 articles, 24,00 € TTC.')
  })
})
