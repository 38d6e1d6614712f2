import type { ReactNode } from 'react'
import { BasketView } from '../basket/basket-view.tsx'
import type { Cart } from '../contract/cart-reply.ts'
import { checkoutCode, needed } from '../lazy-code.ts'
import type { CartViewProps } from './cart-frame.tsx'

/** Draws a cart. */
export type CartViewComponent = (props: CartViewProps) => ReactNode

/**
 * What draws a cart: the steps of the order come with the first of them.
 *
 * @throws {RequestError} where their code cannot be fetched.
 */
export async function loadView({ step, lines }: Cart): Promise<CartViewComponent> {
  if (!step) return BasketView
  const isBasket = step === 'cart' || lines.length === 0
  const views = isBasket ? BasketView : import('./cart-view.tsx').then(({ CartView }) => CartView)
  const [View] = await needed(Promise.all([views, checkoutCode()]))
  return View
}
