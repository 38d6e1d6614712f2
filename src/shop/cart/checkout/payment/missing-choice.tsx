import type { Cart, CartNotice } from '../../contract/cart-reply.ts'
import type { Hindrance } from '../../contract/order.ts'
import { refusing } from '../../view/notice-place.ts'

/** Returns why an order was refused, if it was for this choice; undefined otherwise. */
export function missingChoice(
  { hindrances }: Cart,
  notice: CartNotice | null,
  about: Hindrance['about'],
): string | undefined {
  if (!refusing(notice, 'valide_panier')) return undefined
  return hindrances.find((each) => each.about === about)?.message
}

/** Shows above a choice that it is still to be made. */
export function MissingChoice({ message }: { message: string | undefined }) {
  return message ? <p className="flx-message flx-message--error flx-cart__missing-choice">{message}</p> : null
}
