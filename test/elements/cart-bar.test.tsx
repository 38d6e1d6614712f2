import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import '../../elements/cart.ts'
import { forgetCart, openCart, part, quantity, settled, textOf, unfoldCode, untilText } from '../support/cart-page.ts'
import { adresse, client, htmlOrder, type OrderState, offre, orderJson, toPay } from '../support/order-wire.tsx'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(forgetCart)
afterEach(() => setViewport({ width: 800, height: 600 }))

const many = Array.from({ length: 12 }, (_, rank) => ({ idligne: String(41 + rank), nom: `Vase ${rank + 1}` }))
const steps: Record<string, OrderState> = {
  cart: { lines: many, panier: { etape: 'panier' } },
  'account, to be told': { lines: many, panier: { etape: 'compte', client: null, sans_compte: 1 } },
  'account, without an address': { lines: many, panier: { etape: 'compte', client } },
  'account, known': {
    lines: many,
    panier: { etape: 'compte', client, adresses: [adresse()], adresse_livraison: '3' },
  },
  payment: { lines: many, ...toPay() },
}

const bar = (cart: Element): HTMLElement => part(cart, '.flx-cart__bar')
const isSeen = (element: Element): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return top >= 0 && left >= 0 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5
}
/** The cart at a step. */
async function at(step: string): Promise<HTMLElement> {
  const [cart] = await openCart([orderJson(steps[step] ?? {})])
  await waitUntil(() => cart.querySelector('[data-flx-mount] [data-flx-stage]'))
  return cart
}

describe('<flx-cart>, the next thing to do', () => {
  it('CART-01 on a phone the order’s bar waits until the whole order is read again, then stays in view', async () => {
    await setViewport({ width: 360, height: 640 })
    const cart = await at('payment')
    scrollTo({ top: scrollY + cart.getBoundingClientRect().top, behavior: 'instant' })
    expect(isSeen(bar(cart))).to.equal(false)
    part(cart, '.flx-cart__recap').scrollIntoView({ block: 'start', behavior: 'instant' })
    expect(isSeen(bar(cart))).to.equal(true)
    scrollTo(0, 0)
  })

  for (const step of ['cart', 'account, known']) {
    it(`CART-01 on a phone the total and the next step stay in view, wherever one reads: ${step}`, async () => {
      await setViewport({ width: 360, height: 640 })
      const cart = await at(step)
      for (const place of [0, 0.5, 1]) {
        const { top, height } = cart.getBoundingClientRect()
        scrollTo({ top: scrollY + top + Math.max(0, height - innerHeight) * place, behavior: 'instant' })
        expect(isSeen(bar(cart)), `${step} at ${place}`).to.equal(true)
      }
      const total = textOf(part(cart, '.flx-cart__row[data-kind="total"] dd'))
      expect(textOf(bar(cart))).to.contain(total)
      const button = part(bar(cart), 'button[type="submit"]')
      const text = document.createRange()
      text.selectNodeContents(button)
      expect(new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size, 'in one line').to.equal(1)
      expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth)
      scrollTo(0, 0)
    })
  }

  it('what has the focus is never under the bar', async () => {
    await setViewport({ width: 360, height: 640 })
    const cart = await at('cart')
    scrollTo(0, 0)
    quantity(cart, '41').focus()
    const met = new Set<Element>()
    for (let presses = 0; presses < 24; presses++) {
      await sendKeys({ press: 'Tab' })
      const { activeElement: active } = document
      if (!active || !cart.contains(active) || bar(cart).contains(active)) continue
      met.add(active)
      const { bottom } = active.getBoundingClientRect()
      expect(bottom, active.outerHTML).to.be.at.most(bar(cart).getBoundingClientRect().top + 0.5)
    }
    expect(met.size).to.be.above(12)
    scrollTo(0, 0)
  })

  it('what has the focus comes out from under the bar where the browser’s scroll to it was cut short', async () => {
    await setViewport({ width: 360, height: 640 })
    const cart = await at('cart')
    const field = quantity(cart, '48')
    const { bottom } = field.getBoundingClientRect()
    scrollTo({ top: scrollY + bottom - innerHeight + 4, behavior: 'instant' })
    const isClear = (): boolean => field.getBoundingClientRect().bottom <= bar(cart).getBoundingClientRect().top + 0.5
    field.focus({ preventScroll: true })
    expect(isClear()).to.equal(false)
    // The code that hears it may come a moment after what is drawn.
    await waitUntil(() => {
      field.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }))
      return isClear()
    })
    scrollTo(0, 0)
  })

  it('CART-04 why a code is refused is read above the bar, without scrolling', async () => {
    await setViewport({ width: 360, height: 640 })
    const refused = { ...steps['cart'], status: 'ko', error: 'Ce code a expiré.', asked: 'useCodePromo' } as const
    const [cart] = await openCart([orderJson(steps['cart'] ?? {}), orderJson({ ...refused, version: 2 })])
    await untilText(cart, 'Vase 12')
    unfoldCode(cart).focus()
    const { bottom } = part(cart, '#flx-cart-code').getBoundingClientRect()
    scrollBy({ top: bottom - bar(cart).getBoundingClientRect().top + 8, behavior: 'instant' })
    await sendKeys({ type: 'ANCIEN' })
    await sendKeys({ press: 'Enter' })
    await untilText(part(cart, '.flx-cart__promo'), 'Ce code a expiré.')
    const said = part(cart, '#flx-cart-code-error')
    await waitUntil(() => said.getBoundingClientRect().bottom <= bar(cart).getBoundingClientRect().top + 0.5)
    scrollTo(0, 0)
  })

  it('in two columns, and where there is little height, nothing sticks over what is read', async () => {
    await setViewport({ width: 1280, height: 800 })
    const cart = await at('cart')
    expect(getComputedStyle(bar(cart)).position).to.equal('static')
    expect(getComputedStyle(part(cart, '.flx-cart__due')).display).to.equal('none')
    await setViewport({ width: 640, height: 360 })
    await waitUntil(() => getComputedStyle(part(cart, '.flx-cart__due')).display !== 'none')
    expect(getComputedStyle(bar(cart)).position).to.equal('static')
  })

  for (const step of Object.keys(steps)) {
    it(`CART-01 one button is put forward at each step: ${step}`, async () => {
      const cart = await at(step)
      const first = [...cart.querySelectorAll('.flx-button--primary')].filter((button) => button.checkVisibility())
      expect(first.map(textOf)).to.have.length(1)
    })
  }

  it('the amount beside the button is for the eye: who hears the page hears the totals', async () => {
    const [cart] = await openCart([orderJson(steps['cart'] ?? {})], htmlOrder(steps['cart'] ?? {}))
    await untilText(cart, 'Vase 12')
    await settled(cart)
    expect(part(cart, '.flx-cart__due').getAttribute('aria-hidden')).to.equal('true')
    expect(part(cart, '.flx-cart__row[data-kind="total"]').closest('[aria-hidden="true"], [hidden]')).to.equal(null)
  })

  it('prices of the choices stand in one column at every width', async () => {
    const offres = [
      offre(),
      offre({ idoffre: '9', nom: 'Retrait dans l’une de nos nombreuses boutiques', prix_ttc: 0 }),
    ]
    const [cart] = await openCart([orderJson(toPay({ offres }))])
    await untilText(cart, 'Mode de livraison')
    await waitUntil(
      () =>
        cart.querySelector('.flx-choice__side') && getComputedStyle(part(cart, '.flx-choice__line')).display === 'grid',
    )
    for (const width of [360, 768, 1280]) {
      await setViewport({ width, height: 800 })
      const sides = [...cart.querySelectorAll('.flx-choice__side')].map((side) => side.getBoundingClientRect())
      expect(new Set(sides.slice(0, 2).map(({ right }) => Math.round(right))).size, `${width}`).to.equal(1)
      const lines = [...cart.querySelectorAll('.flx-choice__line')].map((line) => line.getBoundingClientRect())
      expect(Math.round(sides[1]?.top ?? 0), `${width}`).to.equal(Math.round(lines[1]?.top ?? -1))
    }
  })
})
