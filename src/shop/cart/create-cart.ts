import { callCart } from './api/cart-api.ts'
import { type CartActions, createCartActions } from './controls/cart-actions.ts'
import { CartQuantities } from './controls/cart-quantities.ts'
import { CartEngine } from './engine/cart-engine.ts'

/** The objects that run one cart. */
export interface CartParts {
  engine: CartEngine
  quantities: CartQuantities
  actions: CartActions
}

/** Creates the objects that run a cart. None of them starts by itself. */
export function createCart(host: HTMLElement): CartParts {
  const quantities = new CartQuantities(host)
  const engine = new CartEngine({
    target: host,
    call: callCart,
    onSettled({ action, value }, isRefused) {
      if (action === 'modifQte') quantities.settle(value, isRefused)
    },
  })
  return { engine, quantities, actions: createCartActions(engine, quantities) }
}
