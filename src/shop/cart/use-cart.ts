import { useEffect, useState } from 'react'
import { useHostMethod } from '../../core/element/host.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { useObservable } from '../../core/use-observable.ts'
import { onKnownCart } from '../../domain/cart/known-cart.ts'
import { type CartCall, createCartCall } from './api/cart-api.ts'
import type { CartMethods } from './cart-methods.ts'
import type { Cart } from './contract/cart-reply.ts'
import { type CartActions, createCartActions } from './controls/cart-actions.ts'
import { CartQuantities } from './controls/cart-quantities.ts'
import { followTyping } from './controls/follow-typing.ts'
import { CartEngine } from './engine/cart-engine.ts'
import type { CartState } from './engine/cart-state.ts'
import { jsonCode } from './lazy-code.ts'
import type { CartViewComponent } from './view/load-view.ts'

/** The parts of one cart. */
export interface CartParts {
  engine: CartEngine
  quantities: CartQuantities
  actions: CartActions
  /** What draws each cart that came as JSON. */
  views: WeakMap<Cart, CartViewComponent>
  /** What the steps of the order need, once one was drawn. */
  steps: typeof import('./checkout/checkout.ts') | null
}

/** By element: a cart that is taken out and put back still knows how its server answers. */
const calls = new WeakMap<HTMLElement, CartCall>()

function callOf(host: HTMLElement): CartCall {
  const call = calls.get(host) ?? createCartCall()
  calls.set(host, call)
  return call
}

function createCart(host: HTMLElement): CartParts {
  const quantities = new CartQuantities(host)
  const views: CartParts['views'] = new WeakMap()
  const call = callOf(host)
  const engine = new CartEngine({
    target: host,
    async call(request) {
      const answer = await call(request)
      if (answer.type === 'json') views.set(answer.cart, await (await jsonCode()).loadView(answer.cart))
      return answer
    },
    onSettled({ action, value }, isRefused) {
      if (action === 'modifQte') quantities.settle(value, isRefused)
    },
  })
  return { engine, quantities, actions: createCartActions(engine, quantities), views, steps: null }
}

/** Milliseconds after which a cart that comes back into view is read again. */
const shelfLife = 60_000

/** Reads the cart again when it may have changed elsewhere: Back, another tab, another widget, a long absence. */
function followOthers(cart: CartParts, host: FlxElement): () => void {
  const { engine } = cart
  const stop = new AbortController()
  const { signal } = stop
  const readAgain = (): void => void engine.refresh()
  document.addEventListener('flx-cart-stale', readAgain, { signal })
  document.addEventListener(
    'flx-cart-changed',
    ({ detail, target }) => target !== host && !detail.summary && readAgain(),
    { signal },
  )
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && engine.age() > shelfLife && readAgain(),
    { signal },
  )
  const retry = (): void => {
    const { problem, kept } = engine.state.get()
    if (problem && kept !== 'order') engine.retry()
  }
  addEventListener('online', retry, { signal })
  // At once: an answer that is drawn meanwhile would take the address of before for its own.
  addEventListener('popstate', () => cart.steps?.followAddress(host, engine), { signal })
  const stopFollowing = onKnownCart(() => queueMicrotask(() => engine.catchUp()))
  return () => {
    stop.abort()
    stopFollowing()
  }
}

/** The behaviour of a cart in the page: its parts, what it shows, its methods, the signals it follows. */
export function useCart(host: FlxElement<CartMethods>): [CartParts, CartState] {
  const [cart] = useState(() => createCart(host))
  const { engine, quantities, actions } = cart
  const state = useObservable(engine.state)
  useEffect(() => followOthers(cart, host), [cart, host])
  useEffect(() => followTyping(host, quantities, actions), [host, quantities, actions])
  useHostMethod(host, 'refresh', () => engine.refresh())
  useHostMethod(host, 'perform', (action, value, fields) =>
    engine.perform({ action, value, fields: Object.entries(fields) }),
  )
  return [cart, state]
}
