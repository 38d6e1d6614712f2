import { aTimeout, expect, fixture } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import '../../elements/cart-badge.ts'
import type { FlxCartBadgeElement } from '../../elements/cart-badge.ts'
import '../../elements/cart.ts'
import type { CartSummary } from '../../src/domain/cart/cart-summary.ts'
import { learnCart } from '../../src/domain/cart/known-cart.ts'
import { type Answer, type Script, scriptCalls } from '../support/answers-client.ts'
import {
  control,
  drawnCart,
  forgetCart,
  html,
  json,
  part,
  tellStaleCart,
  textOf,
  untilText,
} from '../support/cart-page.ts'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(forgetCart)

const drawn = '<a href="/panier">Panier <b data-flx-cart-count>1</b> <i data-flx-cart-total>12,00 € TTC</i></a>'

async function openBadges(answers: Answer[], content = drawn, attributes = ''): Promise<[HTMLElement, Script]> {
  const server = await scriptCalls(...answers)
  const tag = `<flx-cart-badge ${attributes}>${content}</flx-cart-badge>`
  return [await fixture(`<div>${tag}${tag}</div>`), server]
}

const badgeOf = (place: Element): FlxCartBadgeElement => part<FlxCartBadgeElement>(place, 'flx-cart-badge')

function summary(values: Partial<CartSummary> = {}): CartSummary {
  return { version: 2, count: 3, totalExclTax: 37.5, totalInclTax: 45, display: 'ttc', ...values }
}

describe('<flx-cart-badge>', () => {
  it('keeps what the server drew, and asks for nothing', async () => {
    const [place, server] = await openBadges([])
    expect(textOf(badgeOf(place))).to.equal('Panier 1 12,00 € TTC')
    await new Promise((resolve) => setTimeout(resolve))
    expect(await server.log()).to.have.length(0)
  })

  it('agrees with the cart: count, total, accessible name; the author’s markup stays', async () => {
    const [place] = await openBadges([])
    const link = part(place, 'a')
    learnCart(summary())
    expect(textOf(link)).to.equal('Panier 3 45,00 € TTC')
    expect(part(place, 'a')).to.equal(link)
    expect(textOf(badgeOf(place))).to.equal('Panier 3 45,00 € TTC')
    expect(link.getAttribute('aria-label')?.replace(/\s/g, ' ')).to.equal('Panier, 3 articles, 45,00 € TTC')
    learnCart(summary({ version: 3, display: 'ht' }))
    expect(textOf(link)).to.equal('Panier 3 37,50 € HT')
    learnCart(summary({ version: 4, count: 0, totalExclTax: 0, totalInclTax: 0 }))
    expect(link.getAttribute('aria-label')?.replace(/\s/g, ' ')).to.equal('Panier, 0 article, 0,00 € TTC')
    expect(badgeOf(place).hasAttribute('data-flx-empty')).to.equal(true)
  })

  it('follows a change in the cart of the page without a request of its own', async () => {
    const [place] = await openBadges([])
    const [cart, server] = await drawnCart({}, [json({ version: 2, lines: [{ quantite: 4 }] })])
    control(cart, 'Augmenter la quantité de Vase 1').click()
    await untilText(badgeOf(place), 'Panier 4 48,00 € TTC')
    await untilText(cart, '48,00 € TTC')
    expect(await server.log()).to.have.length(1)
  })

  it('one that wakes during a change waits for its answer', async () => {
    const [cart, server] = await drawnCart({}, [json({ version: 2, lines: [{ quantite: 2 }] }, { hold: 'answer' })])
    control(cart, 'Augmenter la quantité de Vase 1').click()
    await forgetCart()
    const badge = await fixture(`<flx-cart-badge>${drawn}</flx-cart-badge>`)
    expect(textOf(badge)).to.equal('Panier 1 12,00 € TTC')
    await server.release('answer')
    await untilText(badge, 'Panier 2 24,00 € TTC')
    expect(await server.log()).to.have.length(1)
  })

  it('after another tab, all the badges of the page ask once', async () => {
    const [place, server] = await openBadges([json({ version: 9, lines: [{ quantite: 7 }] })])
    tellStaleCart()
    await untilText(badgeOf(place), 'Panier 7 84,00 € TTC')
    const log = await server.log()
    expect(log).to.have.length(1)
    expect(log[0]?.fields).to.deep.equal({ action: '', value: '' })
    expect(textOf(place)).to.equal('Panier 7 84,00 € TTCPanier 7 84,00 € TTC')
  })

  it('one that wakes after the signal asks too: Back from the disk cache, another tab', async () => {
    tellStaleCart()
    const [place, server] = await openBadges([html({ version: 9, lines: [{ quantite: 5 }] })])
    await untilText(badgeOf(place), 'Panier 5 60,00 € TTC')
    expect(await server.log()).to.have.length(1)
  })

  it('leaves it to a cart of the page that reads itself again', async () => {
    const [cart, server] = await drawnCart({}, [json({ version: 3, lines: [{ quantite: 3 }] })])
    const badge = await fixture(`<flx-cart-badge>${drawn}</flx-cart-badge>`)
    tellStaleCart()
    await untilText(badge, 'Panier 3 36,00 € TTC')
    await untilText(cart, '36,00 € TTC')
    expect(await server.log()).to.have.length(1)
  })

  it('a failure changes nothing', async () => {
    const [place, server] = await openBadges([{ drop: true }, json({ version: 2, lines: [{ quantite: 2 }] })])
    tellStaleCart()
    await waitUntil(async () => (await server.log())[0]?.ended)
    expect(textOf(badgeOf(place))).to.equal('Panier 1 12,00 € TTC')
    await waitUntil(() => {
      // Looked at first: what is asked for last would go on in the next test.
      const isThere = textOf(badgeOf(place)) === 'Panier 2 24,00 € TTC'
      if (!isThere) tellStaleCart()
      return isThere
    })
  })

  it('a server of its own that says no summary is asked once', async () => {
    const [place, server] = await openBadges([{ body: '<p data-flx-view>Deux articles</p>' }, { body: 'plus tard' }])
    tellStaleCart()
    await waitUntil(async () => (await server.log())[0]?.ended)
    tellStaleCart()
    // A badge asks in the task after: what is asked for in a later one comes second, unless it has asked again.
    await aTimeout(0)
    await fetch(server.address('plus-tard'))
    expect((await server.log()).slice(1).map(({ path }) => path)).to.deep.equal(['plus-tard'])
    expect(textOf(badgeOf(place))).to.equal('Panier 1 12,00 € TTC')
  })

  it('learns from the HTML of a server its own: a count and a total as a template writes them, without a version', async () => {
    const cart = (count: number, total: string) =>
      `<p data-flx-view data-flx-count="${count}" data-flx-total-ttc="${total}">Panier</p>`
    const [place, server] = await openBadges([{ body: cart(7, '1 234,50 €') }, { body: cart(8, '1.300,00 €') }])
    tellStaleCart()
    await untilText(badgeOf(place), 'Panier 7 1 234,50 € TTC')
    const stored = localStorage.getItem('flx-cart')
    tellStaleCart()
    await untilText(badgeOf(place), 'Panier 8 1 300,00 € TTC')
    expect(localStorage.getItem('flx-cart'), 'what tells other tabs').not.to.equal(stored)
    expect(await server.log()).to.have.length(2)
  })

  it('an empty one draws its own link, and asks for its count', async () => {
    const [place] = await openBadges([json({ lines: [{ quantite: 2 }] })], '', 'href="/panier"')
    await untilText(badgeOf(place), 'Panier 2')
    const link = part<HTMLAnchorElement>(place, 'a')
    expect(link.getAttribute('href')).to.equal('/panier')
    expect(link.getAttribute('aria-label')?.replace(/\s/g, ' ')).to.equal('Panier, 2 articles, 24,00 € TTC')
  })

  it('around a link without a count, adds one beside it', async () => {
    const [place] = await openBadges([json({ lines: [{ quantite: 2 }] })], '<a href="/panier">Mon panier</a>')
    await untilText(badgeOf(place), 'Mon panier2')
    expect(part(place, 'a').textContent).to.equal('Mon panier')
  })

  it('a count that a page out of a cache leaves empty is asked for', async () => {
    const link = '<a href="/panier">Panier <b data-flx-cart-count> </b></a>'
    const [place, server] = await openBadges([json({ lines: [{ quantite: 2 }] })], link)
    await untilText(badgeOf(place), 'Panier 2')
    expect(await server.log()).to.have.length(1)
  })

  it('a new count moves, but not for those who asked for less motion', async () => {
    const [place] = await openBadges([])
    const count = part(place, '[data-flx-cart-count]')
    await emulateMedia({ reducedMotion: 'reduce' })
    learnCart(summary())
    expect(count.getAnimations()).to.have.length(0)
    await emulateMedia({ reducedMotion: 'no-preference' })
    learnCart(summary({ version: 3, count: 4 }))
    expect(count.getAnimations()).to.have.length(1)
  })
})
