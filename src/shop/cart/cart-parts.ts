import { onKnownCart } from '../../domain/cart/known-cart.ts'
import { type CartCalls, createCartCalls } from './api/cart-api.ts'
import type { Cart } from './contract/cart-reply.ts'
import { type CartActions, createCartActions } from './controls/cart-actions.ts'
import { CartQuantities } from './controls/cart-quantities.ts'
import { CartEngine } from './engine/cart-engine.ts'
import { jsonCode } from './lazy-code.ts'
import type { CartDrawing } from './view/draw-cart.tsx'
import type { CartViewComponent } from './view/load-view.ts'

/** The parts of one cart. */
export interface CartParts {
  engine: CartEngine
  quantities: CartQuantities
  actions: CartActions
  /** What draws each cart that came as JSON. */
  views: WeakMap<Cart, CartViewComponent>
  /** Where they are drawn; null until there is one. */
  drawing: CartDrawing | null
  /** What the steps of the order need, once one was drawn. */
  steps: typeof import('./checkout/checkout.ts') | null
}

/** By element: a cart that is taken out and put back still knows how its server answers. */
const calls = new WeakMap<HTMLElement, CartCalls>()

function callsOf(host: HTMLElement): CartCalls {
  const found = calls.get(host) ?? createCartCalls()
  calls.set(host, found)
  return found
}

/** @param onError - A cart could not be drawn. */
export function createCart(host: HTMLElement, onError: (error: unknown) => void): CartParts {
  const quantities = new CartQuantities(host)
  const { call } = callsOf(host)
  const engine = new CartEngine({
    target: host,
    async call(request) {
      const answer = await call(request)
      if (answer.type !== 'json') return answer
      const { loadView, CartDrawing } = await jsonCode()
      parts.views.set(answer.cart, await loadView(answer.cart))
      parts.drawing ??= new CartDrawing(onError)
      return answer
    },
    onSettled({ action, value }, isRefused) {
      if (action === 'modifQte') quantities.settle(value, isRefused)
    },
  })
  const actions = createCartActions(engine, quantities)
  const parts: CartParts = { engine, quantities, actions, views: new WeakMap(), drawing: null, steps: null }
  return parts
}

/** Milliseconds after which a cart that comes back into view is read again. */
const shelfLife = 60_000

/** Reads the cart again when it may have changed elsewhere: Back, another tab, another widget, a long absence. */
export function followOthers(cart: CartParts, host: HTMLElement): () => void {
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
    const { problem, kept } = engine.now
    if (problem && kept !== 'order') engine.retry()
  }
  addEventListener('online', retry, { signal })
  // At once: an answer that is drawn meanwhile would take the address of before for its own.
  addEventListener('popstate', () => cart.steps?.followAddress(host, engine), { signal })
  const prepare = (): void => callsOf(host).prepare()
  for (const type of ['pointerover', 'focusin']) host.addEventListener(type, prepare, { signal, once: true })
  const stopFollowing = onKnownCart(() => queueMicrotask(() => engine.catchUp()))
  return () => {
    stop.abort()
    stopFollowing()
  }
}
