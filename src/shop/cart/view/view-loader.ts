import type { ReactNode } from 'react'
import type { Cart } from '../contract/cart-reply.ts'
import { checkoutCode, jsonCode, needed, stepViewsCode } from '../lazy-code.ts'
import type { CartViewProps } from './cart-frame.tsx'

type View = (props: CartViewProps) => ReactNode

const isBasket = ({ step, lines }: Cart): boolean => !step || step === 'cart' || lines.length === 0

/** The views of one cart. The steps of the order come with the first of them. */
export class ViewLoader {
  #basket: View | null = null
  #steps: View | null = null

  /** Fetches what draws a cart. @throws {RequestError} where it cannot be fetched. */
  async load(cart: Cart): Promise<void> {
    if (isBasket(cart)) this.#basket ??= (await needed(jsonCode())).BasketView
    else this.#steps ??= (await needed(stepViewsCode())).CartView
    if (cart.step) await needed(checkoutCode())
  }

  /** What draws a cart that was loaded. */
  viewOf(cart: Cart): View | null {
    return isBasket(cart) ? this.#basket : this.#steps
  }
}
