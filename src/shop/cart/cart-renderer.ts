import { findFirst } from '../../core/browser/select.ts'
import type { BehaviourHost } from '../../core/element/behaviour-element.ts'
import { textsVersion } from '../../core/i18n/texts.ts'
import { readCartSummary } from '../../domain/cart/cart-summary.ts'
import { reportMissingHooks } from '../../domain/cart/missing-hooks.ts'
import { isState } from '../../ui/server-view/initial-view.ts'
import { ServerView } from '../../ui/server-view/server-view.ts'
import { cartAddress, type JsonAnswer } from './api/cart-api.ts'
import { isCartAction } from './api/cart-request.ts'
import type { cartAttributes } from './cart-attributes.ts'
import type { CartParts } from './cart-parts.ts'
import { type CartState, initialState } from './engine/cart-state.ts'
import { checkoutCode } from './lazy-code.ts'

interface Links {
  nextHref?: string
  nextLabel?: string
  shopHref?: string
  orderLabel?: string
}

/** The links of the view that the server drew, for React to draw them too. */
function linksOf(view: Element | null): Links {
  const link = (name: string) => view && findFirst<HTMLAnchorElement>(`a.flx-cart__${name}`, view)
  return {
    nextHref: link('next')?.getAttribute('href') ?? undefined,
    nextLabel: link('next')?.textContent?.trim() || undefined,
    shopHref: link('shop')?.getAttribute('href') ?? undefined,
    orderLabel: view?.querySelector('[data-flx-action="valide_panier"]')?.textContent?.trim() || undefined,
  }
}

/** The prefix of the ids that each cart writes. */
const prefixes = new WeakMap<Element, string>()

/** The first cart of the page writes the ids that the server's view has; a second one shares none with it. */
function prefixOf(host: HTMLElement): string {
  const known = prefixes.get(host)
  if (known) return known
  const taken = [...document.querySelectorAll('flx-cart')].map((cart) => prefixes.get(cart))
  let prefix = 'flx-cart'
  for (let rank = 2; taken.includes(prefix); rank++) prefix = `flx-cart-${rank}`
  prefixes.set(host, prefix)
  return prefix
}

/**
 * Draws what the cart shows: the view that came with the page, an answer in HTML, or one in JSON by the cart's own views.
 * After each drawing it lays the wanted quantities over it and brings the steps of the order to life.
 */
export class CartRenderer {
  #host: BehaviourHost<typeof cartAttributes>
  #cart: CartParts
  #view: ServerView
  #links: Links = {}
  #inSteps = false
  #state: CartState = initialState
  #drawnAnswer: CartState['answered'] = null
  /** What a cart in JSON was last drawn from, beside the cart. */
  #drawnWith = ''

  constructor(host: BehaviourHost<typeof cartAttributes>, cart: CartParts) {
    this.#host = host
    this.#cart = cart
    this.#view = new ServerView({ host, afterRender: () => this.#afterRender() })
  }

  /** Where the view is when it is not the page's. */
  get place(): HTMLElement {
    return this.#view.own
  }

  /** Starts from the view of the page. @returns a function that stops it. */
  start(): () => void {
    const { actions } = this.#cart
    const stop = this.#view.start((view) => this.#begin(view), actions.perform, isCartAction)
    return () => {
      stop()
      this.#cart.drawing?.end()
    }
  }

  draw(state: CartState): void {
    const { shown, said } = state
    const isNew = shown !== this.#state.shown
    const isSaid = said !== null && said !== this.#state.said
    this.#state = state
    if (shown?.type === 'html' && isNew) {
      this.#cart.drawing?.end()
      this.#view.showHtml(shown.html)
    }
    if (shown?.type === 'json') this.#drawJson(shown, isNew)
    // Words alone draw no view: a quantity that was refused is no longer the wanted one all the same.
    if (isSaid) this.#cart.quantities.afterRender()
  }

  #drawJson({ cart, notice, relays }: JsonAnswer, isNew: boolean): void {
    const { views, drawing } = this.#cart
    const View = views.get(cart)
    const { next, nextLabel, shop, orderLabel } = this.#host
    const drawnWith = JSON.stringify([next, nextLabel, shop, orderLabel, textsVersion()])
    if (!View || !drawing || (!isNew && drawnWith === this.#drawnWith)) return
    this.#drawnWith = drawnWith
    const given = this.#links
    const props = {
      cart,
      notice,
      relays,
      action: cartAddress(),
      id: prefixOf(this.#host),
      nextHref: next || given.nextHref,
      nextLabel: nextLabel || given.nextLabel,
      shopHref: shop || given.shopHref,
      orderLabel: orderLabel || given.orderLabel,
    }
    this.#view.draw((place, onDrawn) => drawing.draw(place, View, props, onDrawn))
  }

  #begin(view: HTMLElement | null): void {
    const { engine, actions } = this.#cart
    this.#links = linksOf(view)
    if (view && isState(view)) {
      const { summary, missing } = readCartSummary(view)
      if (missing.length > 0) reportMissingHooks(document.baseURI, missing)
      engine.start(summary)
    } else void engine.refresh()
    if (view) actions.takeOver(view)
  }

  #afterRender(): void {
    const { engine, quantities, actions } = this.#cart
    const { shown, answered } = this.#state
    quantities.afterRender(shown?.type === 'json' ? shown.cart.lines.length : undefined)
    // Taken with this drawing: the code of the steps may come when a newer answer is known and not drawn yet.
    const news = answered === this.#drawnAnswer ? null : answered
    this.#drawnAnswer = answered
    const host = this.#host
    if (!this.#inSteps && !host.querySelector('[data-flx-view]')?.hasAttribute('data-flx-stage')) return
    this.#inSteps = true
    checkoutCode().then(
      (steps) => {
        this.#cart.steps = steps
        steps.updateSteps(host, engine, actions.perform, news)
      },
      () => {},
    )
  }
}
